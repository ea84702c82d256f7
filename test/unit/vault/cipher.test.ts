import { createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  canonical,
  closeBox,
  fingerprintUnder,
  KEY_BYTES,
  keyFor,
  NONCE_BYTES,
  openBox,
  sameFingerprint,
  type Box,
} from "../../../main/core/vault/cipher.ts";

const KEY = Buffer.alloc(KEY_BYTES, 7);
const NONCE = Buffer.alloc(NONCE_BYTES, 9);
const BOUND = ["record", "a vault", "a place"];
const TEXT = "a token that nobody may read";
const VAULT = "ab".repeat(16);

const closed = (text = TEXT): Box => closeBox(KEY, NONCE, Buffer.from(text), BOUND);

describe("a box", () => {
  test("[I27] is AES-256-GCM: nonce of 12 bytes, the ciphertext with a tag of 16 bytes behind it", () => {
    expect([KEY_BYTES, NONCE_BYTES]).toEqual([32, 12]);
    const { nonce, sealed } = closed();
    const bytes = Buffer.from(sealed, "base64");
    expect(bytes.length).toBe(Buffer.byteLength(TEXT) + 16);
    const decipher = createDecipheriv("aes-256-gcm", KEY, Buffer.from(nonce, "base64"));
    decipher.setAAD(Buffer.from(JSON.stringify(BOUND)));
    decipher.setAuthTag(bytes.subarray(-16));
    expect(decipher.update(bytes.subarray(0, -16)).toString() + decipher.final().toString()).toBe(TEXT);
  });

  test.each(["", "x", TEXT, "é€𝄞".repeat(1000)])("opens to what was put in (%#)", (text) => {
    expect(openBox(KEY, closed(text), BOUND)?.toString()).toBe(text);
  });

  test("[I2] opens with its own key and in its own place alone", () => {
    expect(openBox(Buffer.alloc(KEY_BYTES, 8), closed(), BOUND)).toBeUndefined();
    for (const bound of [
      [],
      ["record", "a vault"],
      [...BOUND, ""],
      ["record", "a vaulta", " place"],
      BOUND.toReversed(),
    ])
      expect([bound, openBox(KEY, closed(), bound)]).toEqual([bound, undefined]);
  });

  test("[I2] whose content, tag or nonce was changed at any place doesn't open", () => {
    const { nonce, sealed } = closed("short");
    const bytes = Buffer.from(sealed, "base64");
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openBox(KEY, { nonce, sealed: changed.toString("base64") }, BOUND)).toBeUndefined();
    }
    const other = Buffer.from(NONCE);
    other[0] = 0;
    expect(openBox(KEY, { nonce: other.toString("base64"), sealed }, BOUND)).toBeUndefined();
  });

  test("[I2] cut to less than its tag, or with a nonce of another length, doesn't open and throws nothing", () => {
    const { nonce, sealed } = closed("");
    for (const bytes of [0, 1, 15])
      expect(
        openBox(
          KEY,
          { nonce, sealed: Buffer.from(sealed, "base64").subarray(0, bytes).toString("base64") },
          BOUND,
        ),
      ).toBeUndefined();
    for (const length of [0, 11, 13, 16]) {
      // Encryption takes such a nonce; only the length tells that no vault wrote it.
      const odd = closeBox(KEY, Buffer.alloc(length || 1, 9), Buffer.from(TEXT), BOUND);
      expect(openBox(KEY, length === 0 ? { ...odd, nonce: "" } : odd, BOUND)).toBeUndefined();
    }
  });
});

describe("keys and fingerprints", () => {
  test("[I27] a key for a purpose is HKDF-SHA-256 of the data key, salted with the vault", () => {
    const expected = hkdfSync(
      "sha256",
      KEY,
      Buffer.from(VAULT, "hex"),
      Buffer.from("switchover vault records"),
      32,
    );
    expect(keyFor(KEY, VAULT, "records")).toEqual(Buffer.from(expected));
    expect(keyFor(KEY, VAULT, "heads")).not.toEqual(Buffer.from(expected));
    expect(keyFor(KEY, "cd".repeat(16), "records")).not.toEqual(Buffer.from(expected));
  });

  test("[I27] a fingerprint is HMAC-SHA-256 in hexadecimal", () => {
    const expected = createHmac("sha256", KEY).update(TEXT).digest("hex");
    expect(fingerprintUnder(KEY, TEXT)).toBe(expected);
    expect(fingerprintUnder(KEY, Buffer.from(TEXT))).toBe(expected);
  });

  test("[I6] two fingerprints are the same only as a whole, and of the same length", () => {
    const one = fingerprintUnder(KEY, "1");
    expect(sameFingerprint(one, one)).toBe(true);
    expect(sameFingerprint(one, fingerprintUnder(KEY, "2"))).toBe(false);
    for (const other of ["", one.slice(0, 62), `${one}00`]) expect(sameFingerprint(one, other)).toBe(false);
  });

  test("[I2] lists of texts that read alike when joined give different bytes", () => {
    const lists = [["a", "b"], ["ab"], ["a,b"], ["a", "b", ""], ['a","b'], []];
    expect(new Set(lists.map((list) => canonical(list).toString("hex"))).size).toBe(lists.length);
    expect(canonical(["é"])).toEqual(Buffer.from('["é"]', "utf8"));
  });
});
