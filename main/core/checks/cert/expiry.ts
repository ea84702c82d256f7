import type { Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import { spanOf } from "../words.ts";
import { certificateFieldsOf } from "./plan-certificate.ts";

/**
 * Does the certificate seem to have ended? Setting shards with an ended one gets the number banned.
 *
 * A single moment is when it was issued; of several, the last is taken as its end. A guess, so a warning only.
 */
export const certExpiry: Check<"cert.expiry"> = {
  id: "cert.expiry",
  directions: ["to-onprem"],
  run: async ({ secrets, local }) => {
    const moments = certificateFieldsOf(secrets)?.momentsMs ?? [];
    const endMs = moments.at(-1);
    if (endMs === undefined || endMs === moments[0])
      return skip("not-told", phrase("findings.certificate.endUntold"));
    const facts = { endsAt: isoOf(instant(endMs)) };
    const leftMs = endMs - local.now;
    return leftMs <= 0
      ? warn("expired", phrase("findings.certificate.endedAgo", { span: spanOf(leftMs) }), facts)
      : pass(phrase("findings.certificate.endsIn", { span: spanOf(leftMs) }), facts);
  },
};
