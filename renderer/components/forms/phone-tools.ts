import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/min";
import { CountryCode as CallingCode, NationalNumber } from "../../../shared/phone.ts";

/** A country's two-letter code, or a calling code that belongs to no country, such as `+883`. */
export type Region = CountryCode | `+${string}`;

/** A number as the contract needs it: digits only, without the trunk prefix 0. */
export type PhoneNumber = { readonly cc: string; readonly phoneNumber: string };

/**
 * Why a number is unlikely though possible; only a warning, because numbering plans change faster than
 * lists of them.
 */
export type Unlikely = "too-short" | "too-long" | "not-of-region";

export type PhoneReading =
  | { readonly kind: "empty" }
  | { readonly kind: "wrong"; readonly why: "no-region" | "not-digits" | "too-short" | "too-long" }
  | { readonly kind: "given"; readonly number: PhoneNumber; readonly unlikely: Unlikely | undefined };

type Parsed = NonNullable<ReturnType<typeof parsePhoneNumberFromString>>;

export type RegionChoice = { readonly value: Region; readonly name: string; readonly callingCode: string };

/** Every country with its name in a language, sorted for that language. */
export function regionChoices(language: string): readonly RegionChoice[] {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "code" });
  return getCountries()
    .map((value) => ({ value, name: names.of(value) ?? value, callingCode: getCountryCallingCode(value) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/**
 * Splits a full number such as `+1 (202) 555-0123`; undefined if it does not start with + or 00, or is
 * incomplete.
 */
export function splitWhole(text: string): { readonly region: Region; readonly national: string } | undefined {
  if (!/^\s*(\+|00)/.test(text)) return undefined;
  const parsed = parsePhoneNumberFromString(text.replace(/^\s*00/, "+"), { extract: false });
  if (parsed === undefined || !parsed.isPossible()) return undefined;
  const region: Region = parsed.country ?? `+${parsed.countryCallingCode}`;
  return { region, national: masked(region, parsed.nationalNumber) };
}

/** The national part formatted as usual in its country, as far as it is typed. */
export function masked(region: Region | undefined, text: string): string {
  return isCountry(region) ? new AsYouType(region).input(text) : text;
}

/** Parses typed text as a number of a region. */
export function readPhone(region: Region | undefined, text: string): PhoneReading {
  if (text.trim() === "") return { kind: "empty" };
  if (region === undefined) return { kind: "wrong", why: "no-region" };
  if (/[^\p{Nd}\s().\-/]/u.test(text)) return { kind: "wrong", why: "not-digits" };
  const parsed = isCountry(region)
    ? parsePhoneNumberFromString(text, { defaultCountry: region, extract: false })
    : parsePhoneNumberFromString(`${region}${text}`, { extract: false });
  const digits = text.replace(/[^\p{Nd}]/gu, "");
  if (parsed === undefined) return { kind: "wrong", why: digits.length > 8 ? "too-long" : "too-short" };
  const { countryCallingCode: cc, nationalNumber: phoneNumber } = parsed;
  if (
    !CallingCode.safeParse(cc).success ||
    !NationalNumber.safeParse(phoneNumber).success ||
    cc.length + phoneNumber.length > 15
  )
    return { kind: "wrong", why: phoneNumber.length < 4 ? "too-short" : "too-long" };
  return { kind: "given", number: { cc, phoneNumber }, unlikely: doubtAbout(parsed, region) };
}

function doubtAbout(parsed: Parsed, region: Region): Unlikely | undefined {
  const length = validatePhoneNumberLength(parsed.number);
  if (length === "TOO_SHORT") return "too-short";
  if (length === "TOO_LONG") return "too-long";
  const there = !isCountry(region) || parsed.country === undefined || parsed.country === region;
  return parsed.isValid() && there ? undefined : "not-of-region";
}

function isCountry(region: Region | undefined): region is CountryCode {
  return region !== undefined && !region.startsWith("+");
}
