import type { Check } from "../context.ts";
import { fail, pass, phrase, skip } from "../finding.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import { spanOf } from "../words.ts";
import { certificateEndMs } from "./plan-certificate.ts";

/**
 * Does the certificate seem to have ended? Setting shards with an ended one gets the number banned.
 *
 * The run would stop before it is sent, so an ended one is a no.
 */
export const certExpiry: Check<"cert.expiry"> = {
  id: "cert.expiry",
  directions: ["to-onprem"],
  run: async ({ secrets, local }) => {
    const cert = secrets["number.cert"];
    const endMs = cert === undefined ? undefined : certificateEndMs(cert);
    if (endMs === undefined) return skip("not-told", phrase("findings.certificate.endUntold"));
    const facts = { endsAt: isoOf(instant(endMs)) };
    const leftMs = endMs - local.now;
    return leftMs <= 0
      ? fail("expired", phrase("findings.certificate.endedAgo", { span: spanOf(leftMs) }), facts)
      : pass(phrase("findings.certificate.endsIn", { span: spanOf(leftMs) }), facts);
  },
};
