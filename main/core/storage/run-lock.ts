import { existsSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { RunId } from "../../../shared/ids.ts";
import { ensurePrivateFile, ensurePrivateFolder } from "./durable-file.ts";

/** A lock of the operating system that ends with the process, however it ends. Releasing it twice is safe. */
export type RunLock = { release(): void };

const BUSY = 5;

// Keeps a reference: the garbage collector closes an unreferenced handle and so releases its lock.
const inUse = new Set<DatabaseSync>();

function lockPath(dataDir: string, name: string): string {
  return join(dataDir, "locks", `${name}.lock`);
}

/** Takes the lock of a run; see `lockNamed`. */
export function lockRun(dataDir: string, run: RunId, waitMs: number): RunLock | undefined {
  return lockNamed(dataDir, run, waitMs);
}

/**
 * Takes the lock of this name; undefined if another holder keeps it for `waitMs` milliseconds.
 *
 * Node has no file locks, so an empty SQLite file provides one: an exclusive transaction that writes nothing.
 * The lock files stay, because removing a held one would let a second holder in. The wait blocks this thread;
 * it is for a process that was just killed.
 */
export function lockNamed(dataDir: string, name: string, waitMs: number): RunLock | undefined {
  const path = lockPath(dataDir, name);
  ensurePrivateFolder(join(dataDir, "locks"));
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) ensurePrivateFile(path);
  // Nothing is ever written to a lock file, so any content is accidental and must not keep its run locked.
  else if (size > 0) truncateSync(path, 0);
  const handle = new DatabaseSync(path, { timeout: waitMs });
  try {
    // No rollback journal: there is nothing to roll back, and a kill would leave its file behind.
    handle.exec("PRAGMA journal_mode = MEMORY");
    handle.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    handle.close();
    if (isBusy(cause)) return undefined;
    throw cause;
  }
  inUse.add(handle);
  return {
    release() {
      inUse.delete(handle);
      if (handle.isOpen) handle.close();
    },
  };
}

/** True if any process holds the lock. Neither waits nor takes it. */
export function isRunLocked(dataDir: string, run: RunId): boolean {
  return isLockedNamed(dataDir, run);
}

/** True if any process holds the lock of this name. Neither waits nor takes it. */
export function isLockedNamed(dataDir: string, name: string): boolean {
  const path = lockPath(dataDir, name);
  if (!existsSync(path)) return false;
  const handle = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  try {
    handle.prepare("SELECT count(*) FROM sqlite_master").get();
    return false;
  } catch (cause) {
    if (isBusy(cause)) return true;
    throw cause;
  } finally {
    handle.close();
  }
}

function isBusy(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    "errcode" in cause &&
    typeof cause.errcode === "number" &&
    (cause.errcode & 0xff) === BUSY
  );
}
