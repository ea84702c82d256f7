import { z } from "zod";
import { NumberCertificate } from "../../certificate/number-certificate.ts";
import { Plan } from "../../migration/plan.ts";
import { InputProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";

/** What a number's verified-name certificate tells. */
export const certificateArea = {
  /**
   * Decodes the certificate of a plan, or one that is given, compared with the plan's number if there is one. Asks
   * no platform.
   */
  "certificate.read": {
    input: z.strictObject({
      plan: Plan.optional(),
      /** Instead of the one that the plan refers to. */
      certificate: SecretIn("verified-name certificate").optional(),
    }),
    output: NumberCertificate,
    problem: z.union([InputProblem, z.object({ kind: z.literal("noCertificate") })]),
  },
} as const;
