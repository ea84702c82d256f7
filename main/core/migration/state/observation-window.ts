import type { RecordedObservation, RunState } from "./run-state.ts";
import { elapsedMs, type Moment } from "../timekeeping.ts";
import { provesStay } from "./infer-location.ts";

/**
 * How long after a moving request an effect may still show, in milliseconds: the platform takes up to 15
 * seconds.
 */
export const OBSERVATION_WINDOW_MS = 16_000;

/**
 * When to observe within the window, in milliseconds after its start. The last observation starts after the
 * window.
 */
const OBSERVE_AFTER_MS = [0, 3000, 8000, OBSERVATION_WINDOW_MS] as const;

/** How far this process's observations have come. */
export type WindowProgress =
  /** The last observation started after the whole window. */
  | { readonly kind: "covered" }
  | { readonly kind: "look-due" }
  | { readonly kind: "wait"; readonly ms: number };

/**
 * How much of the observation window this process's own observations cover.
 *
 * The window starts with the outcome if this process wrote it, else with this process's first observation:
 * another process's clock can't be compared.
 */
export function windowProgress(
  state: Pick<RunState, "observations" | "lastOutcome">,
  now: Moment,
): WindowProgress {
  const own = state.observations.filter(({ mark }) => mark.stamp?.boot === now.boot);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return { kind: "look-due" };
  const since = elapsedMs(state.lastOutcome, now) ?? sinceBegin(first, now);
  if (!Number.isFinite(since)) return { kind: "look-due" };
  if (since - sinceBegin(last, now) >= OBSERVATION_WINDOW_MS) return { kind: "covered" };
  const due = OBSERVE_AFTER_MS[own.length] ?? OBSERVATION_WINDOW_MS;
  return since >= due ? { kind: "look-due" } : { kind: "wait", ms: due - since };
}

/** True if the latest observation proves the number at its source after the whole window. */
export function showsNoEffect(state: Pick<RunState, "observations" | "lastOutcome" | "plan">): boolean {
  const last = state.observations.at(-1);
  const stamp = last?.mark.stamp;
  if (last === undefined || stamp === undefined || !provesStay(state.plan.direction, last.reading))
    return false;
  return windowProgress(state, { ...stamp, wall: last.mark.wall }).kind === "covered";
}

// An observation counts from its first request, not from its last response.
function sinceBegin({ mark, begunMs }: RecordedObservation, now: Moment): number {
  const { stamp } = mark;
  const elapsed = elapsedMs(mark, now);
  // Without a start time an observation may have started at any time: it covers nothing.
  if (elapsed === undefined || stamp === undefined || begunMs === undefined) return Number.POSITIVE_INFINITY;
  return elapsed + Math.max(0, stamp.monotonicMs - begunMs);
}
