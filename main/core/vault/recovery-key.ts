import { createHash } from "node:crypto";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";

/** Random bytes of a recovery key. Nobody has to remember it, so nothing slows down whoever guesses: 160 bits do. */
export const RECOVERY_BYTES = 20;

// Without I, L, O and U: a person may have to type it off a sheet of paper.
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS = 5;
const KEY_SYMBOLS = (RECOVERY_BYTES * 8) / BITS;
/** Tell a mistyped key from another vault's. */
const CHECK_SYMBOLS = 4;

/** A recovery key as it is written down: nine groups of four, the last of which checks the others. */
export function writeRecoveryKey(bytes: Uint8Array): Redacted<string> {
  const symbols = symbolsOf(bytes) + checkOf(bytes);
  return redact((symbols.match(/.{4}/g) ?? []).join("-"), "recovery key");
}

/**
 * Finds a recovery key in a text, such as the file that it was written to: the first line that holds one and nothing
 * else. Case, spaces and dashes do not matter, nor do the letters that are taken for digits.
 */
export function readRecoveryKey(
  text: Redacted<string>,
): Result<Buffer, { readonly kind: "notAKey" | "mistyped" }> {
  const lines = text.reveal().toUpperCase().split(/\r?\n/).map(withoutDoubt);
  const written = lines.find(
    (line) => line.length === KEY_SYMBOLS + CHECK_SYMBOLS && /^[0-9A-HJKMNP-TV-Z]+$/.test(line),
  );
  if (written === undefined) return err({ kind: "notAKey" });
  const bytes = bytesOf(written.slice(0, KEY_SYMBOLS));
  return checkOf(bytes) === written.slice(KEY_SYMBOLS) ? ok(bytes) : err({ kind: "mistyped" });
}

function withoutDoubt(line: string): string {
  return line.replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
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
