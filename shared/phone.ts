import { z } from "zod";
import type { Brand } from "./brand.ts";

/** A phone number in international form: `+` and 5 to 15 digits. */
export type E164 = Brand<string, "E164">;

/** Country calling code: 1 to 3 digits, no plus sign. */
export const CountryCode = z
  .string()
  .regex(/^[1-9][0-9]{0,2}$/, "1 to 3 digits without a plus sign, for example 1 or 34");

/** National number: the digits after the country code, without spaces, dashes or the trunk prefix 0. */
export const NationalNumber = z
  .string()
  .regex(/^[0-9]{4,14}$/, "4 to 14 digits, without the country code, spaces or dashes");

/** Joins country code and national number, both already parsed. */
export function e164(cc: string, national: string): E164 {
  return `+${cc}${national}` as E164;
}

/**
 * Groups digits for display: `+1 202 555 0123`. The same grouping for all countries, not the local
 * convention.
 */
export function spoken(cc: string, national: string): string {
  const tail = national.length > 7 ? 4 : 3;
  const head = national.slice(0, -tail).match(/.{1,3}/g) ?? [];
  return [`+${cc}`, ...head, national.slice(-tail)].join(" ");
}

/** Keeps the digits of a number as a platform displays it ("+1 202-555-0123" gives "12025550123"). */
export function digitsOf(displayed: string): string {
  return displayed.replace(/[^0-9]/g, "");
}

/** Country codes with two digits. Those with one digit are 1 and 7; all others have three. */
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Formats digits whose country code is not known separately: 12025550123 gives `+1 202 555 0123`. */
export function spokenDigits(digits: string): string {
  const length = /^[17]/.test(digits) ? 1 : TWO_DIGITS.test(digits) ? 2 : 3;
  return spoken(digits.slice(0, length), digits.slice(length));
}

/**
 * Countries in which one line has two spellings: with a mobile digit after the country or area code, which
 * the platform may use, and without. Each row gives the pattern of the longer form and the index of that
 * digit.
 */
const MOBILE_DIGITS: readonly { readonly longer: RegExp; readonly at: number; readonly digit: string }[] = [
  // Mexico: +52 1 and ten digits.
  { longer: /^521[0-9]{10}$/, at: 2, digit: "1" },
  // Argentina: +54 9 and ten digits.
  { longer: /^549[0-9]{10}$/, at: 2, digit: "9" },
  // Brazil: +55, area code, 9, and eight digits. Those started with 6 to 9 before the 9 was added.
  { longer: /^55[1-9][0-9]9[6-9][0-9]{7}$/, at: 4, digit: "9" },
];

/**
 * True if two numbers (digits with country code) name the same line: equal digits, or the two spellings of
 * one mobile number.
 */
export function isSameLine(one: string, other: string): boolean {
  return one === other || withoutMobileDigit(one) === withoutMobileDigit(other);
}

/** The same for two numbers in international form, as two plans may write one line. */
export function isSameNumber(one: string, other: string): boolean {
  return isSameLine(digitsOf(one), digitsOf(other));
}

/** Every spelling of a number in international form: itself, and the one with or without the mobile digit. */
export function spellingsOf(number: E164): readonly E164[] {
  const digits = digitsOf(number);
  const short = withoutMobileDigit(digits);
  const longer = MOBILE_DIGITS.map(({ at, digit }) => short.slice(0, at) + digit + short.slice(at));
  const all = [digits, short, ...longer].filter((other) => isSameLine(digits, other));
  return [...new Set(all)].map((other) => `+${other}` as E164);
}

/**
 * True if digits name a number: with its country code, or in national form, with or without the trunk prefix
 * 0.
 */
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
