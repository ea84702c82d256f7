import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { beginRewrite, discardRewrites } from "../../../main/core/storage/rewrite.ts";
import { nothing } from "../../../main/hosts/headless/refusal.ts";
import { unfitOutput, writeOutput } from "../../../main/hosts/headless/output-file.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** A folder in which names can be made and not deleted, as on a share; empty: there is none. */
const share = vi.hoisted(() => ({ path: "" }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  const failed = (code: string): Error => Object.assign(new Error(code), { code });
  return {
    ...real,
    unlinkSync: (path: unknown) => {
      if (share.path !== "" && String(path).startsWith(share.path) && real["existsSync"]?.(path) === true)
        throw failed("EPERM");
      return real["unlinkSync"]?.(path);
    },
    fsyncSync: (handle: unknown) => {
      if (share.path !== "" && existsSync(join(share.path, "full"))) throw failed("ENOSPC");
      return real["fsyncSync"]?.(handle);
    },
  };
});
afterEach(() => void (share.path = ""));

const SETTINGS = { mode: 0o600, works: nothing("sent") };
const file = (path: string) => ({ path, shown: path, option: "--out" });

test("[ZA1] a new file is written in a folder in which nothing can be deleted", () => {
  share.path = tempFolder();
  const path = join(share.path, "list");
  expect(unfitOutput(file(path), SETTINGS.works)).toBeUndefined();
  expect(writeOutput(file(path), "text", SETTINGS)).toBeUndefined();
  expect(readFileSync(path, "utf8")).toBe("text");
});

test("[ZA1] what ended a new version of a file is told, also where that can't be deleted", () => {
  share.path = tempFolder();
  const path = join(share.path, "list");
  for (const name of ["list", "full"]) writeFileSync(join(share.path, name), "before");
  const { words } = writeOutput(file(path), "text", SETTINGS) ?? {};
  expect(words && words(terminalEnglish).what).toContain("the disk is full");
  expect(readFileSync(path, "utf8")).toBe("before");
});

test("[ZA1] each new version is given up when a signal ends the command, also where one can't be deleted", () => {
  share.path = tempFolder();
  for (const name of ["one", "two"]) {
    writeFileSync(join(share.path, name), "before");
    beginRewrite(join(share.path, name)).write(Buffer.from("part"));
  }
  expect(discardRewrites).not.toThrow();
});
