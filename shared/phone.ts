import { z } from "zod";
import type { Brand } from "./brand.ts";

/** A phone number in international form: `+` and 5 to 15 digits. */
export type E164 = Brand<string, "E164">;

/** Country calling code: 1 to 3 digits, no plus sign. */
export const CountryCode = z
  .string()
  .regex(/^[1-9][0-9]{0,2}$/, "1 to 3 digits without a plus sign, for example 1 or 34");

/** National number: the digits after the country code, without spaces, dashes or a leading zero of the trunk. */
export const NationalNumber = z
  .string()
  .regex(/^[0-9]{4,14}$/, "4 to 14 digits, without the country code, spaces or dashes");

/** Joins country code and national number, both already parsed. */
export function e164(cc: string, national: string): E164 {
  return `+${cc}${national}` as E164;
}

/** Groups digits for reading aloud: `+1 202 555 0123`. Works for any country; not the local habit of each. */
export function spoken(cc: string, national: string): string {
  const tail = national.length > 7 ? 4 : 3;
  const head = national.slice(0, -tail).match(/.{1,3}/g) ?? [];
  return [`+${cc}`, ...head, national.slice(-tail)].join(" ");
}

/** Keeps the digits of a number as a platform displays it ("+1 202-555-0123" gives "12025550123"). */
export function digitsOf(displayed: string): string {
  return displayed.replace(/[^0-9]/g, "");
}

/** Country codes of two digits. Those of one digit are 1 and 7; all others have three. */
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Groups the digits of a number whose country code nobody told: 12025550123 gives `+1 202 555 0123`. */
export function spokenDigits(digits: string): string {
  const length = /^[17]/.test(digits) ? 1 : TWO_DIGITS.test(digits) ? 2 : 3;
  return spoken(digits.slice(0, length), digits.slice(length));
}

/**
 * Countries that write one line in two ways: with a mobile digit after the country or area code, as the platform may name
 * it, and without. Each row says where that digit stands in the longer form, and when it is one.
 */
const MOBILE_DIGITS: readonly { readonly longer: RegExp; readonly at: number }[] = [
  // Mexico: +52 1 and ten digits.
  { longer: /^521[0-9]{10}$/, at: 2 },
  // Argentina: +54 9 and ten digits.
  { longer: /^549[0-9]{10}$/, at: 2 },
  // Brazil: +55, the area, 9, and eight digits that began with 6 to 9 before the nine was added.
  { longer: /^55[1-9][0-9]9[6-9][0-9]{7}$/, at: 4 },
];

/** Do two numbers, digits with country code, name the same line? Equal digits do, and so do the two ways to write a mobile one. */
export function isSameLine(one: string, other: string): boolean {
  return one === other || withoutMobileDigit(one) === withoutMobileDigit(other);
}

/** The same of two numbers in international form, as two plans may write one line. */
export function isSameNumber(one: string, other: string): boolean {
  return isSameLine(digitsOf(one), digitsOf(other));
}

/** Do digits name a number: with its country code, or as people dial it at home, with or without the trunk zero? */
export function namesNumber(
  digits: string,
  { cc, phoneNumber }: { readonly cc: string; readonly phoneNumber: string },
): boolean {
  const whole = cc + phoneNumber;
  return isSameLine(digits, whole) || isSameLine(cc + digits.replace(/^0/, ""), whole);
}

function withoutMobileDigit(digits: string): string {
  const row = MOBILE_DIGITS.find(({ longer }) => longer.test(digits));
  return row === undefined ? digits : digits.slice(0, row.at) + digits.slice(row.at + 1);
}
