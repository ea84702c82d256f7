import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { err } from "../../../shared/result.ts";
import type { Database } from "./database.ts";

/** Size that the write-ahead log gets before a run starts; a run writes about half of this. */
const ROOM_BYTES = 512 * 1024;
/** With less free disk space than this, no space is reserved. */
const MIN_FREE_BYTES = 32 * ROOM_BYTES;
/** Pages kept in memory meanwhile; the others go to the log before the rollback. */
const CACHE_PAGES = 10;

/**
 * Extends the write-ahead log of the database at `path` once to the size a run needs. Best effort: a failure
 * only costs time. Needs a commit afterwards.
 *
 * A commit that extends a file waits for the file system's own records and for other programs' writes in
 * them: milliseconds, at times many, while a number that has just moved receives no webhooks. A commit that
 * overwrites waits for its own bytes only, and works even if the disk has become full.
 */
export function makeLogRoom(database: Database, path: string): void {
  if (!isNeeded(path)) return;
  database.change(() => {
    const before = database.statement("PRAGMA cache_size").get()?.["cache_size"];
    database.script(`PRAGMA cache_size = ${CACHE_PAGES}`);
    try {
      database
        .statement("INSERT INTO meta (name, value, mark) VALUES ('room', printf('%*s', ?, ''), '')")
        .run(ROOM_BYTES);
    } finally {
      database.script(`PRAGMA cache_size = ${String(before)}`);
    }
    // Rolled back: the log keeps its size, and later writes reuse it.
    return err("only the room was wanted");
  });
}

function isNeeded(path: string): boolean {
  try {
    if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) >= ROOM_BYTES) return false;
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    // A file system that gives no sizes may have no space left.
    return false;
  }
}
