import type { Plan } from "../../../shared/migration/plan.ts";
import { NO_PROXY } from "../../../shared/migration/plan-network.ts";
import { describeReference } from "../../../shared/migration/secret-reference.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { always } from "../platforms/http/proxy/find-proxies.ts";
import type { ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import { countAuthorities, isUsable } from "../platforms/http/secure-context.ts";
import type { ClientCertificate, Line, Trust } from "../platforms/http/trust.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { PlanSecrets } from "./plan-secrets.ts";

type Side = "cloud" | "onPrem";
type Access = Pick<HostPorts, "files" | "proxies">;
type Client = NonNullable<NonNullable<Plan["onPrem"]["tls"]>["client"]>;

/**
 * How one side of a plan is connected to: what its certificate is judged by, and the proxy, the roots, the client
 * certificate and the app secret that come along.
 *
 * Problems: fileUnusable where a CA file or a client certificate cannot be read, is none, or does not open.
 */
export function trustOf(
  plan: Plan,
  side: Side,
  secrets: PlanSecrets,
  ports: Access,
): Result<Trust, InputProblem> {
  const tls = plan[side].tls;
  const client = side === "onPrem" ? plan.onPrem.tls?.client : undefined;
  const shown = client === undefined ? ok(undefined) : clientCertificate(client, secrets, ports);
  if (!shown.ok) return shown;
  const proxies = proxiesOf(plan, secrets, ports);
  const line = lineOf(plan, side, secrets, { proxies, client: shown.value });
  const along = Object.keys(line).length === 0 ? {} : { line };
  if (tls?.sha256 !== undefined) return ok({ kind: "fingerprint", sha256: tls.sha256, ...along });
  if (tls?.caFile === undefined) return ok({ kind: "publicRoots", ...along });
  const path = tls.caFile;
  const unusable = (why: "unreadable" | "not-a-certificate") =>
    err<InputProblem>({ kind: "fileUnusable", member: `${side}.tls.caFile`, path, why });
  const read = ports.files.read(path);
  if (!read.ok) return unusable("unreadable");
  return countAuthorities(read.value).ok
    ? ok({ kind: "authority", pem: read.value, ...along })
    : unusable("not-a-certificate");
}

type Given = { readonly [Member in "proxies" | "client"]: Line[Member] | undefined };

function lineOf(plan: Plan, side: Side, secrets: PlanSecrets, { proxies, client }: Given): Line {
  const systemRoots = plan[side].tls?.systemRoots ?? plan.tls?.systemRoots ?? false;
  const appSecret = side === "cloud" ? secrets["cloud.appSecret"] : undefined;
  return {
    ...(proxies === undefined ? {} : { proxies }),
    ...(systemRoots ? { systemRoots } : {}),
    ...(client === undefined ? {} : { client }),
    ...(appSecret === undefined ? {} : { appSecret }),
  };
}

/** What finds the proxies of a plan: its own choice, or else the machine's settings. */
export function proxiesOf(
  { proxy }: Plan,
  secrets: PlanSecrets,
  ports: Pick<Access, "proxies">,
): ProxyFinder | undefined {
  if (proxy === undefined) return ports.proxies;
  if (proxy.url === NO_PROXY) return undefined;
  const password = secrets["proxy.password"];
  return always({
    kind: "proxy",
    url: proxy.url,
    ...(proxy.username === undefined ? {} : { username: proxy.username }),
    ...(password === undefined ? {} : { password }),
  });
}

function clientCertificate(
  client: Client,
  secrets: PlanSecrets,
  ports: Access,
): Result<ClientCertificate, InputProblem> {
  const unusable = (name: "pfx" | "cert", path: string, why: Unusable) =>
    err<InputProblem>({ kind: "fileUnusable", member: `onPrem.tls.client.${name}`, path, why });
  const passphrase = secrets["onPrem.tls.client.passphrase"];
  const along = passphrase === undefined ? {} : { passphrase };
  if ("pfx" in client) {
    const path = typeof client.pfx === "string" ? client.pfx : describeReference(client.pfx);
    const read = pfxOf(client.pfx, secrets, ports);
    if (!read.ok) return unusable("pfx", path, read.problem);
    const given = { pfx: read.value, ...along };
    return isUsable(given) ? ok(given) : unusable("pfx", path, "does-not-open");
  }
  const path = client.cert;
  const read = ports.files.read(path);
  if (!read.ok) return unusable("cert", path, "unreadable");
  if (!countAuthorities(read.value).ok) return unusable("cert", path, "not-a-certificate");
  const key = secrets["onPrem.tls.client.key"];
  // A run that goes on without its key is told so by the first server that asks for the certificate.
  if (key === undefined) return unusable("cert", path, "does-not-open");
  const given = { cert: read.value, key, ...along };
  return isUsable(given) ? ok(given) : unusable("cert", path, "does-not-open");
}

type Unusable = Extract<InputProblem, { kind: "fileUnusable" }>["why"];
type Pfx = Extract<Client, { pfx: unknown }>["pfx"];

/** The bytes of a PFX: a file's, or those that lie in the vault as base64. */
function pfxOf(
  pfx: Pfx,
  secrets: PlanSecrets,
  { files }: Access,
): Result<Redacted<Uint8Array>, "unreadable" | "does-not-open"> {
  if (typeof pfx === "string") {
    const read = files.readBytes?.(pfx);
    return read?.ok === true ? ok(redact(read.value, "client certificate")) : err("unreadable");
  }
  const kept = secrets["onPrem.tls.client.pfx"];
  return kept === undefined
    ? err("does-not-open")
    : ok(redact(Buffer.from(kept.reveal(), "base64"), "client certificate"));
}
