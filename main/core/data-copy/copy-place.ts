import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { CopyRefused } from "../../../shared/rpc/areas/data-copy.ts";
import { errorCode } from "../storage/system-error.ts";

/** Why no copy of a data folder can be written to this file; undefined if one can. */
export function placeProblem(dataDir: string, file: string): CopyRefused["why"] | undefined {
  if (!isThere(dataDir)) return "no-data";
  const unfit = pathProblem(file);
  if (unfit !== undefined) return unfit;
  if (!isThere(dirname(file))) return "folder-missing";
  const to = relative(realpathSync(dataDir), join(realpathSync(dirname(resolve(file))), basename(file)));
  // It would be part of itself.
  if (to !== ".." && !to.startsWith(`..${sep}`) && !isAbsolute(to)) return "inside-folder";
  if (isThere(file)) return "is-folder";
  return existsSync(file) ? "file-exists" : undefined;
}

/** Why this can't be the path of any file; undefined if it can. A relative one would depend on where the program was started. */
export function pathProblem(file: string): "relative-path" | "path-too-long" | undefined {
  if (!isAbsolute(file) || file.includes("\0")) return "relative-path";
  if (Buffer.byteLength(file) > LONGEST_PATH) return "path-too-long";
  try {
    lstatSync(file, { throwIfNoEntry: false });
    return undefined;
  } catch (cause) {
    // Each system and disk has a limit of its own for a name. Other errors are told where the file is opened.
    return errorCode(cause) === "ENAMETOOLONG" ? "path-too-long" : undefined;
  }
}

/** In bytes; no system takes more for a file that is named from outside. */
const LONGEST_PATH = 32_768;

function isThere(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}
