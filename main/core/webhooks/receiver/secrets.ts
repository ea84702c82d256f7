import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import type { VaultProblem } from "../../../../shared/rpc/problems.ts";
import { labelOf, type WorkspaceSecret } from "../../../../shared/workspace/labels.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import type { Vault } from "../../runtime/ports.ts";
import type { HostPorts } from "../../host/host-ports.ts";

/** The secrets that a receiver checks with. */
export type ReceiverSecrets = {
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecrets: readonly Redacted<string>[];
};

type Deps = { readonly ports: Pick<HostPorts, "random">; readonly vault: Vault };

const TOKEN_BYTES = 24;

/** Verify tokens of workspaces in a folder without a vault; they exist only in this process. */
export type UnkeptTokens = Map<WorkspaceId, Redacted<string>>;

/**
 * Returns a workspace's secrets from the vault. Creates and stores a missing verify token; in a folder
 * without a vault there are no app secrets, and the token is kept in memory. Problem: a locked or corrupted
 * vault.
 */
export function workspaceSecrets(
  { ports, vault }: Deps,
  workspace: WorkspaceId,
  unkept: UnkeptTokens,
): Result<ReceiverSecrets, VaultProblem> {
  if (vault.state() === "absent") {
    const verifyToken = unkept.get(workspace) ?? newToken(ports);
    unkept.set(workspace, verifyToken);
    return ok({ verifyToken, appSecrets: [] });
  }
  const take = (secret: WorkspaceSecret): Result<Redacted<string> | undefined, VaultProblem> => {
    const taken = vault.take(labelOf(workspace, secret));
    if (taken.ok) return taken;
    // These secrets are never sent, so the URL that one was bound to does not matter.
    if (taken.problem.kind === "recordMissing" || taken.problem.kind === "ofAnotherAddress")
      return ok(undefined);
    return { ok: false, problem: taken.problem };
  };
  const current = take("app-secret");
  if (!current.ok) return current;
  const next = take("app-secret-next");
  if (!next.ok) return next;
  const token = take("verify-token");
  if (!token.ok) return token;
  const appSecrets = [current.value, next.value].filter((secret) => secret !== undefined);
  if (token.value !== undefined) return ok({ verifyToken: token.value, appSecrets });
  const verifyToken = unkept.get(workspace) ?? newToken(ports);
  const kept = vault.put(labelOf(workspace, "verify-token"), "verify-token", verifyToken);
  return kept.ok ? ok({ verifyToken, appSecrets }) : kept;
}

function newToken({ random }: Pick<HostPorts, "random">): Redacted<string> {
  return redact(Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url"), "verify token");
}
