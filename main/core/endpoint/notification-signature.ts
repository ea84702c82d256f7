import { createHmac, timingSafeEqual } from "node:crypto";
import type { Redacted } from "../../../shared/redacted.ts";
import type { SignatureState } from "../../../shared/webhook/event.ts";
import { hmacSha256 } from "./hmac.ts";

/** The verdict on a notification's signature, and which of the secrets matched. */
export type SignatureVerdict = { readonly state: SignatureState; readonly secret?: 1 | 2 };

/** Judges the value of `X-Hub-Signature-256` over the received bytes. */
export type SignatureCheck = (header: string | undefined, body: Uint8Array) => SignatureVerdict;

/** The length of a digest in hexadecimal. */
const DIGEST_LENGTH = 64;
const FORM = /^sha256=[0-9a-f]{64}$/i;
const PREFIX_LENGTH = "sha256=".length;
const UNCHECKED: SignatureVerdict = { state: "unchecked" };
const MISSING: SignatureVerdict = { state: "missing" };
const INVALID: SignatureVerdict = { state: "invalid" };
const FITS_FIRST: SignatureVerdict = { state: "valid", secret: 1 };
const FITS_SECOND: SignatureVerdict = { state: "valid", secret: 2 };

/**
 * Returns the check for a receiver's app secrets: two at most, while one is being replaced; without any, the
 * verdict is `unchecked`.
 *
 * Always tries both secrets, so that the time does not reveal which one matched. The server joins a repeated
 * header with a comma, which makes its format invalid.
 */
export function signatureCheck(secrets: readonly Redacted<string>[]): SignatureCheck {
  const [first, second] = secrets.map(hmacSha256);
  if (first === undefined) return () => UNCHECKED;
  // Kept, because a new pair for every request costs as much as the digest of a small body.
  const received = Buffer.alloc(DIGEST_LENGTH);
  const computed = Buffer.alloc(DIGEST_LENGTH);
  const fits = (digestOf: (body: Uint8Array) => string, body: Uint8Array): boolean => {
    computed.write(digestOf(body), "latin1");
    return timingSafeEqual(computed, received);
  };
  return (header, body) => {
    if (header === undefined) return MISSING;
    if (!FORM.test(header)) return INVALID;
    received.write(header.slice(PREFIX_LENGTH).toLowerCase(), "latin1");
    const fitsFirst = fits(first, body);
    const fitsSecond = second !== undefined && fits(second, body);
    if (fitsFirst) return FITS_FIRST;
    return fitsSecond ? FITS_SECOND : INVALID;
  };
}

/** Returns the header value that a sender with this app secret computes for these bytes. */
export function signatureOf(secret: Redacted<string>, body: Uint8Array): string {
  return `sha256=${createHmac("sha256", secret.reveal()).update(body).digest("hex")}`;
}
