import type { Observation } from "../../../../shared/migration/observation.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { contradictionIn, tells } from "../decide/verify.ts";
import { askedBy, observeNumber } from "../observation/observe-number.ts";
import type { RunState } from "../state/run-state.ts";
import type { Effect } from "./effect.ts";
import { targetOf } from "../../../../shared/migration/direction.ts";
import { momentOf } from "../timekeeping.ts";
import { tellPlatformDate } from "./guards.ts";

/** Connects to both APIs and observes the number before anything changes. */
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

// Unanswered queries are tolerated; an unreachable API that the migration needs is not.
function judgeInspection(state: RunState, reading: Observation): RecordedOutcome {
  const toCloud = state.plan.direction === "to-cloud";
  if (toCloud && reading.cloud.kind === "notSent") return reading.cloud;
  const clientNeeded = !toCloud || reading.home !== targetOf(state.plan.direction);
  if (clientNeeded && reading.onPrem.kind === "notSent") return reading.onPrem;
  return { kind: "confirmed", evidence: (toCloud ? reading.cloud : reading.onPrem).evidence };
}

/** Observes both APIs and the subscriptions again and compares them with what the steps promised. */
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
