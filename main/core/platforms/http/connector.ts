import type { Socket } from "node:net";
import type { PeerCertificate } from "node:tls";
import { buildConnector } from "undici";
import { unreachable } from "../../../../shared/invariant.ts";
import { lookupAmong, type CheckedIp } from "./checked-ip.ts";
import { codeOf, connectCauseOf, ConnectFailure } from "./connect-failure.ts";
import { onlyCertificate, publicRoots, publicRootsAnd } from "./secure-context.ts";
import { probeTls } from "./tls-probe.ts";
import type { Trust } from "./trust.ts";

type Connector = buildConnector.connector;
type Options = {
  readonly url: string;
  readonly trust: Trust;
  readonly connectMs: number;
  /** The only IP addresses to connect to; those of the name service, asked at each connection, where left out. */
  readonly addresses?: readonly CheckedIp[];
};

/**
 * Gives what opens sockets to one server, each judged under `trust`. Every failure is a ConnectFailure: it happened
 * before a request could be written. A pinned server is first met by a handshake alone; where its fingerprint is
 * another one, no connection is made. `onOpen` hears of each socket that may carry requests.
 */
export function connectorFor(options: Options, onOpen: (socket: Socket) => void): Connector {
  let judging: Promise<Connector> | undefined;
  const open = async (target: Parameters<Connector>[0]): Promise<Socket> => {
    try {
      judging ??= judgingConnector(options);
      const socket = await connectWith(await judging, target);
      onOpen(socket);
      return socket;
    } catch (error) {
      // A pinned server may have got a new certificate: the next attempt meets it afresh.
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

function connectWith(connector: Connector, target: Parameters<Connector>[0]): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connector(target, (error, socket) => (error === null ? resolve(socket) : reject(error)));
  });
}

async function judgingConnector({ url, trust, connectMs, addresses }: Options): Promise<Connector> {
  // A resumed session would skip the certificate's judgement; on one kept-open connection it would save nothing.
  const common = {
    timeout: connectMs,
    allowH2: false,
    maxCachedSessions: 0,
    rejectUnauthorized: true,
    ...(addresses === undefined ? {} : { lookup: lookupAmong(addresses) }),
  };
  if (url.startsWith("http:")) {
    // A plain connection shows no certificate: a pin that cannot be checked is a pin that does not match.
    if (trust.kind === "fingerprint") throw new ConnectFailure("fingerprint-mismatch");
    return buildConnector(common);
  }
  switch (trust.kind) {
    case "publicRoots":
      return buildConnector({ ...common, secureContext: publicRoots() });
    case "authority":
      return buildConnector({ ...common, secureContext: publicRootsAnd(trust.pem) });
    case "fingerprint": {
      const pem = await certificateWith(trust.sha256, url, connectMs);
      const checkServerIdentity = (_host: string, certificate: PeerCertificate): Error | undefined =>
        certificate.fingerprint256 === trust.sha256 ? undefined : new ConnectFailure("fingerprint-mismatch");
      return buildConnector({ ...common, secureContext: onlyCertificate(pem), checkServerIdentity });
    }
    default:
      return unreachable(trust);
  }
}

async function certificateWith(sha256: string, url: string, connectMs: number): Promise<string> {
  const verdict = await probeTls(url, { kind: "fingerprint", sha256 }, connectMs);
  if (verdict.kind === "accepted") return verdict.certificate.pem;
  throw new ConnectFailure(verdict.kind === "plain" ? "tls-failed" : verdict.cause);
}

async function explain(
  error: unknown,
  { url, trust, connectMs, addresses }: Options,
): Promise<ConnectFailure> {
  const secure = url.startsWith("https:");
  const cause = connectCauseOf(error, secure);
  if (trust.kind === "fingerprint" && (cause === "self-signed" || cause === "unknown-ca"))
    return new ConnectFailure("fingerprint-mismatch");
  // The error alone tells neither a missing intermediate from an unknown authority nor what is weak; another handshake does.
  if (!["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNSPECIFIED"].includes(codeOf(error) ?? ""))
    return new ConnectFailure(cause);
  const verdict = await probeTls(url, trust, connectMs, addresses === undefined ? {} : { addresses });
  return new ConnectFailure(verdict.kind === "refused" ? verdict.cause : cause);
}
