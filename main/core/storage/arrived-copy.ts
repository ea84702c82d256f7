import { existsSync, linkSync, lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { renamePatiently, syncFolder, WITHOUT_LINKS } from "./durable-file.ts";
import { errorCode } from "./system-error.ts";
import { isFreshFolder, isReplaceable } from "./fresh-folder.ts";
import { catchStorageErrors } from "./problems.ts";
import { lockNamed } from "./run-lock.ts";

/** The folder in which a restored copy is whole, below the data folder. */
const ARRIVED = "arrived";
const LOCK = "arrival";
/** Moving a copy to its place takes far less. */
const LOCK_WAIT_MS = 10_000;

/** What of the copy and what was there before have the same name. Both are kept. */
const IN_THE_WAY: StorageProblem = { kind: "storageFailed", code: "EEXIST" };

/**
 * Gives a restored copy, complete and synced, its final name, and moves it to its place: from here on it counts, whatever
 * happens. False if the folder isn't without data any more; then the copy stays where it is. Throws file errors.
 */
export function arrive(dataDir: string, from: string): Result<boolean, StorageProblem> {
  return alone(dataDir, () => {
    if (!isFreshFolder(dataDir)) return ok(false);
    const arrived = join(dataDir, ARRIVED);
    renamePatiently(from, arrived);
    // What doesn't take part in the lock may have come since.
    if (inTheWay(dataDir)) {
      renamePatiently(arrived, from);
      return ok(false);
    }
    const finish = (): Result<null, StorageProblem> => {
      syncFolder(dataDir);
      return movedUp(dataDir);
    };
    // It counts already: what a disk refuses once isn't told as a restore that failed.
    const finished = catchStorageErrors(finish).ok ? ok(null) : finish();
    return finished.ok ? ok(true) : finished;
  });
}

/**
 * Moves a restored copy to its place in the data folder, where a kill may have stopped that. Each start does it before
 * anything of the folder is read or written, and one process at a time. Where something has the name of a part of the
 * copy, nothing is moved: neither is ever deleted for the other.
 */
export function finishArrival(dataDir: string): Result<null, StorageProblem> {
  if (!existsSync(join(dataDir, ARRIVED))) return ok(null);
  return catchStorageErrors(() => alone(dataDir, () => movedUp(dataDir)));
}

/**
 * Does what creates data in a folder that may have none, while no copy arrives there. What can't be locked can't be
 * written either: `work` says why.
 */
export function whileNoneArrives<T, P>(
  dataDir: string,
  work: () => Result<T, P | StorageProblem>,
): Result<T, P | StorageProblem> {
  if (existsSync(join(dataDir, "identity.json"))) return finishedThen(dataDir, work);
  const locked = catchStorageErrors(() => ok(lockNamed(dataDir, LOCK, LOCK_WAIT_MS)));
  if (!locked.ok) return work();
  if (locked.value === undefined) return err({ kind: "storageFailed", code: "EBUSY" });
  try {
    const finished = catchStorageErrors(() => movedUp(dataDir));
    return finished.ok ? work() : finished;
  } finally {
    locked.value.release();
  }
}

function finishedThen<T, P>(
  dataDir: string,
  work: () => Result<T, P | StorageProblem>,
): Result<T, P | StorageProblem> {
  const finished = finishArrival(dataDir);
  return finished.ok ? work() : finished;
}

function alone<T>(dataDir: string, work: () => Result<T, StorageProblem>): Result<T, StorageProblem> {
  const lock = lockNamed(dataDir, LOCK, LOCK_WAIT_MS);
  if (lock === undefined) return err({ kind: "storageFailed", code: "EBUSY" });
  try {
    return work();
  } finally {
    lock.release();
  }
}

function movedUp(dataDir: string): Result<null, StorageProblem> {
  const from = join(dataDir, ARRIVED);
  // Another process finished it before this one had the lock.
  if (!existsSync(from)) return ok(null);
  if (inTheWay(dataDir)) return err(IN_THE_WAY);
  for (const name of readdirSync(from).toSorted((one, other) => rank(one) - rank(other)))
    if (!moveUp(from, dataDir, name)) return err(IN_THE_WAY);
  syncFolder(dataDir);
  rmdirSync(from);
  syncFolder(dataDir);
  return ok(null);
}

/** Whether anything of the data folder would have to go for a part of the copy. */
function inTheWay(dataDir: string): boolean {
  return readdirSync(join(dataDir, ARRIVED)).some(
    (name) => !isReplaceable(dataDir, name) && !isLinked(join(dataDir, ARRIVED, name), join(dataDir, name)),
  );
}

/** Whether a kill came after a file of the copy got its name and before it lost the other. */
function isLinked(from: string, to: string): boolean {
  const [one, other] = [from, to].map((path) => lstatSync(path, { throwIfNoEntry: false, bigint: true }));
  return one?.isFile() === true && one.ino !== 0n && one.ino === other?.ino && one.dev === other.dev;
}

/** The marker of a data folder comes last: without it, the folder is none yet. */
function rank(name: string): number {
  return name.startsWith("identity") ? 1 : 0;
}

/** False, with nothing changed, if something came to this name meanwhile. */
function moveUp(folder: string, dataDir: string, name: string): boolean {
  const [from, to] = [join(folder, name), join(dataDir, name)];
  try {
    // A folder replaces an empty one at most.
    if (lstatSync(from).isDirectory()) {
      if (existsSync(to)) rmdirSync(to);
      renamePatiently(from, to);
    } else if (existsSync(to) && isReplaceable(dataDir, name) && !isLinked(from, to))
      renamePatiently(from, to);
    else moveFile(from, to);
    return true;
  } catch (cause) {
    if (TAKEN.has(errorCode(cause))) return false;
    throw cause;
  }
}

const TAKEN: ReadonlySet<string> = new Set(["EEXIST", "ENOTEMPTY", "ENOTDIR"]);

/** Moves a file to a name that nothing has. A rename would replace what came there meanwhile. */
function moveFile(from: string, to: string): void {
  try {
    if (!isLinked(from, to)) linkSync(from, to);
  } catch (cause) {
    if (!WITHOUT_LINKS.has(errorCode(cause))) throw cause;
    if (existsSync(to)) throw Object.assign(new Error("the name is taken", { cause }), { code: "EEXIST" });
    renamePatiently(from, to);
    return;
  }
  unlinkSync(from);
}
