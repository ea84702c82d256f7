import { ok, type Result } from "../../../shared/result.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import type { Vault } from "../runtime/ports.ts";

/**
 * Deletes every secret under the labels of a workspace if the vault is unlocked; a locked vault keeps them.
 * Returns how many.
 *
 * The backups of runs have labels of their own and stay.
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
