import { targetOf } from "../../../../shared/migration/direction.ts";
import type { Observation } from "../../../../shared/migration/reading.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { momentOf } from "../timekeeping.ts";
import { askedBy, observeNumber } from "../reading/take.ts";
import type { RunState } from "../state/run-state.ts";
import type { Effect } from "./effect.ts";
import { tellPlatformDate } from "./guards.ts";

/** Connects to both sides and takes the picture of the number as it is before anything changes. */
export const inspect: Effect = async ({ state, connections, dialect, clock, storage }) => ({
  kind: "ready",
  send: async () => {
    const toCloud = state.plan.direction === "to-cloud";
    const before = momentOf(clock);
    const reading = await observeNumber(connections, askedBy(state, { dialect, clock }), {
      subscriptions: true,
      ownApp: toCloud && state.plan.cloud.appId === undefined,
    });
    tellPlatformDate({ storage, plan: state.plan }, reading.cloud.evidence, before);
    return { outcome: judgeInspection(state, reading), yield: { kind: "reading", reading } };
  },
});

// Unanswered questions are survived; a side that the move needs and that cannot be reached is not.
function judgeInspection(state: RunState, reading: Observation): RecordedOutcome {
  const toCloud = state.plan.direction === "to-cloud";
  if (toCloud && reading.cloud.kind === "notSent") return reading.cloud;
  const clientNeeded = !toCloud || reading.home !== targetOf(state.plan.direction);
  if (clientNeeded && reading.onPrem.kind === "notSent") return reading.onPrem;
  return { kind: "confirmed", evidence: (toCloud ? reading.cloud : reading.onPrem).evidence };
}
