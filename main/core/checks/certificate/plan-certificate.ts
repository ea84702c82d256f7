import type { Plan } from "../../../../shared/migration/plan.ts";
import { digitsOf, namesNumber } from "../../../../shared/phone.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { PlanSecrets } from "../../plan/plan-secrets.ts";
import { certificateBytes, certificateFields, type CertificateFields } from "./certificate-fields.ts";

/** The readable fields of the plan's certificate; undefined without one, or if it can't be read. */
export function certificateFieldsOf(secrets: PlanSecrets): CertificateFields | undefined {
  const cert = secrets["number.cert"];
  return cert === undefined ? undefined : fieldsOf(cert);
}

/** The readable fields of a certificate. */
export function fieldsOf(cert: Redacted<string>): CertificateFields | undefined {
  const bytes = certificateBytes(cert.reveal());
  return bytes === undefined ? undefined : certificateFields(bytes);
}

const PHONE_LIKE = /^\+?[1-9][0-9]{7,14}$/;

/** True if a text of a certificate reads as a phone number. */
export function isPhoneLike(text: string): boolean {
  return PHONE_LIKE.test(text);
}

/**
 * What the texts of a certificate show about a plan's number, with an unpublished layout.
 *
 * - this: one of them is this number.
 * - another: none is this number, and these clearly are phone numbers.
 * - unclear: none is this number; these may be phone numbers, or a serial, an ID, a date.
 * - nothing: no text reads as a phone number.
 */
export type CertificateNumberMatch =
  | { readonly kind: "this" | "nothing" }
  | { readonly kind: "another" | "unclear"; readonly digits: readonly string[] };

/** Compares a certificate's texts with a plan's number. An unreadable certificate gives "nothing". */
export function certificateNumberMatch(
  fields: CertificateFields | undefined,
  plan: Plan,
): CertificateNumberMatch {
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

// Bare digits can be anything. Those with the same country code and length count as a phone number.
function isOfSameShape(digits: string, { cc, phoneNumber }: Plan["number"]): boolean {
  const sameLength = digits.length === cc.length + phoneNumber.length;
  return digits.startsWith(cc) && sameLength && (cc !== "1" || OF_NORTH_AMERICA.test(digits));
}

/**
 * When a certificate probably expires, in milliseconds since 1970; undefined if no end is found.
 *
 * A guess, because the layout is unpublished: a single moment is the time of issue; of several, the last is
 * the end.
 */
export function certificateEndMs(cert: Redacted<string>): number | undefined {
  const moments = fieldsOf(cert)?.momentsMs ?? [];
  const endMs = moments.at(-1);
  return endMs === moments[0] ? undefined : endMs;
}
