import { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import {
  checkServerIdentity,
  connect,
  type DetailedPeerCertificate,
  type SecureContext,
  type TLSSocket,
} from "node:tls";
import { unreachable } from "../../../../shared/invariant.ts";
import type { NotSentCause } from "../../../../shared/platform/outcome.ts";
import {
  certificateFacts,
  isWeak,
  looksIssuedByIntermediate,
  type CertificateFacts,
} from "./certificate-facts.ts";
import { lookupAmong, type CheckedIp } from "./checked-ip.ts";
import { connectCauseOf } from "./connect-failure.ts";
import { publicRoots, publicRootsAnd } from "./secure-context.ts";
import type { Trust } from "./trust.ts";

/** What a handshake alone tells about a server. */
export type TlsVerdict =
  /** The address is plain HTTP on this machine: there is nothing to judge. */
  | { readonly kind: "plain" }
  /** No connection, or no handshake, came about. */
  | { readonly kind: "unreachable"; readonly cause: NotSentCause }
  | { readonly kind: "accepted"; readonly protocol: string; readonly certificate: CertificateFacts }
  | {
      readonly kind: "refused";
      readonly cause: NotSentCause;
      readonly protocol: string;
      readonly certificate: CertificateFacts;
    };

type ProbeOptions = {
  /** The only IP addresses to connect to. */
  readonly addresses?: readonly CheckedIp[];
  /** Judges the chain in place of the trust's own roots. */
  readonly context?: SecureContext;
};

/**
 * Shakes hands with a server and judges its certificate under `trust`, without writing a byte of HTTP.
 * Gives up after `deadlineMs` milliseconds. Changes nothing on the server.
 */
export function probeTls(
  url: string,
  trust: Trust,
  deadlineMs: number,
  { addresses, context }: ProbeOptions = {},
): Promise<TlsVerdict> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === "http:") return Promise.resolve({ kind: "plain" });
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === "" ? 443 : Number(port),
      ...(isIP(host) === 0 ? { servername: host } : {}),
      secureContext: context ?? contextOf(trust),
      ...(addresses === undefined ? {} : { lookup: lookupAmong(addresses) }),
      ALPNProtocols: ["http/1.1"],
      // The one place that looks at a certificate before judging it: nothing is ever written to this socket.
      rejectUnauthorized: false,
      checkServerIdentity: () => undefined,
    });
    const finish = (verdict: TlsVerdict): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(verdict);
    };
    const timer = setTimeout(() => finish({ kind: "unreachable", cause: "connect-timeout" }), deadlineMs);
    socket.once("secureConnect", () => finish(judge(socket, host, trust)));
    socket.on("error", (error) => finish({ kind: "unreachable", cause: connectCauseOf(error, true) }));
    socket.once("close", () => finish({ kind: "unreachable", cause: "tls-failed" }));
  });
}

function contextOf(trust: Trust): SecureContext {
  return trust.kind === "authority" ? publicRootsAnd(trust.pem) : publicRoots();
}

function judge(socket: TLSSocket, host: string, trust: Trust): TlsVerdict {
  const protocol = socket.getProtocol() ?? "unknown";
  const chain = shownChain(socket.getPeerCertificate(true));
  const [leaf] = chain;
  if (leaf === undefined) return { kind: "unreachable", cause: "tls-failed" };
  const certificate = certificateFacts(leaf);
  const cause = refusalOf(trust, certificate, chainCause(socket, chain, trust), () =>
    checkServerIdentity(host, leaf.toLegacyObject()),
  );
  return cause === undefined
    ? { kind: "accepted", protocol, certificate }
    : { kind: "refused", cause, protocol, certificate };
}

/** The certificates that the server sent, each followed by its issuer where that is known too. */
function shownChain(first: DetailedPeerCertificate): X509Certificate[] {
  const chain: X509Certificate[] = [];
  const seen = new Set<DetailedPeerCertificate>();
  // A root is its own issuer; an absent certificate is an object without members.
  for (let next = first; next?.raw !== undefined && !seen.has(next); next = next.issuerCertificate) {
    seen.add(next);
    chain.push(new X509Certificate(next.raw));
  }
  return chain;
}

function refusalOf(
  trust: Trust,
  certificate: CertificateFacts,
  chain: NotSentCause | undefined,
  nameProblem: () => Error | undefined,
): NotSentCause | undefined {
  switch (trust.kind) {
    case "publicRoots":
    case "authority":
      return chain ?? (nameProblem() === undefined ? undefined : "name-mismatch");
    case "fingerprint":
      if (certificate.sha256 !== trust.sha256) return "fingerprint-mismatch";
      if (chain === "weak-certificate") return chain;
      return outsideValidity(certificate);
    default:
      return unreachable(trust);
  }
}

function chainCause(
  socket: TLSSocket,
  chain: readonly X509Certificate[],
  trust: Trust,
): NotSentCause | undefined {
  if (socket.authorized) return undefined;
  // Declared as an Error, yet Node stores the code as text; what Node has no word for it calls UNSPECIFIED.
  const code: unknown = socket.authorizationError;
  if (code === "UNSPECIFIED" && chain.some(isWeak)) return "weak-certificate";
  const cause = connectCauseOf(typeof code === "string" ? { code } : code, true);
  const [leaf] = chain;
  if (cause !== "unknown-ca" || leaf === undefined || chain.length > 1) return cause;
  return looksIssuedByIntermediate(certificateFacts(leaf), trust) ? "missing-intermediate" : cause;
}

function outsideValidity({ validFrom, validTo }: CertificateFacts): NotSentCause | undefined {
  const now = Date.now();
  if (Date.parse(validTo) < now) return "expired";
  return Date.parse(validFrom) > now ? "not-yet-valid" : undefined;
}
