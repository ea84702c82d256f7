import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";

// A path of an unknown version, and two ways of saying that a version is no longer served.
const VERSION_CODES: readonly number[] = [2500, 2635, 12];

/** Does the cloud API serve the version in the plan? The codes are assumptions, so a refusal is a warning only. */
export const cloudVersion: Check<"cloud.version"> = {
  id: "cloud.version",
  directions: BOTH_WAYS,
  run: async ({ plan, looks }) => {
    const { apiVersion } = plan.dialect;
    const outcomes = await Promise.all([looks.number(), looks.numbers()]);
    const refusal = outcomes.find((outcome) => VERSION_CODES.includes(outcome.evidence.apiError?.code ?? 0));
    if (refusal !== undefined) {
      const code = refusal.evidence.apiError?.code ?? 0;
      return warn("version-refused", phrase("findings.version.refused", { version: apiVersion, code }), {
        apiVersion,
      });
    }
    const served = outcomes.some((outcome) => outcome.kind === "confirmed");
    return served
      ? pass(phrase("findings.version.served", { version: apiVersion }), { apiVersion })
      : skip("not-answered", phrase("findings.version.unanswered", { version: apiVersion }), { apiVersion });
  },
};
