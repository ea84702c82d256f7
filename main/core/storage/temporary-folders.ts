import { lstatSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ok } from "../../../shared/result.ts";
import { catchStorageErrors } from "./problems.ts";
import { isLockedNamed, lockNamed } from "./run-lock.ts";
import { removeFolder, removeLeftPatiently } from "./removal.ts";

/*
 * Private folders among the temporary ones of the system, each with a lock that ends with its process: a number of a process
 * would be given to another one later.
 */

/** One kind of them: what their names begin with, and the name of their lock. */
export type TemporaryKind = {
  readonly prefix: string;
  readonly lock: string;
  /** How old one without a lock has to be before it counts as left: it was just begun, or is of an earlier version. */
  readonly lockedWithinMs: number;
};

/** A private folder to work in. */
export type TemporaryFolder = { readonly folder: string; readonly remove: () => void };

/** Makes a new one, which no other process takes for one that was left. */
export function openTemporaryFolder({ prefix, lock: name }: TemporaryKind): TemporaryFolder {
  for (;;) {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    const lock = lockNamed(folder, name, 0);
    // Whoever removes what was left took it before.
    if (lock === undefined) continue;
    return {
      folder,
      remove() {
        lock.release();
        removeLeftPatiently(folder);
      },
    };
  }
}

/** Deletes those that processes of this user left when they were killed. A link is left alone, and so is what is in use. */
export function removeLeftFolders(kind: TemporaryKind): void {
  const there = catchStorageErrors(() => ok(readdirSync(tmpdir())));
  for (const name of there.ok ? there.value : [])
    // What can't be removed is another user's.
    if (name.startsWith(kind.prefix)) catchStorageErrors(() => ok(removeIfLeft(join(tmpdir(), name), kind)));
}

function removeIfLeft(folder: string, { lock: name, lockedWithinMs }: TemporaryKind): void {
  const there = lstatSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory() !== true || there.uid !== (process.getuid?.() ?? there.uid)) return;
  const hasLock = lstatSync(join(folder, "locks", `${name}.lock`), { throwIfNoEntry: false }) !== undefined;
  if (!hasLock && Math.abs(Date.now() - there.mtimeMs) < lockedWithinMs) return;
  const lock = lockNamed(folder, name, 0);
  if (lock === undefined) return;
  try {
    // A process that was started by the killed one may still work in it.
    if (isDataInUse(join(folder, "data"))) return;
    // Windows removes no file that is open.
    if (process.platform === "win32") lock.release();
    removeFolder(folder);
  } finally {
    lock.release();
  }
}

function isDataInUse(dataDir: string): boolean {
  const locks = join(dataDir, "locks");
  if (lstatSync(locks, { throwIfNoEntry: false })?.isDirectory() !== true) return false;
  return readdirSync(locks).some((name) => isLockedNamed(dataDir, name.replace(/\.lock$/, "")));
}
