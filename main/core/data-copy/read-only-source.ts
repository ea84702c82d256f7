import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { isWritable } from "../storage/writable-folder.ts";

/** True if nothing can be written to a data folder, such as on a disk that became read-only: nothing works in it then. */
export function isReadOnlyFolder(dataDir: string): boolean {
  return isWritable(dataDir) === false;
}

/**
 * Brings a database of a read-only folder to where SQLite can open it: it needs files beside one that was being written to,
 * and what isn't in the database itself yet is in its log. Returns the path there.
 */
export function broughtDatabase(dataDir: string, path: string, work: string): string {
  const there = join(work, `source-${path}`);
  for (const suffix of ["", "-wal"]) {
    const from = join(dataDir, `${path}${suffix}`);
    if (existsSync(from)) copyFileSync(from, `${there}${suffix}`);
  }
  return there;
}
