import { lstatSync, readdirSync, rmdirSync, unlinkSync, type Stats } from "node:fs";
import { join } from "node:path";
import { errorCode, systemErrorAfter, systemErrorOf, type Patience } from "./system-error.ts";

/*
 * Node's `rmSync` throws errors without the system's code for a read-only disk, a held name and most else, and so they
 * can't be told from a mistake of the program. These throw those of the system.
 */

/** Deletes a file, or a link; false if there is none. */
export function removeFile(path: string): boolean {
  return unlessAbsent(path, () => unlinkSync(path));
}

/**
 * Deletes a folder with everything in it, or a file; what a link leads to stays. False if there is none. What can't be
 * deleted keeps nothing else: it is thrown once the rest is gone.
 */
export function removeFolder(path: string): boolean {
  if (entryAt(path)?.isDirectory() !== true) return removeFile(path);
  return unlessAbsent(path, () => {
    removeEach(readdirSync(path).map((name) => join(path, name)));
    rmdirSync(path);
  });
}

/** The same for each of these: what can't be deleted keeps no other one. */
export function removeEach(paths: readonly string[], remove: (path: string) => unknown = removeFolder): void {
  const faults = paths.flatMap((path) => systemErrorOf(() => remove(path)) ?? []);
  if (faults[0] !== undefined) throw faults[0];
}

/** Three seconds in all. */
const HELD_A_WHILE: Patience = {
  codes: new Set(["EBUSY", "EPERM", "EACCES", "ENOTEMPTY"]),
  tries: 6,
  firstPauseMs: 100,
};

/**
 * The same for what work that has ended leaves beside its result, as far as it can be deleted: a fault of that must neither
 * hide the result nor why there is none. False if it is still there.
 */
export function removeLeft(path: string): boolean {
  return systemErrorOf(() => removeFolder(path)) === undefined;
}

/** The same where a program that has just ended may hold a file of it a little longer. */
export function removeLeftPatiently(path: string): void {
  systemErrorAfter(HELD_A_WHILE, () => removeFolder(path));
}

function unlessAbsent(path: string, remove: () => void): boolean {
  try {
    remove();
    return true;
  } catch (cause) {
    // A disk that takes no writes refuses the name before it looks for it.
    if (!isAbsence(cause) && entryAt(path) !== undefined) throw cause;
    return false;
  }
}

/** Undefined if nothing is there, also because a file is where the folder would be. */
function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (cause) {
    if (!isAbsence(cause)) throw cause;
    return undefined;
  }
}

function isAbsence(cause: unknown): boolean {
  const code = errorCode(cause);
  return code === "ENOENT" || code === "ENOTDIR";
}
