import { type Result, err } from "../../../shared/result.ts";
import type { VaultProblem } from "../runtime/ports.ts";
import { errorCode } from "../storage/system-error.ts";
import { databaseFault } from "../storage/problems.ts";

/** Runs async work one piece at a time, in the order of the calls. */
export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** An empty queue. */
export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    // Continue after a failure; its caller handles it.
    last = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
}

/** The new key file counts now, but the disk didn't confirm it: after a power failure the one before may count again. */
export class KeyChangeUnsure extends Error {
  readonly code: string;

  constructor(code: string) {
    super("the change of a key file may not outlast a power failure");
    this.code = code;
  }
}

/** True for the result of a change of what opens the vault that counts now, also if the disk didn't confirm it. */
export function isKeyChanged(done: Result<unknown, { readonly kind: string }>): boolean {
  return done.ok || done.problem.kind === "keyChangeUnsure";
}

function problemOf(cause: unknown): VaultProblem {
  const code = errorCode(cause);
  if (cause instanceof KeyChangeUnsure) return { kind: "keyChangeUnsure", code };
  if (code === "ENOSPC" || code === "EDQUOT") return { kind: "storageFull" };
  if (/^E[A-Z0-9]+$/.test(code)) return { kind: "storageFailed", code };
  // The locks are databases.
  const fault = databaseFault(cause);
  if (fault === undefined) throw cause;
  if (fault.kind === "damaged") return { kind: "storageFailed", code: "SQLITE_CORRUPT" };
  const { problem } = fault;
  if (problem.kind === "storageFull" || problem.kind === "storageFailed") return problem;
  return { kind: "storageFailed", code: "SQLITE_CANTOPEN" };
}

/** Runs work on the vault's files and returns file errors as problems. */
export function catchVaultErrors<T, P>(work: () => Result<T, P>): Result<T, P | VaultProblem> {
  try {
    return work();
  } catch (cause) {
    return err(problemOf(cause));
  }
}

/** Like `catchVaultErrors`, for async work. */
export async function catchVaultErrorsAsync<T, P>(
  work: () => Promise<Result<T, P>>,
): Promise<Result<T, P | VaultProblem>> {
  try {
    return await work();
  } catch (cause) {
    return err(problemOf(cause));
  }
}
