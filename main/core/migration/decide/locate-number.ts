import type { StepName } from "../../../../shared/migration/step.ts";
import { unreachable } from "../../../../shared/invariant.ts";
import { provesStay } from "../state/infer-location.ts";
import { showsNoEffect, windowProgress } from "../state/observation-window.ts";
import { hasArrived } from "../state/fold.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import { pause } from "./common.ts";
import type { Decision } from "./policy.ts";

/** What the looks after a lost answer or a refusal came to. */
export type LocateResult = "target" | "source" | "nowhere-known";

/**
 * What the looks that were taken since the lost answer have proven already, which beats a person's word and their leave to
 * send the request once more: a word is about an earlier moment. Undefined where they prove nothing (yet).
 */
export function provenByObservations(state: RunState): Exclude<LocateResult, "nowhere-known"> | undefined {
  const last = state.looks.at(-1);
  if (last === undefined) return undefined;
  if (hasArrived(state, last.reading)) return "target";
  return showsNoEffect(state) ? "source" : undefined;
}

/** Where nobody answers at all, this many looks are enough before a person is asked. */
const LOOKS_IN_THE_DARK = 2;

/**
 * Looks for a number whose move got no answer: at once and some times more until the look window is over, twice where
 * nobody answers. "source" is said only after the whole window, and not on the word of a client that may have lost it.
 */
export function locateNumber(state: RunState, step: StepName, now: Moment): Decision | LocateResult {
  const last = state.looks.at(-1);
  if (last !== undefined && hasArrived(state, last.reading)) return "target";
  const silent = state.looks.every(({ reading }) => reading.reason === "nobody-answered");
  if (silent && state.looks.length >= LOOKS_IN_THE_DARK) return "nowhere-known";
  const progress = windowProgress(state, now);
  switch (progress.kind) {
    case "look-due":
      return { kind: "look", step, because: "lost-answer" };
    case "wait":
      return pause(now, progress.ms, "second-look");
    case "covered":
      return last !== undefined && provesStay(state.plan.direction, last.reading)
        ? "source"
        : "nowhere-known";
    default:
      return unreachable(progress);
  }
}
