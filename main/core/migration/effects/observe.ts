import type { Observation } from "../../../../shared/migration/observation.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { contradictionIn, tells } from "../decide/verify.ts";
import { askedBy, observeNumber } from "../observation/observe-number.ts";
import { readCompared } from "../observation/read-compared.ts";
import { keepTemplates, keptTemplates } from "../template-list-file.ts";
import type { RunState } from "../state/run-state.ts";
import type { Effect } from "./effect.ts";
import { targetOf } from "../../../../shared/migration/direction.ts";
import { momentOf } from "../timekeeping.ts";
import { tellPlatformDate } from "./guards.ts";

/** Connects to both APIs and observes the number before anything changes. */
export const inspect: Effect = async ({ state, connections, dialect, clock, storage, dataDir }) => ({
  kind: "ready",
  send: async () => {
    const toCloud = state.plan.direction === "to-cloud";
    const before = momentOf(clock);
    const observed = await observeNumber(connections, askedBy(state, { dialect, clock }), {
      subscriptions: true,
      ownApp: toCloud && state.plan.cloud.appId === undefined,
    });
    tellPlatformDate({ storage, plan: state.plan }, observed.cloud.evidence, before);
    const outcome = judgeInspection(state, observed);
    if (outcome.kind !== "confirmed") return { outcome, yield: { kind: "reading", reading: observed } };
    const { compared, templates } = await readCompared(
      connections,
      { clock, begunMs: before.monotonicMs },
      { plan: state.plan, reading: observed },
    );
    if (templates !== undefined) keepTemplates(dataDir, state.run, templates);
    return { outcome, yield: { kind: "reading", reading: { ...observed, compared } } };
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

/**
 * Observes both APIs and the subscriptions again and compares them with what the steps promised; then reads what is
 * compared before and after. The number is subscribed by then, so nothing waits for these queries.
 */
export const verify: Effect = async ({ state, connections, dialect, clock, dataDir }) => ({
  kind: "ready",
  send: async () => {
    const toCloud = state.plan.direction === "to-cloud";
    const begunMs = clock.monotonicMs();
    const observed = await observeNumber(connections, askedBy(state, { dialect, clock }), {
      subscriptions: toCloud,
      ownApp: false,
    });
    const outcome = judgeVerification(state, observed);
    if (outcome.kind !== "confirmed") return { outcome, yield: { kind: "reading", reading: observed } };
    const { compared } = await readCompared(
      connections,
      { clock, begunMs, kept: keptTemplates(dataDir, state.run) },
      { plan: state.plan, reading: observed },
    );
    return { outcome, yield: { kind: "reading", reading: { ...observed, compared } } };
  },
});

function judgeVerification(state: RunState, reading: Observation): RecordedOutcome {
  const { evidence } = state.plan.direction === "to-cloud" ? reading.cloud : reading.onPrem;
  if (tells(reading) === "nothing") return { kind: "unknown", cause: "unexpected-status", evidence };
  if (contradictionIn(state, reading) !== undefined)
    return { kind: "unknown", cause: "contradicted", evidence };
  return { kind: "confirmed", evidence };
}
