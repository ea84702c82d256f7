import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, warn } from "../finding.ts";
import { whereabouts } from "../whereabouts.ts";

/**
 * Did an earlier run of this number end without a known place? Nothing may be tried on top of it unless both
 * sides tell now where the number is.
 */
export const localUnresolvedRun: Check<"local.unresolved-run"> = {
  id: "local.unresolved-run",
  directions: BOTH_WAYS,
  run: async (context) => {
    const run = context.local.unresolvedRun;
    if (run === undefined) return pass(phrase("findings.earlierRun.none"));
    const { home, words } = await whereabouts(context);
    const facts = { run, numberIs: home };
    return (home === "unknown" ? fail : warn)(
      "unresolved-run",
      phrase("findings.earlierRun.unresolved", { run, place: words }),
      facts,
    );
  },
};
