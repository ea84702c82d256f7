import type { ProofCheckId } from "../../../shared/checks/proof-catalogue.ts";
import { verdictOf, type CheckResult } from "../../../shared/checks/result.ts";
import { dialectOf, DialectChoice, type Dialect } from "../../../shared/platform/dialect.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { countAuthorities } from "../platforms/http/secure-context.ts";
import type { Trust } from "../platforms/http/trust.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { peekWorkspaces } from "../workspaces/workspace-file.ts";
import type { Resolver } from "./address/resolver.ts";
import type { EndpointContext } from "./context.ts";
import { openEndpointQueries } from "./queries/endpoint-queries.ts";
import { ENDPOINT_CHECKS } from "./registry.ts";
import { endpointSecrets } from "./secrets.ts";

type Deps = {
  readonly ports: Pick<
    HostPorts,
    "clock" | "random" | "files" | "dataDir" | "appVersion" | "proxies" | "practice"
  >;
  readonly vault: Pick<Vault, "state" | "take">;
  /** What names are resolved with; the machine's own name service where it is left out. */
  readonly resolver?: Resolver;
  /** The checks to run; all of them where it is left out. */
  readonly only?: readonly ProofCheckId[];
};
type Input = ParsedInputOf<"endpoint.check">;
type Roots = Extract<Trust, { kind: "publicRoots" | "authority" }>;

/**
 * Looks at a customer's own endpoint, one check after the other; `onResult` hears each finding as it is there.
 *
 * Without `send` nothing but GET requests leave. Resolves whatever the endpoint answers: ready, unless a check fails.
 * Problems: fileUnusable where the CA file cannot be read or is no certificate; a vault that is damaged.
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
  // In practice the business's own endpoint is a server on this machine under the practice authority.
  const instead = await ports.practice?.productionAt?.(url);
  const looks = openEndpointQueries({
    url: instead?.url ?? url,
    allowPrivate: allowPrivate || instead !== undefined,
    send,
    trust: instead === undefined ? trust.value : { kind: "authority", pem: instead.caPem },
    ...secrets.value,
    dialect: dialectFor(workspace, ports),
    ports,
    ...(resolver === undefined ? {} : { resolver }),
  });
  try {
    const caFileUsed = input.caFile !== undefined;
    const checks = await runAll(
      { url, send, ...secrets.value, onPremUrl: input.onPremUrl, caFileUsed, now: ports.clock.now(), looks },
      onResult,
      only,
    );
    return ok({ verdict: verdictOf(checks) === "go" ? "ready" : "not-ready", checks, caFileUsed });
  } finally {
    await looks.close();
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

function rootsOf(
  caFile: string | undefined,
  { files }: Pick<HostPorts, "files">,
): Result<Roots, InputProblem> {
  if (caFile === undefined) return ok({ kind: "publicRoots" });
  const unusable = (why: "unreadable" | "not-a-certificate") =>
    err<InputProblem>({ kind: "fileUnusable", member: "caFile", path: caFile, why });
  const read = files.read(caFile);
  if (!read.ok) return unusable("unreadable");
  return countAuthorities(read.value).ok
    ? ok({ kind: "authority", pem: read.value })
    : unusable("not-a-certificate");
}

/** A workspace's own names; the usual ones for an address that stands by itself. */
function dialectFor(workspace: WorkspaceId | undefined, place: Pick<HostPorts, "dataDir">): Dialect {
  const known = peekWorkspaces(place)?.workspaces.find(({ id }) => id === workspace);
  return dialectOf(known?.dialect ?? DialectChoice.parse({}));
}
