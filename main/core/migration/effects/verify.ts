import type { Observation } from "../../../../shared/migration/reading.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { contradictionIn, tells } from "../decide/verify.ts";
import { askedBy, observeNumber } from "../reading/take.ts";
import type { RunState } from "../state/run-state.ts";
import type { Effect } from "./effect.ts";

/** Reads both sides and the subscriptions once more and judges them against what the steps promised. */
export const verify: Effect = async ({ state, connections, dialect, clock }) => ({
  kind: "ready",
  send: async () => {
    const toCloud = state.plan.direction === "to-cloud";
    const reading = await observeNumber(connections, askedBy(state, { dialect, clock }), {
      subscriptions: toCloud,
      ownApp: false,
    });
    return { outcome: judgeVerification(state, reading), yield: { kind: "reading", reading } };
  },
});

function judgeVerification(state: RunState, reading: Observation): RecordedOutcome {
  const { evidence } = state.plan.direction === "to-cloud" ? reading.cloud : reading.onPrem;
  if (tells(reading) === "nothing") return { kind: "unknown", cause: "unexpected-status", evidence };
  if (contradictionIn(state, reading) !== undefined)
    return { kind: "unknown", cause: "contradicted", evidence };
  return { kind: "confirmed", evidence };
}
