import type { Redacted } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import { labelOf, type WorkspaceSecret } from "../../../shared/workspace/labels.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import type { Vault } from "../runtime/ports.ts";

/** What the doctor asks and signs with; undefined where nobody has given it. */
export type EndpointSecrets = {
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecret: Redacted<string> | undefined;
};

/**
 * The secrets that a caller gave; for a workspace, those that it did not give come from the vault, as far as it is
 * open and holds them. A token that was stored for another address than this one is not sent to it. An app secret
 * is sent nowhere, it only signs: for which address it was given does not matter.
 */
export function endpointSecrets(
  vault: Pick<Vault, "state" | "take">,
  workspace: WorkspaceId | undefined,
  given: EndpointSecrets,
  origin: string | undefined,
): Result<EndpointSecrets, VaultProblem> {
  if (workspace === undefined || vault.state() !== "open") return ok(given);
  const stored = (
    secret: WorkspaceSecret,
    sentTo?: string,
  ): Result<Redacted<string> | undefined, VaultProblem> => {
    const taken = vault.take(labelOf(workspace, secret), sentTo);
    if (taken.ok) return taken;
    return taken.problem.kind === "recordMissing" || taken.problem.kind === "ofAnotherAddress"
      ? ok(undefined)
      : { ok: false, problem: taken.problem };
  };
  const token = given.verifyToken === undefined ? stored("endpoint-token", origin) : ok(given.verifyToken);
  if (!token.ok) return token;
  const secret = given.appSecret === undefined ? stored("app-secret") : ok(given.appSecret);
  return secret.ok ? ok({ verifyToken: token.value, appSecret: secret.value }) : secret;
}
