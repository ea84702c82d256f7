import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import type { VaultProblem } from "../../../../shared/rpc/problems.ts";
import { labelOf, type WorkspaceSecret } from "../../../../shared/workspace/labels.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import type { Vault } from "../../runtime/ports.ts";
import type { HostPorts } from "../../host/host-ports.ts";

/** What a receiver checks with. */
export type ReceiverSecrets = {
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecrets: readonly Redacted<string>[];
};

type Deps = { readonly ports: Pick<HostPorts, "random">; readonly vault: Vault };

const TOKEN_BYTES = 24;

/** Verify tokens made for workspaces of a folder without a vault: they last as long as this process. */
export type UnkeptTokens = Map<WorkspaceId, Redacted<string>>;

/**
 * A workspace's secrets out of the vault. A verify token is made where none is stored, and kept there; a folder
 * without a vault has no secrets, and its token lives in memory. Problem: a vault that is locked or damaged.
 */
export function workspaceSecrets(
  { ports, vault }: Deps,
  workspace: WorkspaceId,
  unkept: UnkeptTokens,
): Result<ReceiverSecrets, VaultProblem> {
  if (vault.state() === "absent") {
    const verifyToken = unkept.get(workspace) ?? madeToken(ports);
    unkept.set(workspace, verifyToken);
    return ok({ verifyToken, appSecrets: [] });
  }
  const take = (secret: WorkspaceSecret): Result<Redacted<string> | undefined, VaultProblem> => {
    const taken = vault.take(labelOf(workspace, secret));
    if (taken.ok) return taken;
    // These two are sent nowhere, so an address that one was given for does not matter.
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
  const verifyToken = unkept.get(workspace) ?? madeToken(ports);
  const kept = vault.put(labelOf(workspace, "verify-token"), "verify-token", verifyToken);
  return kept.ok ? ok({ verifyToken, appSecrets }) : kept;
}

function madeToken({ random }: Pick<HostPorts, "random">): Redacted<string> {
  return redact(Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url"), "verify token");
}
