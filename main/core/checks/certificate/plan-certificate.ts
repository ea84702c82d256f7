import type { Plan } from "../../../../shared/migration/plan.ts";
import { digitsOf, namesNumber } from "../../../../shared/phone.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { PlanSecrets } from "../../plan/plan-secrets.ts";
import { certificateBytes, certificateFields, type CertificateFields } from "./certificate-fields.ts";

/** What can be read of the plan's certificate; undefined where there is none or it cannot be read. */
export function certificateFieldsOf(secrets: PlanSecrets): CertificateFields | undefined {
  const cert = secrets["number.cert"];
  return cert === undefined ? undefined : fieldsOf(cert);
}

/** What can be read of a certificate. */
export function fieldsOf(cert: Redacted<string>): CertificateFields | undefined {
  const bytes = certificateBytes(cert.reveal());
  return bytes === undefined ? undefined : certificateFields(bytes);
}

const PHONE_LIKE = /^\+?[1-9][0-9]{7,14}$/;

/** Does a text of a certificate read as a phone number? */
export function isPhoneLike(text: string): boolean {
  return PHONE_LIKE.test(text);
}

/**
 * What the texts of a certificate say of a plan's number, its layout being unpublished.
 *
 * - this: one of them is this number.
 * - another: none is, and these clearly are phone numbers.
 * - unclear: none is either. They may be another line's numbers, or a serial, an id, a date.
 */
export type NumberWord =
  | { readonly kind: "this" | "nothing" }
  | { readonly kind: "another" | "unclear"; readonly digits: readonly string[] };

/** Judges what a certificate says of a plan's number. One that cannot be read says nothing. */
export function numberWordOf(fields: CertificateFields | undefined, plan: Plan): NumberWord {
  const ids: readonly (string | undefined)[] = [
    plan.number.phoneNumberId,
    plan.cloud.businessAccountId,
    plan.cloud.appId,
  ];
  const phones = (fields?.texts ?? []).filter((text) => isPhoneLike(text) && !ids.includes(text));
  if (phones.some((phone) => namesNumber(digitsOf(phone), plan.number))) return { kind: "this" };
  const clear = phones.filter((phone) => phone.startsWith("+") || isOfSameShape(phone, plan.number));
  if (clear.length > 0) return { kind: "another", digits: clear.map(digitsOf) };
  return phones.length === 0 ? { kind: "nothing" } : { kind: "unclear", digits: phones };
}

/** In the numbering plan of country code 1, area and exchange begin with 2 to 9. */
const OF_NORTH_AMERICA = /^1[2-9][0-9]{2}[2-9][0-9]{6}$/;

// Bare digits can be anything. Those that would be a line of the same country, of the same length, are taken for one.
function isOfSameShape(digits: string, { cc, phoneNumber }: Plan["number"]): boolean {
  const sameLength = digits.length === cc.length + phoneNumber.length;
  return digits.startsWith(cc) && sameLength && (cc !== "1" || OF_NORTH_AMERICA.test(digits));
}

/**
 * When a certificate seems to end, in milliseconds since 1970. A guess, its layout being unpublished: a single moment
 * is when it was issued; of several, the last is taken as its end. Undefined where no end can be read.
 */
export function certificateEndMs(cert: Redacted<string>): number | undefined {
  const moments = fieldsOf(cert)?.momentsMs ?? [];
  const endMs = moments.at(-1);
  return endMs === moments[0] ? undefined : endMs;
}
