import type { Redacted } from "../../../../shared/redacted.ts";
import type { ProxyFinder } from "./proxy/proxy.ts";

/** How the certificate of one connection is judged, and what comes along. There is no way to switch judging off. */
export type Trust = (
  | { readonly kind: "publicRoots" }
  /** PEM text of a CA that counts for this connection alone, besides the public roots. */
  | { readonly kind: "authority"; readonly pem: string }
  /** SHA-256 fingerprint of the server's own certificate, upper-case pairs with colons. */
  | { readonly kind: "fingerprint"; readonly sha256: string }
) & { readonly line?: Line };

/** What a connection brings along besides its judgement. */
export type Line = {
  /** Whether the operating system's own roots count besides those that this program ships with. */
  readonly systemRoots?: boolean;
  /** Which proxies lead to the server; directly where it is left out. */
  readonly proxies?: ProxyFinder;
  /** What is shown to a server that asks who is calling. */
  readonly client?: ClientCertificate;
  /** With it, each request that carries a bearer token also carries the proof that its sender knows this secret. */
  readonly appSecret?: Redacted<string>;
};

/** A certificate with its private key. */
export type ClientCertificate = { readonly passphrase?: Redacted<string> } & (
  | { readonly pfx: Redacted<Uint8Array> }
  | { readonly cert: string; readonly key: Redacted<string> }
);
