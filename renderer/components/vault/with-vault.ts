import { isNamed } from "../../app/is-named.ts";
import { err, type Result } from "../../../shared/result.ts";
import type { CallProblem } from "../../stores/call-problem.ts";

/**
 * Makes a call that may need the vault. The vault is asked for only once the answer says that it does, so that a call which
 * fails for another reason, such as a URL that isn't accepted, doesn't ask for a passphrase first.
 */
export async function withVault<T>(
  ensureOpen: () => Promise<boolean>,
  call: () => Promise<Result<T, CallProblem>>,
): Promise<Result<T, CallProblem>> {
  const first = await call();
  if (first.ok || !NEEDS_VAULT.some((kind) => isNamed(first.problem, kind))) return first;
  return (await ensureOpen()) ? call() : err({ kind: "named", problem: { kind: "vaultStaysShut" } });
}

const NEEDS_VAULT = ["vaultAbsent", "vaultLocked"] as const;
