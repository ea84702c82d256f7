import { digitsOf } from "../../../shared/phone.ts";

/**
 * True if the typed text is this number. Spaces, hyphens, dots, parentheses and plus signs are ignored;
 * every digit counts.
 */
export function isNumberTyped(typed: string, number: string): boolean {
  const stray = typed.replace(/[\s\u00A0()+\-.\u2010-\u2015]/g, "").replace(/[0-9]/g, "");
  return stray === "" && digitsOf(typed) === digitsOf(number);
}

/** How many digits are missing of a number that is typed correctly so far; undefined if it is not. */
export function digitsLeft(typed: string, number: string): number | undefined {
  const [digits, whole] = [digitsOf(typed), digitsOf(number)];
  return whole.startsWith(digits) && digits.length < whole.length ? whole.length - digits.length : undefined;
}
