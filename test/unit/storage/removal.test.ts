import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeFile, removeFolder, removeLeftPatiently } from "../../../main/core/storage/removal.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** A folder with a file, one of its own below, and a link out of it. */
function filledFolder(parent: string): string {
  const folder = join(parent, "folder");
  mkdirSync(join(folder, "below"), { recursive: true });
  for (const name of ["one", "below/two"]) writeFileSync(join(folder, name), "x");
  return folder;
}

test("a file, a link and a folder are deleted, and what a link leads to stays", () => {
  const parent = tempFolder();
  const folder = filledFolder(parent);
  const outside = join(parent, "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "kept"), "x");
  symlinkSync(outside, join(folder, "link"));
  symlinkSync("nowhere", join(folder, "dangling"));
  expect(removeFile(join(folder, "one"))).toBe(true);
  expect(removeFile(join(folder, "one"))).toBe(false);
  expect(removeFolder(folder)).toBe(true);
  expect([existsSync(folder), removeFolder(folder)]).toEqual([false, false]);
  expect(readFileSync(join(outside, "kept"), "utf8")).toBe("x");
});

test("[F25] what a read-only disk answers has the system's code", ({ skip }) => {
  const disk = smallDisk(64, skip);
  const folder = filledFolder(disk.folder);
  disk.makeReadOnly();
  expect(() => removeFile(join(folder, "one"))).toThrow(/^EROFS/);
  expect(() => removeFolder(folder)).toThrow(/^EROFS/);
  expect(() => removeLeftPatiently(folder)).not.toThrow();
  expect(existsSync(folder)).toBe(true);
});

test("[F25] what isn't there is told as that on a read-only disk too", ({ skip }) => {
  const disk = smallDisk(64, skip);
  disk.makeReadOnly();
  const absent = join(disk.folder, "absent");
  expect([removeFile(absent), removeFolder(absent)]).toEqual([false, false]);
  expect(() => removeLeftPatiently(absent)).not.toThrow();
});

test("what would be below a file isn't there", () => {
  const below = join(filledFolder(tempFolder()), "one", "below");
  expect([removeFile(below), removeFolder(below)]).toEqual([false, false]);
});

test("a folder isn't deleted as a file", () => {
  const folder = filledFolder(tempFolder());
  expect(() => removeFile(folder)).toThrow(/^(?:EISDIR|EPERM)/);
  expect(existsSync(folder)).toBe(true);
});
