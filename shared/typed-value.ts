/*
 * What a person types or pastes where a number, a time or a port is asked for: in the digits of any script, with blanks around
 * it, and with the unseen characters that copied text often has.
 */

/**
 * Characters that leave no trace on a screen, such as marks of direction and Hangul fillers. Line ends aren't among them, nor
 * are the signs that stand around the digits after them, as that of an Arabic year: what has one says something else.
 */
const UNSEEN =
  /[[\p{Cf}\u115f\u1160\u3164\uffa0]--[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]/gv;

/** The text without its unseen characters and without blanks around it. */
export function asSeen(text: string): string {
  return text.replaceAll(UNSEEN, "").trim();
}

/** A text with the digits 0 to 9 in the place of those of other scripts, such as Arabic-Indic and full-width ones. */
export function inPlainDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

// Unicode has the digits of a script one after the other, ten at a time.
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}

/** What is typed on one line, as digits 0 to 9 and without what isn't seen. */
export function asTyped(text: string): string {
  return inPlainDigits(asSeen(text));
}

export type Range = { readonly least: number; readonly most: number };

/** Reads a whole number, written in digits alone; undefined for anything else, and outside the range. */
export function wholeNumber(text: string, { least, most }: Range): number | undefined {
  const digits = asTyped(text);
  const value = /^[0-9]{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** The ports of TCP that a program can connect to. */
export const PORTS: Range = { least: 1, most: 65_535 };

/** A time of the day as minutes since midnight, from `22:00`, `7:30` or `7.30`; undefined for anything else. */
export function minuteOfDay(text: string): number | undefined {
  const [, hour, minute] = /^([0-9]{1,2})[:.\uFF1A]([0-9]{2})$/.exec(asTyped(text)) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  return Number(hour) < 24 && Number(minute) < 60 ? Number(hour) * 60 + Number(minute) : undefined;
}

/** Minutes since midnight as `07:30`. */
export function timeOfDay(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
