import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { err } from "../../../shared/result.ts";
import type { Database } from "./database.ts";

/** How long the log of a database is made before a run is worked on; a run writes about half of this. */
const ROOM_BYTES = 512 * 1024;
/** A disk that has less than this left keeps it for those who need it. */
const SPARE_BYTES = 32 * ROOM_BYTES;
/** So many pages are kept in memory meanwhile; the others go into the log before they are rolled back. */
const PAGES_MEANWHILE = 10;

/**
 * Makes the write-ahead log of the database at `path` as long as a run needs it, once. Best effort: nothing is lost
 * where it fails but the time that it saves. To be followed by a commit, which pays for it.
 *
 * A commit that makes a file longer has to wait for the file system's own records, and in them for what other programs
 * are writing: milliseconds, at times many of them, while a number that has moved is deaf. One that overwrites waits
 * for its own bytes alone, and finds its place even where the disk has become full.
 */
export function makeLogRoom(database: Database, path: string): void {
  if (!isWanted(path)) return;
  database.change(() => {
    const before = database.statement("PRAGMA cache_size").get()?.["cache_size"];
    database.script(`PRAGMA cache_size = ${PAGES_MEANWHILE}`);
    try {
      database
        .statement("INSERT INTO meta (name, value, mark) VALUES ('room', printf('%*s', ?, ''), '')")
        .run(ROOM_BYTES);
    } finally {
      database.script(`PRAGMA cache_size = ${String(before)}`);
    }
    // Rolled back: the log stays as long as it has become, and what comes next is written over it.
    return err("only the room was wanted");
  });
}

function isWanted(path: string): boolean {
  try {
    if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) >= ROOM_BYTES) return false;
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize >= SPARE_BYTES;
  } catch {
    // A file system that does not tell may have no room to spare.
    return false;
  }
}
