import type { Socket } from "node:net";
import { TLSSocket, type PeerCertificate } from "node:tls";
import type { buildConnector } from "undici";
import { unreachable } from "../../../../shared/invariant.ts";
import type { NotSentCause } from "../../../../shared/platform/outcome.ts";
import { chainFault, shownChain } from "./chain-faults.ts";
import { lookupAmong, type CheckedIp } from "./checked-ip.ts";
import { connectCauseOf, ConnectFailure } from "./connect-failure.ts";
import { loadHttpClient } from "./http-client.ts";
import { openTunnel } from "./proxy/tunnel.ts";
import { contextOf, onlyCertificate } from "./secure-context.ts";
import { probeTls, type ProbeOptions } from "./tls-probe.ts";
import type { Trust } from "./trust.ts";

type Connector = buildConnector.connector;
type Options = {
  readonly url: string;
  readonly trust: Trust;
  readonly connectMs: number;
  /** The only IP addresses to connect to; if missing, the host name is resolved for each connection. */
  readonly addresses?: readonly CheckedIp[];
  /** Tests replace this to simulate a runtime that judges chains differently. */
  readonly runtime?: Pick<ProbeOptions, "context" | "runtimeWord">;
};

/**
 * Returns a connector that opens sockets to one server, judged under `trust`, through a proxy if one applies.
 * Every failure is a ConnectFailure: it happened before a request could be written. A pinned server is first
 * contacted with a handshake only; no connection is made if its fingerprint differs. `onOpen` receives each
 * socket that may carry requests.
 */
export function connectorFor(options: Options, onOpen: (socket: Socket) => void): Connector {
  let judging: Promise<Connector> | undefined;
  const open = async (target: Parameters<Connector>[0]): Promise<Socket> => {
    try {
      judging ??= judgingConnector(options);
      const socket = await reach(await judging, target, options);
      onOpen(socket);
      return socket;
    } catch (error) {
      // A pinned server may have a new certificate: the next attempt starts with a new handshake.
      judging = undefined;
      throw await explain(error, options);
    }
  };
  return (target, callback) => {
    open(target).then(
      (socket) => callback(null, socket),
      (failure: unknown) =>
        callback(failure instanceof ConnectFailure ? failure : new ConnectFailure("tls-failed"), null),
    );
  };
}

/**
 * Connects and checks again what the runtime accepted. TLS verification covers the server itself, also
 * through a proxy.
 */
async function reach(
  connector: Connector,
  target: Parameters<Connector>[0],
  { url, trust, connectMs, addresses }: Options,
): Promise<Socket> {
  const tunnel = await openTunnel({ url: new URL(url), addresses }, trust.line, connectMs);
  if (tunnel !== undefined && url.startsWith("http:")) return tunnel;
  try {
    const socket = await connectWith(
      connector,
      tunnel === undefined ? target : { ...target, httpSocket: tunnel },
    );
    if (!(socket instanceof TLSSocket)) return socket;
    const fault = chainFault(shownChain(socket.getPeerCertificate(true)), trust);
    if (fault === undefined) return socket;
    socket.on("error", () => undefined).destroy();
    throw new ConnectFailure(fault);
  } catch (error) {
    tunnel?.on("error", () => undefined).destroy();
    throw error;
  }
}

function connectWith(connector: Connector, target: Parameters<Connector>[0]): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connector(target, (error, socket) => (error === null ? resolve(socket) : reject(error)));
  });
}

async function judgingConnector(options: Options): Promise<Connector> {
  const { url, trust, connectMs, addresses, runtime } = options;
  const undici = await loadHttpClient();
  // A resumed session would skip the certificate check, and on one persistent connection it would save
  // nothing.
  const common = {
    timeout: connectMs,
    allowH2: false,
    maxCachedSessions: 0,
    rejectUnauthorized: true,
    ...(addresses === undefined ? {} : { lookup: lookupAmong(addresses) }),
  };
  if (url.startsWith("http:")) {
    // A plain connection presents no certificate: a pin that cannot be checked counts as a mismatch.
    if (trust.kind === "fingerprint") throw new ConnectFailure("fingerprint-mismatch");
    return undici.buildConnector(common);
  }
  switch (trust.kind) {
    case "publicRoots":
    case "authority":
      return undici.buildConnector({ ...common, secureContext: runtime?.context ?? contextOf(trust) });
    case "fingerprint": {
      const pem = await certificateWith(trust, options);
      const checkServerIdentity = (_host: string, certificate: PeerCertificate): Error | undefined =>
        certificate.fingerprint256 === trust.sha256 ? undefined : new ConnectFailure("fingerprint-mismatch");
      const secureContext = onlyCertificate(pem, trust.line?.client);
      return undici.buildConnector({ ...common, secureContext, checkServerIdentity });
    }
    default:
      return unreachable(trust);
  }
}

async function certificateWith(
  trust: Trust,
  { url, connectMs, addresses }: Omit<Options, "trust">,
): Promise<string> {
  const verdict = await probeTls(url, trust, connectMs, addresses === undefined ? {} : { addresses });
  if (verdict.kind === "accepted") return verdict.certificate.pem;
  throw new ConnectFailure(verdict.kind === "plain" ? "tls-failed" : verdict.cause);
}

// One runtime error may stand for several causes, and runtimes differ: another handshake clarifies it.
const TO_BE_EXPLAINED: ReadonlySet<NotSentCause> = new Set([
  "self-signed",
  "unknown-ca",
  "expired",
  "not-yet-valid",
  "name-mismatch",
  "tls-failed",
]);

async function explain(
  error: unknown,
  { url, trust, connectMs, addresses, runtime }: Options,
): Promise<ConnectFailure> {
  if (error instanceof ConnectFailure) return error;
  const cause = connectCauseOf(error, url.startsWith("https:"));
  if (trust.kind === "fingerprint" && (cause === "self-signed" || cause === "unknown-ca"))
    return new ConnectFailure("fingerprint-mismatch");
  if (!url.startsWith("https:") || !TO_BE_EXPLAINED.has(cause)) return new ConnectFailure(cause);
  const verdict = await probeTls(url, trust, connectMs, {
    ...runtime,
    ...(addresses === undefined ? {} : { addresses }),
  });
  return new ConnectFailure(verdict.kind === "refused" ? verdict.cause : cause);
}
