import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { appendRotating, rotatedFiles } from "../../../main/core/log/rotating-file.ts";
import { instant } from "../../../shared/time.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** The end of the name of what another program holds, so that it can't be deleted; empty: nothing. */
const held = vi.hoisted(() => ({ path: "" }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  return {
    ...real,
    unlinkSync: (path: unknown) => {
      if (held.path !== "" && path === held.path) throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
      return real["unlinkSync"]?.(path);
    },
  };
});
afterEach(() => void (held.path = ""));

test("[ZU2] no line is lost while the oldest file of the log can't be deleted, and no other one is kept for it", () => {
  const file = { folder: join(tempFolder(), "log"), name: "switchover", maxBytes: 100, files: 3 };
  const put = (line: number): void =>
    appendRotating(file, `line ${line} ${"x".repeat(80)}\n`, instant(Date.UTC(2026, 0, line)));
  const linesOf = (): readonly string[] =>
    rotatedFiles(file).map((path) => readFileSync(path, "utf8").slice(0, 6));
  for (let line = 1; line <= 3; line += 1) put(line);
  held.path = rotatedFiles(file).at(-1) ?? "";
  for (let line = 4; line <= 6; line += 1) put(line);
  expect(linesOf()).toEqual(["line 6", "line 5", "line 4", "line 1"]);
  held.path = "";
  put(7);
  expect(linesOf()).toEqual(["line 7", "line 6", "line 5"]);
});
