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

/** The digits of the numbers that a certificate seems to name; none where it cannot be read or names none. */
export function phonesNamedIn(fields: CertificateFields | undefined): readonly string[] {
  return (fields?.texts ?? []).filter(isPhoneLike).map(digitsOf);
}

/** Does a text of a certificate read as a phone number? */
export function isPhoneLike(text: string): boolean {
  return PHONE_LIKE.test(text);
}

/** Does a certificate seem to name numbers, and this one not among them? */
export function namesOnlyOthers(phones: readonly string[], { number }: Pick<Plan, "number">): boolean {
  return phones.length > 0 && !phones.some((phone) => namesNumber(phone, number));
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
