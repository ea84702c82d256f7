import { sourceOf, targetOf } from "../../../../shared/migration/direction.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { fits, inferLocation } from "../state/infer-location.ts";
import { losingSide } from "../state/mark.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import { after, end } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { awaitThroughput } from "./throughput.ts";
import { ownApp } from "../state/account.ts";

const NEXT_OBSERVATION_MS = [0, 1000, 3000, 8000] as const;

/**
 * Verification: observes until both APIs confirm the result, up to 4 times, then reports what does not fit.
 */
export const verifyPolicy: StepPolicy = {
  step: "verify",
  pending: () => ({ kind: "act", step: "verify" }),
  notSent: checkAgain,
  rejected: checkAgain,
  unknown: checkAgain,
  confirmed: (state, now) => verifyAgain(state) ?? awaitThroughput(state, now),
};

/** A check while the throughput was awaited that contradicts the result is judged as a verification. */
function verifyAgain(state: RunState): Decision | undefined {
  const reading = state.observations.at(-1)?.reading;
  return reading === undefined || contradictionIn(state, reading) === undefined
    ? undefined
    : { kind: "act", step: "verify" };
}

function checkAgain(state: RunState, _outcome: RecordedOutcome, now: Moment): Decision {
  const { lastReading } = state;
  const tries = state.tries.verify;
  // If no API answers queries, repeating changes nothing: the responses to the steps are the proof.
  const isUnanswered = lastReading !== undefined && tells(lastReading) === "nothing";
  const enough = isUnanswered ? 2 : NEXT_OBSERVATION_MS.length;
  if (tries < enough)
    return after(
      state,
      now,
      { ms: NEXT_OBSERVATION_MS[tries] ?? 8000, why: "second-look" },
      { kind: "act", step: "verify" },
    );
  const problem = lastReading === undefined ? undefined : contradictionIn(state, lastReading);
  if (problem === undefined)
    return { kind: "write", entry: { kind: "skipped", step: "verify", why: "no-look-ups" } };
  return end(problem, problem === "not-subscribed" ? "subscribe" : "verify");
}

/** "something" if an observation can confirm or contradict a finished migration. */
export function tells(reading: Observation): "something" | "nothing" {
  const isUnanswered =
    reading.cloudSays === "silent" && reading.clientSays === "silent" && reading.subscriptions === undefined;
  return isUnanswered ? "nothing" : "something";
}

/**
 * What in an observation, combined with what was known before, contradicts a finished migration; undefined
 * if nothing does.
 */
export function contradictionIn(
  state: RunState,
  reading: Observation,
): "not-on-target" | "not-subscribed" | undefined {
  const target = targetOf(state.plan.direction);
  // An observation at the source counts until another one replaces it: missing answers later do not confirm a
  // move.
  const losing = losingSide(state);
  const seen = inferLocation(state.home, reading, losing).is;
  if (seen === sourceOf(state.plan.direction) || !fits(target, reading, losing)) return "not-on-target";
  if (target !== "cloud" || reading.subscriptions === undefined) return undefined;
  const own = ownApp(state);
  return own !== undefined && !reading.subscriptions.some((app) => app.id === own)
    ? "not-subscribed"
    : undefined;
}
