import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
/** Bytes by which encrypted content is longer than the content. */
export const TAG_BYTES = 16;

/** Bytes of a nonce. With the few records of a vault, random ones do not repeat in practice. */
export const NONCE_BYTES = 12;
/** Bytes of the data key and of every key derived from it. */
export const KEY_BYTES = 32;

/** Encrypted content: nonce and ciphertext with its tag, both base64. */
export type Box = { readonly nonce: string; readonly sealed: string };

/**
 * Encrypts under `key` (32 bytes). `bound` is authenticated but not stored: decryption needs the same list.
 */
export function closeBox(
  key: Uint8Array,
  nonce: Uint8Array,
  content: Uint8Array,
  bound: readonly string[],
): Box {
  const sealed = closeBytes(key, nonce, content, bound);
  return { nonce: Buffer.from(nonce).toString("base64"), sealed: sealed.toString("base64") };
}

/** Encrypts as `closeBox` does; gives the bytes with their tag. */
export function closeBytes(
  key: Uint8Array,
  nonce: Uint8Array,
  content: Uint8Array,
  bound: readonly string[],
): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(canonical(bound));
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts; undefined if key, content or `bound` differ. */
export function openBox(key: Uint8Array, box: Box, bound: readonly string[]): Buffer | undefined {
  const nonce = Buffer.from(box.nonce, "base64");
  return openBytes(key, nonce, Buffer.from(box.sealed, "base64"), bound);
}

/** Decrypts what `closeBytes` gave; undefined if key, nonce, content or `bound` differ. */
export function openBytes(
  key: Uint8Array,
  nonce: Uint8Array,
  sealed: Uint8Array,
  bound: readonly string[],
): Buffer | undefined {
  if (nonce.length !== NONCE_BYTES || sealed.length < TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(canonical(bound));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES)), decipher.final()]);
  } catch {
    // Node has one error for every mismatch, and a distinction would only help an attacker.
    return undefined;
  }
}

/** A list of texts as bytes; different lists give different bytes. */
export function canonical(parts: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(parts), "utf8");
}

/** A key for one purpose (HKDF-SHA-256), so that no two uses share a key. */
export function keyFor(dataKey: Uint8Array, vaultId: string, purpose: string): Buffer {
  return Buffer.from(
    hkdfSync("sha256", dataKey, Buffer.from(vaultId, "hex"), `switchover vault ${purpose}`, KEY_BYTES),
  );
}

/** A keyed fingerprint of a text (HMAC-SHA-256), in hexadecimal. */
export function fingerprintUnder(key: Uint8Array, text: string | Uint8Array): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

/** Compares two hexadecimal fingerprints in constant time. */
export function sameFingerprint(one: string, other: string): boolean {
  const left = Buffer.from(one, "hex");
  const right = Buffer.from(other, "hex");
  return left.length === right.length && timingSafeEqual(left, right);
}
