import { createHash } from "node:crypto";
import { type Redacted, redact } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";

/** Random bytes of a recovery key. 160 random bits need no slow derivation. */
export const RECOVERY_BYTES = 20;

// Without I, L, O and U: a person may have to type it from paper.
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS = 5;
const KEY_SYMBOLS = (RECOVERY_BYTES * 8) / BITS;
/** These symbols distinguish a mistyped key from another vault's. */
const CHECK_SYMBOLS = 4;

/** A recovery key as text: nine groups of four symbols, the last group checks the others. */
export function writeRecoveryKey(bytes: Uint8Array): Redacted<string> {
  const symbols = symbolsOf(bytes) + checkOf(bytes);
  return redact((symbols.match(/.{4}/g) ?? []).join("-"), "recovery key");
}

/**
 * Finds a recovery key in a text, such as a saved file: the first line that contains a key and nothing else.
 * Ignores case, spaces and dashes; reads O as 0, and I and L as 1.
 */
export function readRecoveryKey(
  text: Redacted<string>,
): Result<Buffer, { readonly kind: "notAKey" | "mistyped" }> {
  const lines = text.reveal().split(/\r?\n/).map(normalized);
  const written = lines.find(
    (line) => line.length === KEY_SYMBOLS + CHECK_SYMBOLS && /^[0-9A-HJKMNP-TV-Z]+$/.test(line),
  );
  if (written === undefined) return err({ kind: "notAKey" });
  const bytes = bytesOf(written.slice(0, KEY_SYMBOLS));
  return checkOf(bytes) === written.slice(KEY_SYMBOLS) ? ok(bytes) : err({ kind: "mistyped" });
}

/** The last group of a written key, in the form that `typedGroup` gives. */
export function lastGroupOf(key: Redacted<string>): Redacted<string> {
  return typedGroup(redact(key.reveal().slice(-CHECK_SYMBOLS), "last four characters"));
}

/** What a person typed for the last group; case, spaces and dashes don't matter. */
export function typedGroup(typed: Redacted<string>): Redacted<string> {
  return redact(normalized(typed.reveal()), "last four characters");
}

function normalized(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
}

function symbolsOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => SYMBOLS[Number.parseInt(five, 2)]).join("");
}

function bytesOf(symbols: string): Buffer {
  const bits = Array.from(symbols, (one) => SYMBOLS.indexOf(one).toString(2).padStart(BITS, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

function checkOf(bytes: Uint8Array): string {
  const digest = createHash("sha256").update("switchover recovery key").update(bytes).digest();
  return symbolsOf(digest.subarray(0, RECOVERY_BYTES)).slice(0, CHECK_SYMBOLS);
}
