import { Agent } from "undici";
import type { CheckedIp } from "./checked-ip.ts";
import { ConnectFailure } from "./connect-failure.ts";
import { connectorFor } from "./connector.ts";
import { MAX_HEADER_BYTES } from "./limits.ts";
import type { Trust } from "./trust.ts";

/** Where an agent may connect to: an address and the IP addresses that were judged for it. */
export type AgentTarget = { readonly url: URL; readonly addresses: readonly CheckedIp[] };

type Options = {
  /** The public roots where it is left out; an authority in PEM counts besides them. */
  readonly roots?: Extract<Trust, { kind: "publicRoots" | "authority" }>;
  /** How long a connection may take, in milliseconds. */
  readonly connectMs?: number;
  /** How many connections may be open at once. */
  readonly connections?: number;
};

/**
 * An undici agent for one checked address: it connects to the judged IP addresses alone, under the given roots, with
 * the address's own name in SNI and Host. It follows no redirect. A request for another origin fails before anything
 * is sent. Whoever asked for it closes it. A connection that fails is a ConnectFailure with its reason.
 */
export function agentFor(
  { url, addresses }: AgentTarget,
  { roots = { kind: "publicRoots" }, connectMs = 10_000, connections = 8 }: Options = {},
): Agent {
  const open = connectorFor({ url: url.origin, trust: roots, connectMs, addresses }, () => undefined);
  return new Agent({
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

/** An agent for a receiver of this machine, in the clear over loopback. Whoever asked for it closes it. */
export function loopbackAgent(): Agent {
  return new Agent({ connections: 1, allowH2: false, pipelining: 1, maxHeaderSize: MAX_HEADER_BYTES });
}
