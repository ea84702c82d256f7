import type { X509Certificate } from "node:crypto";
import { isIP, type Socket } from "node:net";
import { checkServerIdentity, connect, type SecureContext, type TLSSocket } from "node:tls";
import { unreachable } from "../../../../shared/invariant.ts";
import type { NotSentCause } from "../../../../shared/platform/outcome.ts";
import { certificateFacts, looksIssuedByIntermediate, type CertificateFacts } from "./certificate-facts.ts";
import { chainFault, shownChain } from "./chain-faults.ts";
import { lookupAmong, type CheckedIp } from "./checked-ip.ts";
import { codeOf, connectCauseOf } from "./connect-failure.ts";
import { openTunnel } from "./proxy/tunnel.ts";
import { contextOf } from "./secure-context.ts";
import type { Trust } from "./trust.ts";

/** What a TLS handshake alone shows about a server. */
export type TlsVerdict =
  /** The URL is plain HTTP on this machine: there is nothing to judge. */
  | { readonly kind: "plain" }
  /** No connection, or no handshake, was possible. */
  | { readonly kind: "unreachable"; readonly cause: NotSentCause }
  | { readonly kind: "accepted"; readonly protocol: string; readonly certificate: CertificateFacts }
  | {
      readonly kind: "refused";
      readonly cause: NotSentCause;
      readonly protocol: string;
      readonly certificate: CertificateFacts;
    };

/**
 * Returns the runtime's error for a chain; undefined if it accepts it. Tests replace it to simulate another
 * runtime.
 */
export type RuntimeWord = (socket: TLSSocket) => string | undefined;

export type ProbeOptions = {
  /** The only IP addresses to connect to. */
  readonly addresses?: readonly CheckedIp[];
  /** Judges the chain instead of the trust's own roots. */
  readonly context?: SecureContext;
  readonly runtimeWord?: RuntimeWord;
  /** Told the code of the error that ended a handshake, or `closed` or `timeout`: a cause stands for several. */
  readonly onFailure?: (code: string | undefined) => void;
};

/**
 * Completes a TLS handshake with a server and judges its certificate under `trust`, through a proxy if one
 * applies, without sending any HTTP. Times out after `deadlineMs`. Changes nothing on the server.
 */
export async function probeTls(
  url: string,
  trust: Trust,
  deadlineMs: number,
  options: ProbeOptions = {},
): Promise<TlsVerdict> {
  const target = new URL(url);
  if (target.protocol === "http:") return { kind: "plain" };
  const startedMs = performance.now();
  try {
    const tunnel = await openTunnel({ url: target, addresses: options.addresses }, trust.line, deadlineMs);
    const leftMs = Math.max(1, deadlineMs - (performance.now() - startedMs));
    return await openTls(target, trust, leftMs, { ...options, tunnel });
  } catch (error) {
    return { kind: "unreachable", cause: connectCauseOf(error, true) };
  }
}

function openTls(
  { hostname, port }: URL,
  trust: Trust,
  deadlineMs: number,
  {
    addresses,
    context,
    tunnel,
    runtimeWord,
    onFailure,
  }: ProbeOptions & { readonly tunnel: Socket | undefined },
): Promise<TlsVerdict> {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === "" ? 443 : Number(port),
      ...(tunnel === undefined ? {} : { socket: tunnel }),
      ...(isIP(host) === 0 ? { servername: host } : {}),
      secureContext: context ?? contextOf(trust),
      ...(addresses === undefined ? {} : { lookup: lookupAmong(addresses) }),
      ALPNProtocols: ["http/1.1"],
      // The only place that reads a certificate before judging it: nothing is ever written to this socket.
      rejectUnauthorized: false,
      checkServerIdentity: () => undefined,
    });
    let ended = false;
    const finish = (verdict: TlsVerdict): void => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      socket.destroy();
      tunnel?.destroy();
      resolve(verdict);
    };
    const failed = (cause: NotSentCause, code: string | undefined): void => {
      if (!ended) onFailure?.(code);
      finish({ kind: "unreachable", cause });
    };
    const timer = setTimeout(() => failed("connect-timeout", "timeout"), deadlineMs);
    socket.once("secureConnect", () => {
      try {
        finish(judge(socket, host, trust, runtimeWord));
      } catch {
        // A certificate that the runtime accepted but cannot parse.
        finish({ kind: "unreachable", cause: "tls-failed" });
      }
    });
    socket.on("error", (error) => failed(connectCauseOf(error, true), codeOf(error)));
    socket.once("close", () => failed("tls-failed", "closed"));
  });
}

function judge(
  socket: TLSSocket,
  host: string,
  trust: Trust,
  runtimeWord: RuntimeWord = refusalIn,
): TlsVerdict {
  const protocol = socket.getProtocol() ?? "unknown";
  const chain = shownChain(socket.getPeerCertificate(true));
  const [leaf] = chain;
  if (leaf === undefined) return { kind: "unreachable", cause: "tls-failed" };
  const certificate = certificateFacts(leaf);
  const own = chainFault(chain, trust);
  const cause = refusalOf(trust, certificate, own, {
    chain: () => chainCause(runtimeWord(socket), chain, trust),
    name: () => checkServerIdentity(host, leaf.toLegacyObject()),
  });
  return cause === undefined
    ? { kind: "accepted", protocol, certificate }
    : { kind: "refused", cause, protocol, certificate };
}

function refusalIn({ authorized, authorizationError }: TLSSocket): string | undefined {
  if (authorized) return undefined;
  // Declared as an Error, but Node stores the code as text; without a specific code it is UNSPECIFIED.
  const code: unknown = authorizationError;
  return typeof code === "string" ? code : (codeOf(code) ?? "UNSPECIFIED");
}

type Doubts = {
  readonly chain: () => NotSentCause | undefined;
  readonly name: () => Error | undefined;
};

function refusalOf(
  trust: Trust,
  certificate: CertificateFacts,
  own: NotSentCause | undefined,
  doubts: Doubts,
): NotSentCause | undefined {
  switch (trust.kind) {
    case "publicRoots":
    case "authority":
      return own ?? doubts.chain() ?? (doubts.name() === undefined ? undefined : "name-mismatch");
    case "fingerprint":
      if (certificate.sha256 !== trust.sha256) return "fingerprint-mismatch";
      return own ?? outsideValidity(certificate);
    default:
      return unreachable(trust);
  }
}

function chainCause(
  runtimeError: string | undefined,
  chain: readonly X509Certificate[],
  trust: Trust,
): NotSentCause | undefined {
  if (runtimeError === undefined) return undefined;
  const cause = connectCauseOf({ code: runtimeError }, true);
  const [leaf] = chain;
  if (cause !== "unknown-ca" || leaf === undefined || chain.length > 1) return cause;
  return looksIssuedByIntermediate(certificateFacts(leaf), trust) ? "missing-intermediate" : cause;
}

function outsideValidity({ validFrom, validTo }: CertificateFacts): NotSentCause | undefined {
  const now = Date.now();
  if (Date.parse(validTo) < now) return "expired";
  return Date.parse(validFrom) > now ? "not-yet-valid" : undefined;
}
