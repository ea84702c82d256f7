import type { Agent } from "undici";
import type { AuthorityChoice } from "../../../../shared/network/authorities.ts";
import type { CheckedIp } from "./checked-ip.ts";
import { ConnectFailure } from "./connect-failure.ts";
import { connectorFor } from "./connector.ts";
import { loadHttpClient } from "./http-client.ts";
import { MAX_HEADER_BYTES } from "./limits.ts";
import type { ProxyFinder } from "./proxy/proxy.ts";
import { rootsOf, type Trust } from "./trust.ts";

/**
 * What an agent may connect to: a URL and the IP addresses that were judged for it. Without addresses, the host name is
 * resolved for each connection; only for a server that no stranger names.
 */
export type AgentTarget = { readonly url: URL; readonly addresses?: readonly CheckedIp[] };

type Options = {
  /** The public roots if missing; a PEM authority is trusted in addition to them. */
  readonly roots?: Trust;
  /** The authorities that were chosen for all connections. */
  readonly authorities?: AuthorityChoice | undefined;
  /** Without one, the connection is direct. */
  readonly proxies?: ProxyFinder | undefined;
  /** Timeout of a connection attempt, in ms. */
  readonly connectMs?: number;
  /** Maximum number of simultaneous connections. */
  readonly connections?: number;
};

/**
 * Returns an undici agent for one checked URL: it connects only to the judged IP addresses, under the given
 * roots, with the URL's host name in SNI and Host. Follows no redirects. A request for another origin fails
 * before anything is sent. The caller closes the agent. A failed connection is a ConnectFailure with its
 * reason.
 */
export async function agentFor(
  { url, addresses }: AgentTarget,
  {
    roots = { kind: "publicRoots" },
    authorities,
    proxies,
    connectMs = 10_000,
    connections = 8,
  }: Options = {},
): Promise<Agent> {
  const undici = await loadHttpClient();
  const line = {
    ...roots.line,
    ...rootsOf(authorities, roots.line?.systemRoots),
    ...(proxies === undefined ? {} : { proxies }),
  };
  const trust = { ...roots, line };
  const among = addresses === undefined ? {} : { addresses };
  const open = connectorFor({ url: url.origin, trust, connectMs, ...among }, () => undefined);
  return new undici.Agent({
    connect: (target, callback) =>
      isSameOrigin(url, target) ? open(target, callback) : callback(new ConnectFailure("no-route"), null),
    connections,
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
}

type Target = { readonly protocol: string; readonly hostname: string; readonly port: string };

function isSameOrigin(url: URL, { protocol, hostname, port }: Target): boolean {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return protocol === url.protocol && hostname === host && (port || "443") === (url.port || "443");
}

/** Returns an agent for a receiver of this machine, over loopback without TLS. The caller closes it. */
export async function loopbackAgent(): Promise<Agent> {
  const undici = await loadHttpClient();
  return new undici.Agent({ connections: 1, allowH2: false, pipelining: 1, maxHeaderSize: MAX_HEADER_BYTES });
}
