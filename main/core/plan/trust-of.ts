import type { Plan } from "../../../shared/migration/plan.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { always } from "../platforms/http/proxy/find-proxies.ts";
import type { ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import { countAuthorities, isUsable } from "../platforms/http/secure-context.ts";
import type { ClientCertificate, Line, Trust } from "../platforms/http/trust.ts";
import type { HostPorts } from "../ports.ts";
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

function proxiesOf({ proxy }: Plan, secrets: PlanSecrets, ports: Access): ProxyFinder | undefined {
  if (proxy === undefined) return ports.proxies;
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
  { files }: Access,
): Result<ClientCertificate, InputProblem> {
  const [name, path] = "pfx" in client ? (["pfx", client.pfx] as const) : (["cert", client.cert] as const);
  const unusable = (why: "unreadable" | "not-a-certificate" | "does-not-open") =>
    err<InputProblem>({ kind: "fileUnusable", member: `onPrem.tls.client.${name}`, path, why });
  const passphrase = secrets["onPrem.tls.client.passphrase"];
  const along = passphrase === undefined ? {} : { passphrase };
  if ("pfx" in client) {
    const read = files.readBytes?.(path);
    if (read?.ok !== true) return unusable("unreadable");
    const given = { pfx: redact(read.value, "client certificate"), ...along };
    return isUsable(given) ? ok(given) : unusable("does-not-open");
  }
  const read = files.read(path);
  if (!read.ok) return unusable("unreadable");
  if (!countAuthorities(read.value).ok) return unusable("not-a-certificate");
  const key = secrets["onPrem.tls.client.key"];
  // A run that goes on without its key is told so by the first server that asks for the certificate.
  if (key === undefined) return unusable("does-not-open");
  const given = { cert: read.value, key, ...along };
  return isUsable(given) ? ok(given) : unusable("does-not-open");
}
