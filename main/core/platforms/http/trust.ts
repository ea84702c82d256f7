import type { AuthorityChoice } from "../../../../shared/network/authorities.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { OpenCarrier } from "./carrier.ts";
import type { ProxyFinder } from "./proxy/proxy.ts";

/**
 * How the certificate of one connection is judged, and further connection settings. Judging cannot be
 * switched off.
 */
export type Trust = (
  | { readonly kind: "publicRoots" }
  /** PEM of a CA that is trusted for this connection only, in addition to the public roots. */
  | { readonly kind: "authority"; readonly pem: string }
  /** SHA-256 fingerprint of the server's own certificate, upper-case pairs with colons. */
  | { readonly kind: "fingerprint"; readonly sha256: string }
) & { readonly line?: Line };

/** Further settings of a connection. */
export type Line = {
  /** Whether the operating system's roots are trusted in addition to those of this program. */
  readonly systemRoots?: boolean;
  /** PEM of authorities that all connections trust besides, by the user's or the administrator's choice. */
  readonly authorities?: string;
  /** Finds the proxies to the server; a direct connection if missing. */
  readonly proxies?: ProxyFinder;
  /** The client certificate for servers that request one. */
  readonly client?: ClientCertificate;
  /** If set, each request with a bearer token also carries the proof of this secret. */
  readonly appSecret?: Redacted<string>;
  /** Carries the requests in place of sockets; only tests set it. */
  readonly carrier?: OpenCarrier;
};

/** A certificate with its private key. */
export type ClientCertificate = { readonly passphrase?: Redacted<string> } & (
  | { readonly pfx: Redacted<Uint8Array> }
  | { readonly cert: string; readonly key: Redacted<string> }
);

/** The part of a connection's settings that says which authorities are trusted besides the public ones. */
export type Roots = Pick<Line, "systemRoots" | "authorities">;

/** The chosen authorities, for a connection; `systemRoots`: it trusts those of this computer by a choice of its own. */
export function rootsOf(chosen: AuthorityChoice | undefined, systemRoots = false): Roots {
  return {
    ...(systemRoots || chosen?.system === true ? { systemRoots: true } : {}),
    ...(chosen?.pem === undefined ? {} : { authorities: chosen.pem }),
  };
}
