import { asSeen, inPlainDigits } from "./typed-value.ts";
import { err, ok, type Result } from "./result.ts";
import { redact, type Redacted } from "./redacted.ts";

/** Parses a two-step PIN: exactly six digits. The problem never repeats the input. */
export function parsePin(
  text: string,
): Result<Redacted<string>, { readonly kind: "notSixDigits"; readonly length: number }> {
  return /^[0-9]{6}$/.test(text)
    ? ok(redact(text, "pin"))
    : err({ kind: "notSixDigits", length: text.length });
}

/**
 * Parses a registration code as users paste it: six digits of any script, such as "123-456", with or without
 * hyphens, spaces and the unseen characters that copied text from right to left has.
 */
export function parseRegistrationCode(
  text: string,
): Result<Redacted<string>, { readonly kind: "notSixDigits" }> {
  const digits = inPlainDigits(asSeen(text)).replace(/[-\s\u2010-\u2015]/g, "");
  return /^[0-9]{6}$/.test(digits) ? ok(redact(digits, "registration code")) : err({ kind: "notSixDigits" });
}
