import type { Check } from "../context.ts";
import { fail, pass, phrase, skip, warn } from "../finding.ts";
import { isoOf } from "../../../../shared/time.ts";

const FEW = 2;

/** How many times may this number still be registered before the platform, or our own caution, says stop? */
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
