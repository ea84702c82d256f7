import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { CopyRefused } from "../../../shared/rpc/areas/data-copy.ts";

/** Why no copy of a data folder can be written to this file; undefined if one can. */
export function placeProblem(dataDir: string, file: string): CopyRefused["why"] | undefined {
  if (!isThere(dataDir)) return "no-data";
  if (!isAbsolute(file) || file.includes("\0")) return "relative-path";
  if (!isThere(dirname(file))) return "folder-missing";
  const to = relative(realpathSync(dataDir), join(realpathSync(dirname(resolve(file))), basename(file)));
  // It would be part of itself.
  if (to !== ".." && !to.startsWith(`..${sep}`) && !isAbsolute(to)) return "inside-folder";
  return existsSync(file) ? "file-exists" : undefined;
}

function isThere(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}
