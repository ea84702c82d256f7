import type { Plan } from "../../../shared/migration/plan.ts";
import { NO_PROXY } from "../../../shared/migration/plan-network.ts";
import { describeReference } from "../../../shared/migration/secret-reference.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { NOTHING_MANAGED } from "../../../shared/settings/managed.ts";
import { always } from "../platforms/http/proxy/find-proxies.ts";
import { managedProxies } from "../platforms/http/proxy/managed-proxies.ts";
import type { ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import { countAuthorities, isUsable } from "../platforms/http/secure-context.ts";
import {
  rootsOf,
  type ClientCertificate,
  type Line,
  type Roots,
  type Trust,
} from "../platforms/http/trust.ts";
import { readAuthorities } from "../host/authority-file.ts";
import { unreadableBy } from "../host/file-reason.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { PlanSecrets } from "./plan-secrets.ts";

type Side = "cloud" | "onPrem";
type Access = Pick<HostPorts, "files" | "proxies" | "carrier" | "managed" | "authorities">;
type Client = NonNullable<NonNullable<Plan["onPrem"]["tls"]>["client"]>;

/**
 * How to connect to one API of a plan: its certificate check, proxy, roots, client certificate and app
 * secret.
 *
 * Problems: fileUnusable if a CA file or a client certificate can't be read, is not one, or can't be
 * decrypted.
 */
export function trustOf(
  plan: Plan,
  side: Side,
  secrets: PlanSecrets,
  ports: Access,
): Result<Trust, InputProblem> {
  const tls = plan[side].tls;
  const client = side === "onPrem" ? plan.onPrem.tls?.client : undefined;
  const certificate = client === undefined ? ok(undefined) : clientCertificate(client, secrets, ports);
  if (!certificate.ok) return certificate;
  const proxies = proxiesOf(plan, secrets, ports);
  const line = lineOf(plan, side, secrets, {
    proxies,
    client: certificate.value,
    carrier: ports.carrier,
    roots: rootsOf(ports.authorities?.(), systemRootsOf(plan, side)),
  });
  const extra = Object.keys(line).length === 0 ? {} : { line };
  if (tls?.sha256 !== undefined) return ok({ kind: "fingerprint", sha256: tls.sha256, ...extra });
  const pem = readAuthorities(ports, tls?.caFile, `${side}.tls.caFile`);
  if (!pem.ok) return pem;
  return ok(
    pem.value === undefined
      ? { kind: "publicRoots", ...extra }
      : { kind: "authority", pem: pem.value, ...extra },
  );
}

type LineParts = { readonly [Member in "proxies" | "client" | "carrier"]: Line[Member] | undefined } & {
  readonly roots: Roots;
};

function lineOf(
  plan: Plan,
  side: Side,
  secrets: PlanSecrets,
  { proxies, client, carrier, roots }: LineParts,
): Line {
  const appSecret = side === "cloud" ? secrets["cloud.appSecret"] : undefined;
  return {
    ...(proxies === undefined ? {} : { proxies }),
    ...roots,
    ...(client === undefined ? {} : { client }),
    ...(carrier === undefined ? {} : { carrier }),
    ...(appSecret === undefined ? {} : { appSecret }),
  };
}

function systemRootsOf(plan: Plan, side: Side): boolean {
  return plan[side].tls?.systemRoots ?? plan.tls?.systemRoots ?? false;
}

/**
 * The proxy finder of a plan: what the administrator fixed, else the plan's own choice, else the machine's settings. The
 * plan's sign-in is used for a fixed proxy that the plan names too.
 */
export function proxiesOf(
  { proxy }: Plan,
  secrets: PlanSecrets,
  ports: Pick<Access, "proxies" | "managed">,
): ProxyFinder | undefined {
  const password = secrets["proxy.password"];
  const signIn = {
    ...(proxy?.username === undefined ? {} : { username: proxy.username }),
    ...(password === undefined ? {} : { password }),
  };
  const fixed = managedProxies(ports.managed?.().proxy ?? NOTHING_MANAGED.proxy, ports.proxies, (origin) =>
    origin === proxy?.url ? signIn : {},
  );
  if (fixed !== undefined) return fixed;
  if (proxy === undefined) return ports.proxies;
  if (proxy.url === NO_PROXY) return undefined;
  return always({ kind: "proxy", url: proxy.url, ...signIn });
}

function clientCertificate(
  client: Client,
  secrets: PlanSecrets,
  ports: Access,
): Result<ClientCertificate, InputProblem> {
  const unusable = (name: "pfx" | "cert", path: string, why: Unusable) =>
    err<InputProblem>({ kind: "fileUnusable", member: `onPrem.tls.client.${name}`, path, why });
  const passphrase = secrets["onPrem.tls.client.passphrase"];
  const extra = passphrase === undefined ? {} : { passphrase };
  if ("pfx" in client) {
    const path = typeof client.pfx === "string" ? client.pfx : describeReference(client.pfx);
    const read = pfxOf(client.pfx, secrets, ports);
    if (!read.ok) return unusable("pfx", path, read.problem);
    const given = { pfx: read.value, ...extra };
    return isUsable(given) ? ok(given) : unusable("pfx", path, "does-not-open");
  }
  const path = client.cert;
  const read = ports.files.read(path);
  if (!read.ok) return unusable("cert", path, unreadableBy(read.problem.code));
  if (!countAuthorities(read.value).ok) return unusable("cert", path, "not-a-certificate");
  const key = secrets["onPrem.tls.client.key"];
  // For a run that continues without its key, the first server that requires the certificate would reject the
  // connection.
  if (key === undefined) return unusable("cert", path, "does-not-open");
  const given = { cert: read.value, key, ...extra };
  return isUsable(given) ? ok(given) : unusable("cert", path, "does-not-open");
}

type Unusable = Extract<InputProblem, { kind: "fileUnusable" }>["why"];
type Pfx = Extract<Client, { pfx: unknown }>["pfx"];

/** The bytes of a PFX: from a file, or from the vault, as base64. */
function pfxOf(pfx: Pfx, secrets: PlanSecrets, { files }: Access): Result<Redacted<Uint8Array>, Unusable> {
  if (typeof pfx === "string") {
    const read = files.readBytes?.(pfx);
    if (read === undefined) return err("unreadable");
    return read.ok ? ok(redact(read.value, "client certificate")) : err(unreadableBy(read.problem.code));
  }
  const stored = secrets["onPrem.tls.client.pfx"];
  return stored === undefined
    ? err("does-not-open")
    : ok(redact(Buffer.from(stored.reveal(), "base64"), "client certificate"));
}
