import { createHash, randomBytes } from "node:crypto";
import { lstatSync, readdirSync, realpathSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { ensurePrivateFolder } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";
import {
  openTemporaryFolder,
  removeLeftFolders,
  type TemporaryFolder,
} from "../storage/temporary-folders.ts";
import { removeEach, removeLeft } from "../storage/removal.ts";

/*
 * Copying and restoring work in private folders in which databases are not encrypted. A kill leaves them behind, with what
 * was deleted from the data folder since.
 */

/** The lock of whoever copies or restores. */
const LOCK = "copy";
const WORK = /^(?:copying|restoring)-[0-9a-f]{12}$/;
/** Taking the lock of a new folder takes far less than a minute. */
const ELSEWHERE = { prefix: "switchover-copy-", lock: LOCK, lockedWithinMs: 60_000 };

/** A private folder to work in. */
export type Work = TemporaryFolder;

/** Takes the lock of copies of a data folder; undefined if another process copies or restores. */
export function lockCopies(dataDir: string): RunLock | undefined {
  return lockNamed(dataDir, LOCK, 0);
}

/** A new one in a data folder, where it is as private as the original. Call it under the lock. */
export function workInside(dataDir: string): Work {
  const folder = join(dataDir, `copying-${randomBytes(6).toString("hex")}`);
  ensurePrivateFolder(folder);
  return { folder, remove: () => removeLeft(folder) };
}

/** A new one among the temporary folders of the system. */
export function workElsewhere(): Work {
  return openTemporaryFolder(ELSEWHERE);
}

/** Deletes what a killed copy or restore left in a data folder. Call it under the lock. */
function removeWork(dataDir: string): void {
  removeEach(workIn(dataDir).map((name) => join(dataDir, name)));
}

/**
 * The same for what can be deleted now, where a copy or a restore begins or ends: the rest is deleted with what a killed one
 * left.
 */
export function clearWork(dataDir: string): void {
  catchStorageErrors(() => {
    for (const name of workIn(dataDir)) removeLeft(join(dataDir, name));
    return ok(null);
  });
}

function workIn(dataDir: string): readonly string[] {
  const there = lstatSync(dataDir, { throwIfNoEntry: false });
  return there === undefined ? [] : readdirSync(dataDir).filter((name) => WORK.test(name));
}

/** Deletes the same, unless a process is copying or restoring now: it deletes its own at its end. */
export function removeLeftWork(dataDir: string): Result<null, StorageProblem> {
  return catchStorageErrors(() => {
    if (workIn(dataDir).length === 0) return ok(null);
    const lock = lockCopies(dataDir);
    if (lock === undefined) return ok(null);
    try {
      removeWork(dataDir);
      return ok(null);
    } finally {
      lock.release();
    }
  });
}

/** Deletes what killed copies of this user left among the temporary folders of the system. */
export function removeLeftElsewhere(): void {
  removeLeftFolders(ELSEWHERE);
}

/**
 * The name under which a copy is written until it is whole: beside its own name, and known as one of this data folder on this
 * computer.
 */
export function temporaryName(dataDir: string, file: string): string {
  return `${file}.${markOf(dataDir)}${randomBytes(3).toString("hex")}.tmp`;
}

const DAYS_MS = 2 * 24 * 3_600_000;

/**
 * Deletes what killed copies of this data folder on this computer left beside the name of a copy. `left` since when it surely
 * is left: "now" under the lock; without it another process may be reading its own back, which takes as long as it takes.
 */
export function removeTemporary(dataDir: string, file: string, left: "now" | "for days"): void {
  const begin = `${basename(file)}.${markOf(dataDir)}`;
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(begin) || !/^[0-9a-f]{6}\.tmp$/.test(name.slice(begin.length))) continue;
    const path = join(dirname(file), name);
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there?.isFile() !== true) continue;
    if (left === "now" || Date.now() - there.mtimeMs > DAYS_MS) removeLeft(path);
  }
}

/** Other computers may write copies of a folder at the same path to the same name. */
function markOf(dataDir: string): string {
  return createHash("sha256")
    .update(`${hostname()}\0${realpathSync(dataDir)}`)
    .digest("hex")
    .slice(0, 6);
}
