import { ok, type Result } from "../../../shared/result.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import type { Vault } from "../runtime/ports.ts";

/**
 * Forgets every secret under the labels of a workspace, where the vault is open; a vault that is not keeps them.
 * The backup pairs of runs carry labels of their own and are never touched. Gives how many were forgotten.
 */
export function forgetWorkspaceSecrets(vault: Vault, workspace: WorkspaceId): Result<number, VaultProblem> {
  if (vault.state() !== "open") return ok(0);
  const listed = vault.list();
  if (!listed.ok) return listed;
  const own = listed.value.filter(
    ({ label, secretKind }) => label.startsWith(`${workspace}.`) && secretKind !== "backup-pair",
  );
  for (const { label } of own) {
    const forgotten = vault.forget(label);
    if (!forgotten.ok) return forgotten;
  }
  return ok(own.length);
}
