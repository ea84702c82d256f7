import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { removeLeftWork, removeTemporary, temporaryName } from "../../../main/core/data-copy/copy-work.ts";
import { removeAbandoned } from "../../../main/core/storage/durable-file.ts";
import { removeFolder, removeLeft } from "../../../main/core/storage/removal.ts";
import { openTemporaryFolder } from "../../../main/core/storage/temporary-folders.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** The name of what another program holds, so that it can't be deleted. */
const held = vi.hoisted(() => ({ name: "" }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  return {
    ...real,
    unlinkSync: (path: unknown) => {
      if (held.name !== "" && String(path).endsWith(held.name))
        throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
      return real["unlinkSync"]?.(path);
    },
  };
});
afterEach(() => void (held.name = ""));

function folderOf(...names: readonly string[]): string {
  const folder = tempFolder();
  mkdirSync(join(folder, "below"));
  for (const name of names) writeFileSync(join(folder, name), "a private message");
  return folder;
}

test("of a folder everything is deleted that can be, and what can't is told", () => {
  const [told, left] = [folderOf("a-held", "b", "below/c"), folderOf("a-held", "b", "below/c")];
  held.name = "a-held";
  expect(() => removeFolder(told)).toThrow("EBUSY");
  removeLeft(left);
  expect([readdirSync(told), readdirSync(left)]).toEqual([["a-held"], ["a-held"]]);
});

test("what killed processes left is deleted also beside what can't be", () => {
  const names = ["a.0123456789ab.tmp", "a.1123456789ab.tmp", "copying-0123456789ab", "copying-1123456789ab"];
  const folder = folderOf(...names);
  held.name = "0123456789ab.tmp";
  expect(() => removeAbandoned(join(folder, "a"), { inUse: false })).toThrow("EBUSY");
  held.name = "copying-0123456789ab";
  expect(removeLeftWork(folder)).toEqual({ ok: false, problem: { kind: "storageFailed", code: "EBUSY" } });
  expect(names.filter((name) => existsSync(join(folder, name)))).toEqual([names[0], names[2]]);
  const copy = temporaryName(folder, join(folder, "copy"));
  const copies = ["000000", "111111"].map((end) => copy.replace(/[0-9a-f]{6}\.tmp$/, `${end}.tmp`));
  for (const path of copies) writeFileSync(path, "");
  held.name = "000000.tmp";
  removeTemporary(folder, join(folder, "copy"), "now");
  expect(copies.map((path) => existsSync(path))).toEqual([true, false]);
});

test("a temporary folder that can't be deleted now ends no work that is done", () => {
  const { folder, remove } = openTemporaryFolder({
    prefix: "switchover-held-test-",
    lock: "work",
    lockedWithinMs: 60_000,
  });
  writeFileSync(join(folder, "a-held"), "");
  held.name = "a-held";
  expect(remove).not.toThrow();
  held.name = "";
  remove();
  expect(existsSync(folder)).toBe(false);
});
