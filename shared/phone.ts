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
