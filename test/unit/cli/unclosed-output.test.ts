import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { replaceUnsynced, writeBeside } from "../../../main/core/storage/durable-file.ts";
import { nothing } from "../../../main/hosts/headless/refusal.ts";
import { writeOutput } from "../../../main/hosts/headless/output-file.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** What the disk answers: closing a file tells that it is full, as on a share; `write`: so does writing to it. */
const disk = vi.hoisted(() => ({ close: "", write: "" }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  const failed = (code: string): Error => Object.assign(new Error(code), { code });
  return {
    ...real,
    closeSync: (handle: unknown) => {
      // The handle is closed all the same.
      real["closeSync"]?.(handle);
      if (disk.close !== "") throw failed(disk.close);
    },
    writeSync: (...given: unknown[]) => {
      if (disk.write !== "") throw failed(disk.write);
      return real["writeSync"]?.(...given);
    },
  };
});
afterEach(() => void Object.assign(disk, { close: "", write: "" }));

test("[ZA1] what ended a new version of a file is told where it can't be closed, and nothing is left of it", () => {
  const path = join(tempFolder(), "list");
  writeFileSync(path, "before");
  disk.close = "ENOSPC";
  const refused = writeOutput({ path, shown: path, option: "--out" }, "text", {
    mode: 0o600,
    works: nothing("sent"),
  });
  disk.close = "";
  expect(refused?.words?.(terminalEnglish).what).toContain("the disk is full");
  expect(readFileSync(path, "utf8")).toBe("before");
  expect(readdirSync(join(path, ".."))).toEqual(["list"]);
});

test("[ZA1] nothing is left of a file that couldn't be closed, and why it wasn't written isn't hidden by that", () => {
  const path = join(tempFolder(), "list");
  disk.close = "EDQUOT";
  expect(() => replaceUnsynced(path, "text")).toThrow("EDQUOT");
  disk.write = "ENOSPC";
  disk.close = "EIO";
  expect(() => writeBeside(path, "text")).toThrow("ENOSPC");
  expect(readdirSync(join(path, ".."))).toEqual([]);
});
