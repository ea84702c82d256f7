import type * as Fs from "node:fs";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { filesToCopy } from "../../../main/core/data-copy/copied-files.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const going = vi.hoisted(() => ({ path: "" }));
vi.mock("node:fs", async (original) => {
  const real = await original<typeof Fs>();
  const readdirSync = (path: string): readonly string[] => {
    if (path === going.path) real.rmSync(path, { recursive: true });
    return real.readdirSync(path);
  };
  return { ...real, readdirSync };
});

test("[ZG2] a folder that goes while a copy lists what it holds keeps no copy from being made", () => {
  const dataDir = tempFolder();
  for (const name of ["batches", "tests"]) {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, "one"), "x");
  }
  going.path = join(dataDir, "batches");
  expect(valueOf(filesToCopy(dataDir)).map(({ path }) => path)).toEqual(["tests/one"]);
  going.path = dataDir;
  expect(() => filesToCopy(dataDir)).toThrow(/^ENOENT/);
});
