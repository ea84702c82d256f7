import { err, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "./port.ts";
import { errorCode } from "./system-error.ts";

/** A database error before it becomes a problem: for damage, a copy is still to be made. */
export type DatabaseFault =
  | { readonly kind: "damaged" }
  | { readonly kind: "broken"; readonly problem: StorageProblem }
  | { readonly kind: "passing"; readonly problem: StorageProblem };

// Primary result codes of SQLite (https://sqlite.org/rescode.html).
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;
// SQLITE_IOERR_SHMSIZE: the index of the write-ahead log could not get its size, which happens on a full
// disk.
const NO_ROOM_FOR_INDEX = 4874;

/**
 * Classifies an error of node:sqlite; undefined for any other error.
 *
 * `broken`: the handle must not be used again, because after a failed sync the disk's content is unknown.
 * `passing`: the handle stays usable.
 */
export function databaseFault(cause: unknown): DatabaseFault | undefined {
  if (!(cause instanceof Error) || !("errcode" in cause) || typeof cause.errcode !== "number")
    return undefined;
  const primary = cause.errcode & 0xff;
  if (primary === CORRUPT || primary === NOTADB) return { kind: "damaged" };
  if (primary === FULL || cause.errcode === NO_ROOM_FOR_INDEX)
    return { kind: "passing", problem: { kind: "storageFull" } };
  if (primary === READONLY || primary === CANTOPEN)
    return { kind: "passing", problem: { kind: "storageReadOnly" } };
  const problem: StorageProblem = { kind: "storageFailed", code: `SQLITE_${cause.errcode}` };
  return { kind: primary === IOERR ? "broken" : "passing", problem };
}

/** True for SQLite's error that another process holds a lock. */
export function isBusy(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    "errcode" in cause &&
    typeof cause.errcode === "number" &&
    (cause.errcode & 0xff) === BUSY
  );
}

/** Classifies a file system error; undefined for any other error. */
export function fileProblem(cause: unknown): StorageProblem | undefined {
  const code = errorCode(cause);
  if (code === "ENOSPC" || code === "EDQUOT") return { kind: "storageFull" };
  if (code === "EROFS" || code === "EACCES" || code === "EPERM") return { kind: "storageReadOnly" };
  return /^E[A-Z0-9]+$/.test(code) ? { kind: "storageFailed", code } : undefined;
}

/** Runs `work` on files and their locks and returns their errors as problems. Other errors are thrown. */
export function catchStorageErrors<T, P>(
  work: () => Result<T, P | StorageProblem>,
): Result<T, P | StorageProblem> {
  try {
    return work();
  } catch (cause) {
    const fault = databaseFault(cause);
    if (fault !== undefined && fault.kind !== "damaged") return err(fault.problem);
    const problem = fileProblem(cause);
    if (problem === undefined) throw cause;
    return err(problem);
  }
}
