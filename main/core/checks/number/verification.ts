import type { Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

const UNVERIFIED: readonly string[] = ["NOT_VERIFIED", "UNVERIFIED", "EXPIRED"];

/** Is the number verified in the cloud? With a backup no code should be needed, yet an unverified one may be refused. */
export const numberVerification: Check<"number.verification"> = {
  id: "number.verification",
  directions: ["to-cloud"],
  run: async ({ looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const status = number.value.codeVerificationStatus;
    if (status === undefined) return skip("not-told", phrase("findings.verification.untold"));
    const facts = { codeVerificationStatus: shown(status) };
    const found = phrase("findings.verification.told", { status: shown(status) });
    return UNVERIFIED.includes(status) ? warn("not-verified", found, facts) : pass(found, facts);
  },
};
