import type { ProofCheckId } from "../../../shared/webhook/proof-checks.ts";
import { type CheckResult, verdictOf } from "../../../shared/checks/result.ts";
import { type Dialect, DialectChoice, dialectOf } from "../../../shared/platform/dialect.ts";
import { type Result, ok } from "../../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { InputProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { readAuthorities } from "../host/authority-file.ts";
import type { Trust } from "../platforms/http/trust.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { peekWorkspaces } from "../workspaces/workspace-file.ts";
import type { Resolver } from "./address/resolver.ts";
import type { EndpointCheck, EndpointContext } from "./context.ts";
import { openEndpointQueries } from "./queries/endpoint-queries.ts";
import { endpointAddress, endpointReachable, endpointRedirect } from "./checks/connection.ts";
import {
  endpointBatch,
  endpointKinds,
  endpointLarge,
  endpointOrder,
  endpointRepeats,
} from "./checks/payloads.ts";
import { endpointVerification } from "./checks/verification.ts";
import { endpointLatency } from "./checks/latency.ts";
import { endpointSignature } from "./checks/signature.ts";
import { endpointStatus } from "./checks/status.ts";
import { endpointTls } from "./checks/tls.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { type WorkspaceSecret, labelOf } from "../../../shared/workspace/labels.ts";

/** The secrets of an endpoint check; undefined if not given. */
export type EndpointSecrets = {
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecret: Redacted<string> | undefined;
};

/**
 * Returns the given secrets; for a workspace, missing ones come from the vault if it is unlocked and holds
 * them. A token stored for another URL's origin is not sent to this one. An app secret is never sent, it only
 * signs, so the origin it was stored for does not matter. Problems: those of the vault.
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

/** All checks of an endpoint in the order in which they run; `status` and later ones post, if requested. */
export const ENDPOINT_CHECKS: readonly EndpointCheck[] = [
  endpointAddress,
  endpointReachable,
  endpointTls,
  endpointRedirect,
  endpointVerification,
  endpointStatus,
  endpointSignature,
  endpointKinds,
  endpointLatency,
  endpointLarge,
  endpointBatch,
  endpointRepeats,
  endpointOrder,
];

type Deps = {
  readonly ports: Pick<
    HostPorts,
    "clock" | "random" | "files" | "dataDir" | "appVersion" | "proxies" | "practice"
  >;
  readonly vault: Pick<Vault, "state" | "take">;
  /** Resolves host names; the machine's own resolver by default. */
  readonly resolver?: Resolver;
  /** The checks to run; all if missing. */
  readonly only?: readonly ProofCheckId[];
};
type Input = ParsedInputOf<"endpoint.check">;
type Roots = Extract<Trust, { kind: "publicRoots" | "authority" }>;

/**
 * Checks the user's own endpoint, one check after the other; `onResult` receives each finding as soon as it
 * is available.
 *
 * Without `send`, only GET requests are sent. Resolves whatever the endpoint answers; "ready" unless a check
 * fails. Problems: fileUnusable if the CA file cannot be read or is not a certificate; a corrupted vault.
 */
export async function checkEndpoint(
  { ports, vault, resolver, only }: Deps,
  input: Input,
  onResult: (result: CheckResult) => void,
): Promise<Result<OutputOf<"endpoint.check">, ProblemOf<"endpoint.check">>> {
  const trust = rootsOf(input.caFile, ports);
  if (!trust.ok) return trust;
  const { verifyToken, appSecret, workspace, url, send, allowPrivate } = input;
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  const secrets = endpointSecrets(vault, workspace, { verifyToken, appSecret }, origin);
  if (!secrets.ok) return secrets;
  // In the sandbox, the business's own endpoint is a server on this machine with the sandbox's authority.
  const replacement = await ports.practice?.productionAt?.(url);
  const queries = openEndpointQueries({
    url: replacement?.url ?? url,
    allowPrivate: allowPrivate || replacement !== undefined,
    send,
    trust: replacement === undefined ? trust.value : { kind: "authority", pem: replacement.caPem },
    ...secrets.value,
    dialect: dialectFor(workspace, ports),
    ports,
    ...(resolver === undefined ? {} : { resolver }),
  });
  try {
    const caFileUsed = input.caFile !== undefined;
    const checks = await runAll(
      {
        url,
        send,
        ...secrets.value,
        onPremUrl: input.onPremUrl,
        caFileUsed,
        now: ports.clock.now(),
        queries: queries,
      },
      onResult,
      only,
    );
    return ok({ verdict: verdictOf(checks) === "go" ? "ready" : "not-ready", checks, caFileUsed });
  } finally {
    await queries.close();
  }
}

async function runAll(
  context: EndpointContext,
  onResult: (result: CheckResult) => void,
  only: readonly ProofCheckId[] | undefined,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of ENDPOINT_CHECKS.filter(({ id }) => only?.includes(id) ?? true)) {
    const result: CheckResult = { id: check.id, ...(await check.run(context)) };
    results.push(result);
    onResult(result);
  }
  return results;
}

function rootsOf(caFile: string | undefined, ports: Pick<HostPorts, "files">): Result<Roots, InputProblem> {
  const read = readAuthorities(ports, caFile);
  if (!read.ok) return read;
  return ok(read.value === undefined ? { kind: "publicRoots" } : { kind: "authority", pem: read.value });
}

/** The workspace's own API settings; the defaults for a URL without a workspace. */
function dialectFor(workspace: WorkspaceId | undefined, place: Pick<HostPorts, "dataDir">): Dialect {
  const known = peekWorkspaces(place)?.workspaces.find(({ id }) => id === workspace);
  return dialectOf(known?.dialect ?? DialectChoice.parse({}));
}
