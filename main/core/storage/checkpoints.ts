import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { errorCode, PRIVATE_FILE } from "./durable-file.ts";
import { lockNamed } from "./run-lock.ts";

/** The end of a run's journal as it was when a row was written. */
export type Checkpoint = { readonly run: string; readonly seq: number; readonly hash: string };

const LINE = /^(r-[0-9]{8}-[a-z0-9]{6}) ([0-9]{1,9}) ([a-f0-9]{64})$/;
const TAIL_BYTES = 8192;
/** From this size on the notes so far are put behind the new ones, and those from before them are dropped. */
const LIMIT_BYTES = 65_536;

/** Where the witness of a data folder lies. */
function headsPath(dataDir: string): string {
  return join(dataDir, "journal.heads");
}

/** Where the notes before those lie. */
function olderPath(dataDir: string): string {
  return join(dataDir, "journal.heads.older");
}

/**
 * Notes a committed row beside the database. Not synced and allowed to fail: the row is durable already. The note
 * can only lag behind the database, so a note that the database does not know means an older database was put back.
 */
export function noteCheckpoint(dataDir: string, head: Checkpoint): void {
  try {
    const size = append(headsPath(dataDir), `${head.run} ${head.seq} ${head.hash}\n`);
    if (size >= LIMIT_BYTES) restartChain(dataDir);
  } catch (cause) {
    // A full or failing disk shows itself at the next row; losing a witness must not undo a committed one.
    if (errorCode(cause) === "") throw cause;
  }
}

function append(path: string, line: string): number {
  const handle = openSync(path, "a", PRIVATE_FILE);
  try {
    writeSync(handle, line);
    return fstatSync(handle).size;
  } finally {
    closeSync(handle);
  }
}

/**
 * Puts the notes so far behind the new ones, where they are still as many as that.
 *
 * By a rename, so that a note that another process is writing right now goes along and is not lost. Under a lock and
 * looked at once more: the second of two renames would put the few new notes in the place of the many old ones.
 */
export function restartChain(dataDir: string): void {
  const lock = lockNamed(dataDir, "heads", 0);
  if (lock === undefined) return;
  try {
    if (statSync(headsPath(dataDir)).size >= LIMIT_BYTES) renameSync(headsPath(dataDir), olderPath(dataDir));
  } finally {
    lock.release();
  }
}

/** The newest notes, newest last. Half-written or damaged lines are passed over; a missing file gives none. */
export function newestCheckpoints(dataDir: string): readonly Checkpoint[] {
  return [...tailOf(olderPath(dataDir)), ...tailOf(headsPath(dataDir))];
}

function tailOf(path: string): readonly Checkpoint[] {
  let handle: number;
  try {
    handle = openSync(path, "r");
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return [];
    throw cause;
  }
  try {
    const { size } = fstatSync(handle);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    const read = readSync(handle, tail, 0, tail.length, Math.max(0, size - tail.length));
    return tail.toString("utf8", 0, read).split("\n").flatMap(headOf);
  } finally {
    closeSync(handle);
  }
}

function headOf(line: string): readonly Checkpoint[] {
  const [, run, seq, hash] = LINE.exec(line) ?? [];
  return run === undefined || seq === undefined || hash === undefined
    ? []
    : [{ run, seq: Number(seq), hash }];
}
