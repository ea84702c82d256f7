import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { isoOf } from "../../../../shared/time.ts";
import { spanOf } from "../words.ts";

/**
 * Checks for a PIN that was not refused before. The PIN is never tried here: a wrong one counts as an attempt
 * and may stop the on-premises client. Refusals from other data folders are counted and can't be compared.
 */
export const numberPin: Check<"number.pin"> = {
  id: "number.pin",
  directions: BOTH_WAYS,
  run: async ({ secrets, local }) => {
    if (secrets["number.pin"] === undefined)
      return warn("pin-not-given", phrase("findings.pin.notGiven"), {
        given: false,
      });
    const { pinRefusedAt, pinRefusedElsewhere, now, vault } = local;
    if (pinRefusedAt !== undefined) {
      return fail(
        "pin-refused-before",
        phrase("findings.pin.refusedAgo", { span: spanOf(now - pinRefusedAt) }),
        { given: true, refusedAt: isoOf(pinRefusedAt) },
      );
    }
    if (pinRefusedElsewhere !== undefined) {
      const { count, agoMs, at, folder } = pinRefusedElsewhere;
      return warn(
        "pin-refused-elsewhere",
        phrase("findings.pin.refusedElsewhere", { count, span: spanOf(agoMs), folder }),
        { given: true, refused: count, refusedAt: isoOf(at), folder },
      );
    }
    return pass(vault === "open" ? phrase("findings.pin.given") : phrase("findings.pin.givenVaultShut"), {
      given: true,
    });
  },
};

const FEW = 2;

/**
 * Checks how many register attempts are left before the platform's limit, or Switchover's own, is reached.
 */
export const numberAttempts: Check<"number.attempts"> = {
  id: "number.attempts",
  directions: ["to-cloud"],
  run: async ({ local }) => {
    if (local.attempts === undefined) return skip("not-told", phrase("findings.attempts.untold"));
    const { inRun, inWindow, freeAt } = local.attempts;
    const left = Math.min(inRun, inWindow);
    const facts = { left, inRun, inWindow, ...(freeAt === undefined ? {} : { freeAt: isoOf(freeAt) }) };
    const found = phrase("findings.attempts.left", { count: left, inWindow, inRun });
    if (left <= 0) return fail("attempts-spent", found, facts);
    return inWindow <= FEW ? warn("attempts-low", found, facts) : pass(found, facts);
  },
};

/**
 * Checks whether the platform has locked the number or its account, or blocked it for a breach of its rules.
 */
export const numberLock: Check<"number.lock"> = {
  id: "number.lock",
  directions: BOTH_WAYS,
  run: async ({ queries: looks }) => {
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
