import { chmodSync, constants, copyFileSync, existsSync, statSync } from "node:fs";
import { isoOf, type Instant } from "../../../shared/time.ts";
import { errorCode, PRIVATE_FILE, renamePatiently } from "./durable-file.ts";

/**
 * Keeps a copy of a file that cannot be read, beside it, and gives the copy's path. The file itself stays where it is.
 *
 * The name is made of the file's size and date, so that meeting the same damage again makes no second copy. Where a
 * copy cannot be made (full or read-only disk) the path of the file itself is given.
 * Call it with no SQLite handle open on the file in this process: closing a plain file handle drops SQLite's locks.
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
    // The original is untouched, which is what counts; it is what the person is pointed to.
    return path;
  }
}

/** Renames a damaged file out of the way, so that another can begin in its place, and gives its new path. */
export function renameToQuarantine(path: string, at: Instant): string {
  const aside = `${path}.damaged-${isoOf(at).replaceAll(/[:.]/g, "-")}`;
  renamePatiently(path, aside);
  chmodSync(aside, PRIVATE_FILE);
  return aside;
}

function copyOnce(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    chmodSync(to, PRIVATE_FILE);
  } catch (cause) {
    if (errorCode(cause) !== "EEXIST") throw cause;
  }
}
