import { err, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "./port.ts";
import { errorCode } from "./durable-file.ts";

/** A database error before it is a problem: damage still needs its copy made. */
export type DatabaseFault =
  | { readonly kind: "damaged" }
  | { readonly kind: "broken"; readonly problem: StorageProblem }
  | { readonly kind: "passing"; readonly problem: StorageProblem };

// Primary result codes of SQLite (https://sqlite.org/rescode.html).
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;
// SQLITE_IOERR_SHMSIZE: the write-ahead log's index could not be given its size, which a full disk refuses.
const NO_ROOM_FOR_INDEX = 4874;

/**
 * Reads an error of node:sqlite. `broken` means that the handle must not be used again: after a failed sync nobody
 * knows what the disk holds. `passing` leaves it usable. Gives undefined for anything that is no database error.
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

/** Reads an error of the file system; undefined for anything that is none. */
export function fileProblem(cause: unknown): StorageProblem | undefined {
  const code = errorCode(cause);
  if (code === "ENOSPC" || code === "EDQUOT") return { kind: "storageFull" };
  if (code === "EROFS" || code === "EACCES" || code === "EPERM") return { kind: "storageReadOnly" };
  return /^E[A-Z0-9]+$/.test(code) ? { kind: "storageFailed", code } : undefined;
}

/** Does work on files and their locks, and gives what stands in its way as a problem. Mistakes of ours are thrown. */
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
