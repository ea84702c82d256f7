import { hearsOf, isUnheard } from "../migration/hears.ts";
import { isStepDone, type RunSnapshot } from "../migration/run-snapshot.ts";
import type { WatchedThing } from "../watch/finding.ts";

type Told = Pick<
  RunSnapshot,
  "phase" | "direction" | "steps" | "answeredSince" | "numberIs" | "working" | "obstacle" | "lastReading"
>;

/**
 * True if a number may be off the air: its location is unknown, it doesn't work where it is, or it is in the cloud and
 * what is sent to it may not reach the user. Then a person is told at any hour.
 */
export function isUrgent(run: Told): boolean {
  const { phase, numberIs, working, obstacle } = run;
  if (phase.kind === "unknown" || numberIs === "unknown") return true;
  if (working === false || obstacle?.works === "no") return true;
  return numberIs === "cloud" && (hearsOf(run) !== undefined || isReadUnheard(run));
}

/** The same for a scheduled check that failed. Others are about what the user runs: deliveries to it are repeated. */
export function isUrgentCheck(thing: WatchedThing): boolean {
  return thing === "number" || thing === "subscription";
}

// What was read before this migration subscribed the app says nothing about now.
function isReadUnheard({ lastReading, steps }: Told): boolean {
  const isSubscribed = steps.some(({ step, state }) => step === "subscribe" && isStepDone(state));
  return !isSubscribed && lastReading !== undefined && isUnheard(lastReading);
}
