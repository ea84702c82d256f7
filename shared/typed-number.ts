import { digitsOf } from "./phone.ts";
import { asSeen, inPlainDigits } from "./typed-value.ts";

/**
 * True if the typed text is this number, in the digits of any script. Spaces, hyphens, dots, parentheses, plus signs and
 * characters that aren't seen, as copied text from right to left has them, are ignored; every digit counts.
 */
export function isNumberTyped(typed: string, number: string): boolean {
  const plain = inPlainDigits(asSeen(typed));
  const stray = plain.replace(/[\s\u00A0()+\uFF0B\-.\u2010-\u2015]/g, "").replace(/[0-9]/g, "");
  return stray === "" && digitsOf(plain) === digitsOf(number);
}

/** How many digits are missing of a number that is typed correctly so far; undefined if it is not. */
export function digitsLeft(typed: string, number: string): number | undefined {
  const [digits, whole] = [digitsOf(inPlainDigits(typed)), digitsOf(number)];
  return whole.startsWith(digits) && digits.length < whole.length ? whole.length - digits.length : undefined;
}
