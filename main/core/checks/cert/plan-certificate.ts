import type { PlanSecrets } from "../../plan/plan-secrets.ts";
import { certificateBytes, certificateFields, type CertificateFields } from "./certificate-fields.ts";

/** What can be read of the plan's certificate; undefined where there is none or it cannot be read. */
export function certificateFieldsOf(secrets: PlanSecrets): CertificateFields | undefined {
  const cert = secrets["number.cert"];
  const bytes = cert === undefined ? undefined : certificateBytes(cert.reveal());
  return bytes === undefined ? undefined : certificateFields(bytes);
}
