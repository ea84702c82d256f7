import { err, type Result } from "../../../shared/result.ts";
import type { VaultProblem } from "../ports.ts";
import { errorCode } from "../storage/durable-file.ts";

function problemOf(cause: unknown): VaultProblem {
  const code = errorCode(cause);
  if (code === "ENOSPC" || code === "EDQUOT") return { kind: "storageFull" };
  if (!/^E[A-Z0-9]+$/.test(code)) throw cause;
  return { kind: "storageFailed", code };
}

/** Runs work on the vault's files and gives their errors as problems. */
export function catchVaultErrors<T, P>(work: () => Result<T, P>): Result<T, P | VaultProblem> {
  try {
    return work();
  } catch (cause) {
    return err(problemOf(cause));
  }
}

/** The same for work that takes its time. */
export async function catchVaultErrorsAsync<T, P>(
  work: () => Promise<Result<T, P>>,
): Promise<Result<T, P | VaultProblem>> {
  try {
    return await work();
  } catch (cause) {
    return err(problemOf(cause));
  }
}
