import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from "node:crypto";
import type { Redacted } from "../../../shared/redacted.ts";
import type { SignatureState } from "../../../shared/webhook/event.ts";

/** What the signature of one notification said, and which of the secrets fitted. */
export type SignatureVerdict = { readonly state: SignatureState; readonly secret?: 1 | 2 };

/** Judges the value of `X-Hub-Signature-256` over the bytes as they arrived. */
export type SignatureCheck = (header: string | undefined, body: Uint8Array) => SignatureVerdict;

const FORM = /^sha256=([0-9a-f]{64})$/i;
const UNCHECKED: SignatureVerdict = { state: "unchecked" };
const MISSING: SignatureVerdict = { state: "missing" };
const INVALID: SignatureVerdict = { state: "invalid" };

/**
 * Gives the check for a receiver's app secrets, two at most while one is being changed; without any, `unchecked`.
 *
 * Both secrets are always tried, so that the time taken does not tell which one fits. A header that came twice is
 * joined with a comma by the server and therefore has no valid form.
 */
export function signatureCheck(secrets: readonly Redacted<string>[]): SignatureCheck {
  const [first, second] = secrets.map(keyOf);
  if (first === undefined) return () => UNCHECKED;
  return (header, body) => {
    if (header === undefined) return MISSING;
    const hex = FORM.exec(header)?.[1];
    if (hex === undefined) return INVALID;
    const given = Buffer.from(hex, "hex");
    const fitsFirst = timingSafeEqual(digestOf(first, body), given);
    const fitsSecond = second !== undefined && timingSafeEqual(digestOf(second, body), given);
    if (fitsFirst) return { state: "valid", secret: 1 };
    return fitsSecond ? { state: "valid", secret: 2 } : INVALID;
  };
}

/** The header that a sender with this app secret puts on these bytes. */
export function signatureOf(secret: Redacted<string>, body: Uint8Array): string {
  return `sha256=${digestOf(keyOf(secret), body).toString("hex")}`;
}

function keyOf(secret: Redacted<string>): KeyObject {
  return createSecretKey(secret.reveal(), "utf8");
}

function digestOf(key: KeyObject, body: Uint8Array): Buffer {
  return createHmac("sha256", key).update(body).digest();
}
