import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase } from "../finding.ts";
import { unseen } from "../unseen.ts";

/** Has the platform locked the number or its account, or blocked it for a breach of its rules? */
export const numberLock: Check<"number.lock"> = {
  id: "number.lock",
  directions: BOTH_WAYS,
  run: async ({ looks }) => {
    const outcomes = await Promise.all([looks.number(), looks.numbers(), looks.health(), looks.settings()]);
    for (const outcome of outcomes) {
      if (outcome.kind !== "rejected") continue;
      const code = outcome.evidence.apiError?.code;
      const facts = code === undefined ? {} : { code };
      if (outcome.reason === "account-locked")
        return fail("account-locked", phrase("findings.lock.locked"), facts);
      if (outcome.reason === "policy-block")
        return fail("policy-block", phrase("findings.lock.blocked"), facts);
    }
    const [number] = outcomes;
    return number.kind === "confirmed" ? pass(phrase("findings.lock.none")) : unseen("number", number);
  },
};
