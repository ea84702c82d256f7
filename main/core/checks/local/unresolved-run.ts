import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import { BOTH_WAYS, type Check, type InTheWay } from "../context.ts";
import { fail, pass, phrase, warn, type CheckFinding } from "../finding.ts";
import { resolveLocation } from "../whereabouts.ts";

/**
 * Is a run of this number open, in this data folder or another one? Or did an earlier one end without a known place?
 * Nothing may be tried on top of that unless both sides tell now where the number is.
 */
export const localUnresolvedRun: Check<"local.unresolved-run"> = {
  id: "local.unresolved-run",
  directions: BOTH_WAYS,
  run: async (context) => {
    const { inTheWay, unresolvedRun: run } = context.local;
    if (inTheWay !== undefined) return blockedBy(inTheWay);
    if (run === undefined) return pass(phrase("findings.earlierRun.none"));
    const { home, words } = await resolveLocation(context);
    const facts = { run, numberIs: home };
    return (home === "unknown" ? fail : warn)(
      "unresolved-run",
      phrase("findings.earlierRun.unresolved", { run, place: words }),
      facts,
    );
  },
};

function blockedBy(problem: InTheWay): CheckFinding<CauseOf<"local.unresolved-run">> {
  switch (problem.kind) {
    case "runOpen": {
      const { run, held } = problem;
      return fail("run-open", phrase("findings.earlierRun.open", { run }), { run, held });
    }
    case "runElsewhere": {
      const { run, folder, state } = problem;
      const there = state === "gone" || state === "damaged" ? state : "open";
      const found = phrase(`findings.earlierRun.elsewhere.${there}`, { run, folder });
      return fail("run-elsewhere", found, { run, folder, state });
    }
    case "numberBusy":
      return fail("number-busy", phrase("findings.earlierRun.busy"));
    case "machineState":
      return fail(
        "records-unusable",
        phrase("findings.earlierRun.machineState", { folder: problem.folder }),
        {
          folder: problem.folder,
        },
      );
    default:
      return fail("records-unusable", phrase("findings.earlierRun.records"));
  }
}
