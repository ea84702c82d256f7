import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { ClientFault } from "../../../shared/workspace/client-fault.ts";
import { secretsOfClient } from "../../../shared/workspace/connection-parts.ts";
import { KIND_OF_SECRET, labelOf, type MoveSecret } from "../../../shared/workspace/labels.ts";
import type { WorkspaceClient, WorkspaceId, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { openClientIdentity } from "../platforms/http/client-identity.ts";
import type { ClientCertificate } from "../platforms/http/trust.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { keepPem } from "./certificates.ts";
import { findWorkspace, readWorkspace, type NoSuchWorkspace } from "./edit.ts";
import { changeWorkspaces } from "./workspace-file.ts";

/** A client certificate as a person supplies it; a PFX in base64. */
export type GivenClient = { readonly passphrase?: Redacted<string> | undefined } & (
  | { readonly kind: "pfx"; readonly pfx: Redacted<string> }
  | { readonly kind: "pem"; readonly cert: string; readonly key: Redacted<string> }
);

type Tools = { readonly ports: Pick<HostPorts, "dataDir" | "clock">; readonly vault: Vault };
type Refusal = StorageProblem | VaultProblem | NoSuchWorkspace;
type Unusable = { readonly kind: "clientUnusable"; readonly why: ClientFault };

/** All vault secrets of a client certificate of any kind. */
const ALL_SECRETS = ["client-pfx", "client-key", "client-passphrase"] as const;

/**
 * Tests a client certificate, stores its secrets in the vault and the rest in the workspace; returns the new
 * list of workspaces. An earlier certificate is replaced as a whole.
 */
export function keepClientCertificate(
  tools: Tools,
  workspace: WorkspaceId,
  given: GivenClient,
): Result<WorkspaceList, Refusal | Unusable> {
  const known = readWorkspace(tools.ports, workspace);
  if (!known.ok) return known;
  const identity = openClientIdentity(asCertificate(given));
  if (!identity.ok) return err({ kind: "clientUnusable", why: identity.problem });
  const { subject, validTo } = identity.value;
  const shown = { subject, validTo, passphrase: given.passphrase !== undefined };
  const client = clientOf(tools, given, shown);
  if (!client.ok) return client;
  // The vault is written first. A workspace that refers to a missing vault secret is reported as such, and
  // the certificate can be supplied again.
  for (const [secret, value] of secretsOf(given)) {
    const put = tools.vault.put(labelOf(workspace, secret), KIND_OF_SECRET[secret], value);
    if (!put.ok) return put;
  }
  const needed = secretsOfClient(client.value);
  const left = forget(
    tools.vault,
    workspace,
    ALL_SECRETS.filter((secret) => !needed.includes(secret)),
  );
  return left.ok ? withClient(tools, workspace, client.value) : left;
}

/** Removes a workspace's client certificate, and its secrets from the vault if that is unlocked. */
export function dropClientCertificate(tools: Tools, workspace: WorkspaceId): Result<WorkspaceList, Refusal> {
  const known = readWorkspace(tools.ports, workspace);
  if (!known.ok) return known;
  const gone = tools.vault.state() === "open" ? forget(tools.vault, workspace, ALL_SECRETS) : ok(null);
  return gone.ok ? withClient(tools, workspace, undefined) : gone;
}

function asCertificate(given: GivenClient): ClientCertificate {
  const extra = given.passphrase === undefined ? {} : { passphrase: given.passphrase };
  return given.kind === "pfx"
    ? { pfx: redact(Buffer.from(given.pfx.reveal(), "base64"), "client certificate"), ...extra }
    : { cert: given.cert, key: given.key, ...extra };
}

type Shown = Pick<WorkspaceClient, "subject" | "validTo" | "passphrase">;

/** The workspace's record of it. The certificate of a PEM pair is public and stored in a file, like a CA. */
function clientOf(
  { ports }: Tools,
  given: GivenClient,
  shown: Shown,
): Result<WorkspaceClient, StorageProblem | Unusable> {
  if (given.kind === "pfx") return ok({ kind: "pfx", ...shown });
  const kept = keepPem(ports.dataDir, "client", given.cert);
  if (kept.ok) return ok({ kind: "pem", certFile: kept.value.path, ...shown });
  const { problem } = kept;
  return err(
    problem.kind === "notACertificate" ? { kind: "clientUnusable", why: "not-a-certificate" } : problem,
  );
}

function secretsOf(given: GivenClient): readonly (readonly [MoveSecret, Redacted<string>])[] {
  const own =
    given.kind === "pfx" ? (["client-pfx", given.pfx] as const) : (["client-key", given.key] as const);
  return given.passphrase === undefined ? [own] : [own, ["client-passphrase", given.passphrase]];
}

/** The list with a new client certificate, or none, in one workspace; nothing else changes. */
function withClient(
  { ports }: Tools,
  workspace: WorkspaceId,
  client: WorkspaceClient | undefined,
): Result<WorkspaceList, StorageProblem | NoSuchWorkspace> {
  return changeWorkspaces<NoSuchWorkspace>(ports, (current) => {
    const known = findWorkspace(current, workspace);
    if (!known.ok) return known;
    const { client: _was, ...others } = known.value.network ?? {};
    const network = client === undefined ? others : { ...others, client };
    return ok(current.workspaces.map((one) => (one.id === workspace ? { ...one, network } : one)));
  });
}

function forget(
  vault: Vault,
  workspace: WorkspaceId,
  secrets: readonly MoveSecret[],
): Result<null, VaultProblem> {
  for (const secret of secrets) {
    const gone = vault.forget(labelOf(workspace, secret));
    if (!gone.ok) return gone;
  }
  return ok(null);
}
