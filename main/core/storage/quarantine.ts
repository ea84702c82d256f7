import { chmodSync, constants, copyFileSync, existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { isoOf, type Instant } from "../../../shared/time.ts";
import { PRIVATE_FILE, renamePatiently } from "./durable-file.ts";
import { errorCode } from "./system-error.ts";

/**
 * Copies an unreadable file beside it and returns the copy's path. The file itself stays.
 *
 * The name contains the file's size and date, so the same damage makes no second copy. If no copy can be
 * made (full or read-only disk), returns the file's own path. Call it with no SQLite handle open on the file
 * in this process: closing a plain file handle drops SQLite's locks.
 */
export function quarantine(path: string, companions: readonly string[] = []): string {
  try {
    const { size, mtimeMs } = statSync(path);
    const copy = `${path}.damaged-${size}-${Math.floor(mtimeMs)}`;
    copyOnce(path, copy);
    for (const suffix of companions) {
      if (existsSync(path + suffix)) copyOnce(path + suffix, copy + suffix);
    }
    return copy;
  } catch {
    // The original is unchanged, so its path is returned.
    return path;
  }
}

/** Renames a corrupted file, so that a new one can be created at its path; returns the new path. */
export function renameToQuarantine(path: string, at: Instant): string {
  const renamed = `${path}.damaged-${isoOf(at).replaceAll(/[:.]/g, "-")}`;
  renamePatiently(path, renamed);
  chmodSync(renamed, PRIVATE_FILE);
  return renamed;
}

/** True for a name that a file, by its own name, has been given so. */
export function isInQuarantine(file: string, name: string): boolean {
  return name.startsWith(`${file}.damaged-`) && /^[\w.-]+$/.test(name);
}

/** The names that a file has been given so, oldest first; of the text that stands in them nothing is read. */
export function namesInQuarantine(path: string): readonly string[] {
  return quarantineOf(dirname(path))(basename(path));
}

/** The same for several files of a folder, by their own names; the folder is read once. */
export function quarantineOf(folder: string): (file: string) => readonly string[] {
  const names = namesIn(folder).toSorted();
  return (file) => names.filter((name) => isInQuarantine(file, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return [];
    throw cause;
  }
}

/** More changes than any file has had: what begins anew is newer, for every window, than what it follows. */
const BEGINNINGS_APART = 1_000_000;

/** The revision with which a file's content begins: 0, or a later one for each time that it was renamed so. */
export function revisionAnew(path: string): number {
  return namesInQuarantine(path).length * BEGINNINGS_APART;
}

function copyOnce(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    chmodSync(to, PRIVATE_FILE);
  } catch (cause) {
    if (errorCode(cause) !== "EEXIST") throw cause;
  }
}
