import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { ensurePrivateFolder } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";

/*
 * Copying and restoring work in private folders in which databases are not encrypted. A kill leaves them behind, with what
 * was deleted from the data folder since.
 */

/** The lock of whoever copies or restores. */
const LOCK = "copy";
const WORK = /^(?:copying|restoring)-[0-9a-f]{12}$/;
const ELSEWHERE = "switchover-copy-";
/** Taking the lock of a new folder takes far less. */
const NEW_MS = 60_000;

/** A private folder to work in. */
export type Work = { readonly folder: string; remove(): void };

/** Takes the lock of copies of a data folder; undefined if another process copies or restores. */
export function lockCopies(dataDir: string): RunLock | undefined {
  return lockNamed(dataDir, LOCK, 0);
}

/** A new one in a data folder, where it is as private as the original. Call it under the lock. */
export function workInside(dataDir: string): Work {
  const folder = join(dataDir, `copying-${randomBytes(6).toString("hex")}`);
  ensurePrivateFolder(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A new one among the temporary folders of the system. */
export function workElsewhere(): Work {
  for (;;) {
    const folder = mkdtempSync(join(tmpdir(), ELSEWHERE));
    const lock = lockNamed(folder, LOCK, 0);
    // Whoever removes what was left took it before.
    if (lock === undefined) continue;
    return {
      folder,
      remove() {
        lock.release();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
}

/** Deletes what a killed copy or restore left in a data folder. Call it under the lock. */
export function removeWork(dataDir: string): void {
  for (const name of workIn(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
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
  const there = catchStorageErrors(() => ok(readdirSync(tmpdir())));
  for (const name of there.ok ? there.value : [])
    // What can't be removed is another user's.
    if (name.startsWith(ELSEWHERE)) catchStorageErrors(() => ok(removeIfLeft(join(tmpdir(), name))));
}

function removeIfLeft(folder: string): void {
  const there = lstatSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory() !== true || there.uid !== (process.getuid?.() ?? there.uid)) return;
  // One of an earlier version, or one that was begun at this moment, has no lock.
  const hasLock = lstatSync(join(folder, "locks", `${LOCK}.lock`), { throwIfNoEntry: false }) !== undefined;
  if (!hasLock && Math.abs(Date.now() - there.mtimeMs) < NEW_MS) return;
  const lock = lockNamed(folder, LOCK, 0);
  if (lock === undefined) return;
  // Windows removes no file that is open.
  if (process.platform === "win32") lock.release();
  rmSync(folder, { recursive: true, force: true });
  lock.release();
}
