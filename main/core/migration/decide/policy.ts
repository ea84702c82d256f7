import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import type { ObservationCause } from "../../../../shared/migration/observation.ts";
import { unreachable } from "../../../../shared/invariant.ts";
import { StepName } from "../../../../shared/migration/step.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { type Instant, isoOf } from "../../../../shared/time.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import type { RunPhase, StepState } from "../../../../shared/migration/run-snapshot.ts";

/** The next action of a run. */
export type Decision =
  /** Send a step's request. */
  | { readonly kind: "act"; readonly step: StepName }
  /** Observe the number with both APIs; changes nothing. */
  | { readonly kind: "look"; readonly step: StepName; readonly because: ObservationCause }
  /** Write an entry to the journal; nothing to send. */
  | { readonly kind: "write"; readonly entry: JournalEntry }
  /** Have the client replace its first password with the plan's new one. */
  | { readonly kind: "change-password" }
  /** Wait `ms` milliseconds, then decide again. `until`: the wall time when the wait ends, for display. */
  | {
      readonly kind: "pause";
      readonly ms: number;
      readonly until: Instant;
      readonly why: Extract<RunPhase, { kind: "pausing" }>["why"];
    }
  /** Wait for a person. */
  | {
      readonly kind: "wait";
      readonly phase: Extract<RunPhase, { kind: "awaiting-confirmation" | "awaiting-code" | "unknown" }>;
    }
  | { readonly kind: "over" };

/** The decisions after each outcome of one step. */
export type StepPolicy = {
  readonly step: StepName;
  readonly pending: (state: RunState, now: Moment) => Decision;
  /** For this and the next two: undefined if the next step decides although this one has no success. */
  readonly notSent: (state: RunState, outcome: RecordedOutcome, now: Moment) => Decision | undefined;
  readonly rejected: (state: RunState, outcome: RecordedOutcome, now: Moment) => Decision | undefined;
  readonly unknown: (state: RunState, outcome: RecordedOutcome, now: Moment) => Decision | undefined;
  /** What to decide after success and before the next step. */
  readonly confirmed?: (state: RunState, now: Moment) => Decision | undefined;
};

/** Applies a step's policy; undefined once the step is done and the next one decides. */
export function decideStep(policy: StepPolicy, state: RunState, now: Moment): Decision | undefined {
  const at = state.steps[policy.step];
  switch (at.kind) {
    case "pending":
      return policy.pending(state, now);
    case "in-flight":
      // An intent without an outcome is left by a process that died or slept: its outcome is unknown.
      return { kind: "write", entry: interrupted(policy.step, at, now) };
    case "not-sent":
      return policy.notSent(state, at.outcome, now);
    case "rejected":
      return policy.rejected(state, at.outcome, now);
    case "unknown":
      return policy.unknown(state, at.outcome, now);
    case "confirmed":
      return policy.confirmed?.(state, now);
    case "skipped":
      return undefined;
    default:
      return unreachable(at);
  }
}

/** The outcome to write for an intent that an earlier process left open; undefined without one. */
export function decideInterrupted(state: RunState, now: Moment): JournalEntry | undefined {
  for (const step of StepName.options) {
    const at = state.steps[step];
    if (at.kind === "in-flight") return interrupted(step, at, now);
  }
  return state.passwordChange === "under-way"
    ? { kind: "password-change", outcome: noAnswer(now) }
    : undefined;
}

type InFlight = Extract<StepState, { kind: "in-flight" }>;

function interrupted(step: StepName, { attempt, sinceCopy }: InFlight, now: Moment): JournalEntry {
  const cause = sinceCopy === undefined ? "interrupted" : "since-copy";
  return { kind: "outcome", step, attempt, outcome: noAnswer(now, cause) };
}

function noAnswer(now: Moment, cause: "interrupted" | "since-copy" = "interrupted"): RecordedOutcome {
  return { kind: "unknown", cause, evidence: { at: isoOf(now.wall), durationMs: 0 } };
}
