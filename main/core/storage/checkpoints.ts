import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { PRIVATE_FILE } from "./durable-file.ts";
import { errorCode } from "./system-error.ts";
import { lockNamed } from "./run-lock.ts";

/** The end of a run's journal when a row was written. */
export type Checkpoint = { readonly run: string; readonly seq: number; readonly hash: string };

const LINE = /^(r-[0-9]{8}-[a-z0-9]{6}) ([0-9]{1,9}) ([a-f0-9]{64})$/;
const TAIL_BYTES = 8192;
/** At this size the checkpoint file is renamed to the older one, which it replaces. */
const LIMIT_BYTES = 65_536;

/** Path of the file with a data folder's checkpoints. */
function checkpointsPath(dataDir: string): string {
  return join(dataDir, "journal.heads");
}

/** Path of the file with the previous checkpoints. */
function olderCheckpointsPath(dataDir: string): string {
  return join(dataDir, "journal.heads.older");
}

/**
 * Appends a committed row's checkpoint to a file beside the database.
 *
 * Not synced, and may fail: the row is durable already. The file can only be behind the database, so a
 * checkpoint that the database lacks means that an older database was restored.
 */
export function noteCheckpoint(dataDir: string, head: Checkpoint): void {
  try {
    const size = append(checkpointsPath(dataDir), `${head.run} ${head.seq} ${head.hash}\n`);
    if (size >= LIMIT_BYTES) restartChain(dataDir);
  } catch (cause) {
    // A full or failing disk is reported with the next row; a lost checkpoint must not undo a committed row.
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
 * Renames the checkpoint file to the older one, if it still has the size limit.
 *
 * A rename keeps a checkpoint that another process is writing at the moment. Done under a lock, with the size
 * checked again: a second rename would replace the many older checkpoints with the few new ones.
 */
export function restartChain(dataDir: string): void {
  const lock = lockNamed(dataDir, "heads", 0);
  if (lock === undefined) return;
  try {
    if (statSync(checkpointsPath(dataDir)).size >= LIMIT_BYTES)
      renameSync(checkpointsPath(dataDir), olderCheckpointsPath(dataDir));
  } finally {
    lock.release();
  }
}

/** The newest checkpoints, newest last. Skips incomplete or corrupted lines; a missing file gives none. */
export function newestCheckpoints(dataDir: string): readonly Checkpoint[] {
  return [...tailOf(olderCheckpointsPath(dataDir)), ...tailOf(checkpointsPath(dataDir))];
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
    return tail.toString("utf8", 0, read).split("\n").flatMap(checkpointIn);
  } finally {
    closeSync(handle);
  }
}

function checkpointIn(line: string): readonly Checkpoint[] {
  const [, run, seq, hash] = LINE.exec(line) ?? [];
  return run === undefined || seq === undefined || hash === undefined
    ? []
    : [{ run, seq: Number(seq), hash }];
}
