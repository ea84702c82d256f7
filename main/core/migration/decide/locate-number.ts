import type { StepName } from "../../../../shared/migration/step.ts";
import { unreachable } from "../../../../shared/invariant.ts";
import { showsNoEffect, windowProgress } from "../state/observation-window.ts";
import { hasArrived } from "../state/fold.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import { pause } from "./common.ts";
import type { Decision } from "./policy.ts";

/**
 * What the observations since the lost response prove.
 *
 * This has priority over a person's report and over a permission to repeat, which are about an earlier
 * moment. Undefined if the observations prove nothing yet.
 */
export function provenByObservations(state: RunState): "target" | "source" | undefined {
  const last = state.observations.at(-1);
  if (last === undefined) return undefined;
  if (hasArrived(state, last.reading)) return "target";
  return showsNoEffect(state) ? "source" : undefined;
}

/** If no API answers, this many observations are enough before a person is asked. */
const OBSERVATIONS_UNANSWERED = 2;

/**
 * Observes a number after a move request without a response, as long as the observations prove nothing: at once, and
 * again until the observation window is over, or twice if no API answers. Undefined if no further one would help.
 */
export function lookAgain(state: RunState, step: StepName, now: Moment): Decision | undefined {
  const isUnanswered = state.observations.every(({ reading }) => reading.reason === "nobody-answered");
  if (isUnanswered && state.observations.length >= OBSERVATIONS_UNANSWERED) return undefined;
  const progress = windowProgress(state, now);
  switch (progress.kind) {
    case "look-due":
      return { kind: "look", step, because: "lost-answer" };
    case "wait":
      return pause(now, progress.ms, "second-look");
    case "covered":
      return undefined;
    default:
      return unreachable(progress);
  }
}
