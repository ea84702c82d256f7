/** How the certificate of one connection is judged. There is no way to switch judging off. */
export type Trust =
  | { readonly kind: "publicRoots" }
  /** PEM text of a CA that counts for this connection alone, besides the public roots. */
  | { readonly kind: "authority"; readonly pem: string }
  /** SHA-256 fingerprint of the server's own certificate, upper-case pairs with colons. */
  | { readonly kind: "fingerprint"; readonly sha256: string };
