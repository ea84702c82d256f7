import { sourceOf, targetOf } from "../../../../shared/migration/direction.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { fits, inferLocation } from "../state/infer-location.ts";
import { losingSide } from "../state/mark.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import { after, end } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { ownApp } from "../state/account.ts";

const NEXT_LOOK_MS = [0, 1000, 3000, 8000] as const;

/** Verification: reads until both sides say what the steps promised, some times, then says what does not fit. */
export const verifyPolicy: StepPolicy = {
  step: "verify",
  pending: () => ({ kind: "act", step: "verify" }),
  notSent: checkAgain,
  rejected: checkAgain,
  unknown: checkAgain,
};

function checkAgain(state: RunState, _outcome: RecordedOutcome, now: Moment): Decision {
  const { lastReading } = state;
  const tries = state.tries.verify;
  // Where nobody answers look-ups, asking again changes nothing: the answers to the steps stand as proof.
  const silent = lastReading !== undefined && tells(lastReading) === "nothing";
  const enough = silent ? 2 : NEXT_LOOK_MS.length;
  if (tries < enough)
    return after(
      state,
      now,
      { ms: NEXT_LOOK_MS[tries] ?? 8000, why: "second-look" },
      { kind: "act", step: "verify" },
    );
  const problem = lastReading === undefined ? undefined : contradictionIn(state, lastReading);
  if (problem === undefined)
    return { kind: "write", entry: { kind: "skipped", step: "verify", why: "no-look-ups" } };
  return end(problem, problem === "not-subscribed" ? "subscribe" : "verify");
}

/** Does a reading hold anything that can bear out or contradict a finished move? */
export function tells(reading: Observation): "something" | "nothing" {
  const silent =
    reading.cloudSays === "silent" && reading.clientSays === "silent" && reading.subscriptions === undefined;
  return silent ? "nothing" : "something";
}

/** What in a reading, with what was known before it, is at odds with a finished move; undefined where nothing is. */
export function contradictionIn(
  state: RunState,
  reading: Observation,
): "not-on-target" | "not-subscribed" | undefined {
  const target = targetOf(state.plan.direction);
  // What was seen on the source counts until something else was seen: silence afterwards does not bear out a move.
  const losing = losingSide(state);
  const seen = inferLocation(state.home, reading, losing).is;
  if (seen === sourceOf(state.plan.direction) || !fits(target, reading, losing)) return "not-on-target";
  if (target !== "cloud" || reading.subscriptions === undefined) return undefined;
  const own = ownApp(state);
  return own !== undefined && !reading.subscriptions.some((app) => app.id === own)
    ? "not-subscribed"
    : undefined;
}
