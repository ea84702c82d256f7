import type { Redacted } from "../../../../shared/redacted.ts";
import type { PlanSecrets } from "../../plan/plan-secrets.ts";
import { certificateBytes, certificateFields, type CertificateFields } from "./certificate-fields.ts";

/** What can be read of the plan's certificate; undefined where there is none or it cannot be read. */
export function certificateFieldsOf(secrets: PlanSecrets): CertificateFields | undefined {
  const cert = secrets["number.cert"];
  const bytes = cert === undefined ? undefined : certificateBytes(cert.reveal());
  return bytes === undefined ? undefined : certificateFields(bytes);
}

/**
 * When a certificate seems to end, in milliseconds since 1970. A guess, its layout being unpublished: a single moment
 * is when it was issued; of several, the last is taken as its end. Undefined where no end can be read.
 */
export function certificateEndMs(cert: Redacted<string>): number | undefined {
  const bytes = certificateBytes(cert.reveal());
  const moments = (bytes === undefined ? undefined : certificateFields(bytes))?.momentsMs ?? [];
  const endMs = moments.at(-1);
  return endMs === moments[0] ? undefined : endMs;
}
