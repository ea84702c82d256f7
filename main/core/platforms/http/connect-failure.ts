import type { ProxyMethod } from "../../../../shared/network/way.ts";
import type { NotSentCause } from "../../../../shared/platform/outcome.ts";

/** A failed connection. Thrown only by our own connector, before a request could be written. */
export class ConnectFailure extends Error {
  override readonly name = "ConnectFailure";
  readonly reason: NotSentCause;
  /** With `proxy-authentication`: the methods that the proxy has, where this program has none of them. */
  readonly methods: readonly ProxyMethod[] | undefined;
  constructor(reason: NotSentCause, methods?: readonly ProxyMethod[]) {
    super(reason);
    this.reason = reason;
    this.methods = methods;
  }
}

const BY_CODE: Readonly<Record<string, NotSentCause>> = {
  ENOTFOUND: "name-not-found",
  EAI_AGAIN: "name-not-found",
  EAI_FAIL: "name-not-found",
  EAI_NODATA: "name-not-found",
  EAI_NONAME: "name-not-found",
  ECONNREFUSED: "connection-refused",
  EHOSTUNREACH: "no-route",
  EHOSTDOWN: "no-route",
  ENETUNREACH: "no-route",
  ENETDOWN: "no-route",
  EADDRNOTAVAIL: "no-route",
  EACCES: "no-route",
  EPERM: "no-route",
  ETIMEDOUT: "connect-timeout",
  UND_ERR_CONNECT_TIMEOUT: "connect-timeout",
  DEPTH_ZERO_SELF_SIGNED_CERT: "self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: "unknown-ca",
  UNABLE_TO_GET_ISSUER_CERT: "unknown-ca",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "unknown-ca",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "unknown-ca",
  CERT_UNTRUSTED: "unknown-ca",
  ERR_TLS_CERT_ALTNAME_INVALID: "name-mismatch",
  HOSTNAME_MISMATCH: "name-mismatch",
  CERT_HAS_EXPIRED: "expired",
  CERT_NOT_YET_VALID: "not-yet-valid",
  CA_MD_TOO_WEAK: "weak-certificate",
  CA_KEY_TOO_SMALL: "weak-certificate",
  EE_KEY_TOO_SMALL: "weak-certificate",
  ERR_SSL_CA_MD_TOO_WEAK: "weak-certificate",
  ERR_SSL_CA_KEY_TOO_SMALL: "weak-certificate",
  ERR_SSL_EE_KEY_TOO_SMALL: "weak-certificate",
  ERR_SSL_DH_KEY_TOO_SMALL: "weak-certificate",
  ERR_SSL_UNSUPPORTED_PROTOCOL: "old-tls",
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: "old-tls",
  ERR_SSL_VERSION_TOO_LOW: "old-tls",
};

/**
 * Returns why a connection failed, from the socket's error. `secure`: a TLS handshake was part of it; an
 * error without a specific cause is then `tls-failed`.
 */
export function connectCauseOf(error: unknown, secure: boolean): NotSentCause {
  if (error instanceof ConnectFailure) return error.reason;
  const known = BY_CODE[codeOf(error) ?? ""];
  if (known !== undefined) return known;
  return secure ? "tls-failed" : "no-route";
}

/** Returns the `code` of a Node error; if several addresses failed, the first one's. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) {
    const own = ownCode(error);
    return own !== undefined && own in BY_CODE ? own : codeOf(error.errors[0]);
  }
  return ownCode(error);
}

function ownCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
