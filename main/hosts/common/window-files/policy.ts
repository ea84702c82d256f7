import { randomBytes } from "node:crypto";

/**
 * Where the page may connect to: its own origin (the browser host) or nowhere (a desktop window uses its
 * preload script).
 */
export type Connects = "own-origin" | "nowhere";

/** Gives a nonce for one load of the page: 128 random bits as base64url. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64url");
}

/** Gives the Content-Security-Policy of the window's page. Only inline styles with `nonce` are allowed. */
export function pagePolicy(nonce: string, connects: Connects): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connects === "own-origin" ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

/** The policy of every response that is not the application's page: if shown as a page, it may do nothing. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
