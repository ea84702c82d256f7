import type { Reading } from "../../../../shared/migration/reading.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { contradictionIn, tells } from "../decide/verify.ts";
import { askedBy, takeReading } from "../reading/take.ts";
import type { RunState } from "../state/run-state.ts";
import type { Effect } from "./effect.ts";

/** Reads both sides and the subscriptions once more and judges them against what the steps promised. */
export const verify: Effect = async ({ state, connections, dialect, clock }) => ({
  kind: "ready",
  send: async () => {
    const toCloud = state.plan.direction === "to-cloud";
    const reading = await takeReading(connections, askedBy(state, { dialect, clock }), {
      subscriptions: toCloud,
      ownApp: false,
    });
    return { outcome: judge(state, reading), yield: { kind: "reading", reading } };
  },
});

function judge(state: RunState, reading: Reading): RecordedOutcome {
  const { evidence } = state.plan.direction === "to-cloud" ? reading.cloud : reading.onPrem;
  if (tells(reading) === "nothing") return { kind: "unknown", cause: "unexpected-status", evidence };
  if (contradictionIn(state, reading) !== undefined)
    return { kind: "unknown", cause: "contradicted", evidence };
  return { kind: "confirmed", evidence };
}
