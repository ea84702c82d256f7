import { targetOf } from "../../../../shared/migration/direction.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, skip, warn } from "../finding.ts";
import { resolveLocation } from "../whereabouts.ts";

/** Where is the number now, and do both sides agree? */
export const numberPlace: Check<"number.place"> = {
  id: "number.place",
  directions: BOTH_WAYS,
  run: async (context) => {
    const { home, reason, words } = await resolveLocation(context);
    const facts = { numberIs: home };
    if (reason === "sides-contradict" || reason === "not-registered-anywhere")
      return warn(reason, words, facts);
    if (home === targetOf(context.plan.direction)) return warn("already-on-target", words, facts);
    return home === "unknown" ? skip("not-told", words, facts) : pass(words, facts);
  },
};
