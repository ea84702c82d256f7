import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import { unreachable } from "../../../../shared/invariant.ts";
import { StepName } from "../../../../shared/migration/step.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { type Instant, isoOf } from "../../../../shared/time.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import type { RunPhase } from "../../../../shared/migration/run-snapshot.ts";

export type ObservationCause = Extract<JournalEntry, { kind: "looked" }>["because"];

/** What comes next for a run. */
export type Decision =
  /** Send a step's request. */
  | { readonly kind: "act"; readonly step: StepName }
  /** Read both sides; changes nothing. */
  | { readonly kind: "look"; readonly step: StepName; readonly because: ObservationCause }
  /** Nothing to send: a conclusion to be written down. */
  | { readonly kind: "write"; readonly entry: JournalEntry }
  /** Ask the client to take the plan's new password in place of its first one. */
  | { readonly kind: "change-password" }
  /** Let `ms` milliseconds pass, then decide again; `until` is when that will be over, for showing it. */
  | {
      readonly kind: "pause";
      readonly ms: number;
      readonly until: Instant;
      readonly why: "retry" | "second-look" | "told-to-wait";
    }
  /** A person's turn. */
  | {
      readonly kind: "wait";
      readonly phase: Extract<RunPhase, { kind: "awaiting-confirmation" | "awaiting-code" | "unknown" }>;
    }
  | { readonly kind: "over" };

/** What follows from each resting place of one step. */
export type StepPolicy = {
  readonly step: StepName;
  readonly pending: (state: RunState, now: Moment) => Decision;
  /** Of these three: undefined where the next step may speak although this one has no good answer. */
  readonly notSent: (state: RunState, outcome: RecordedOutcome, now: Moment) => Decision | undefined;
  readonly rejected: (state: RunState, outcome: RecordedOutcome, now: Moment) => Decision | undefined;
  readonly unknown: (state: RunState, outcome: RecordedOutcome, now: Moment) => Decision | undefined;
  /** A step that is done may still leave something to decide before the next one. */
  readonly confirmed?: (state: RunState, now: Moment) => Decision | undefined;
};

/** Applies a step's policy; undefined when the step is behind us and the next one is due. */
export function decideStep(policy: StepPolicy, state: RunState, now: Moment): Decision | undefined {
  const at = state.steps[policy.step];
  switch (at.kind) {
    case "pending":
      return policy.pending(state, now);
    case "in-flight":
      // Only a process that died (or slept) leaves an intent without an outcome: nobody knows what became of it.
      return { kind: "write", entry: interrupted(policy.step, at.attempt, now) };
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

/** The outcome to write for an intent that a dead process left behind; undefined where none is open. */
export function decideInterrupted(state: RunState, now: Moment): JournalEntry | undefined {
  for (const step of StepName.options) {
    const at = state.steps[step];
    if (at.kind === "in-flight") return interrupted(step, at.attempt, now);
  }
  return state.passwordChange === "under-way"
    ? { kind: "password-change", outcome: noAnswer(now) }
    : undefined;
}

function interrupted(step: StepName, attempt: number, now: Moment): JournalEntry {
  return { kind: "outcome", step, attempt, outcome: noAnswer(now) };
}

function noAnswer(now: Moment): RecordedOutcome {
  return { kind: "unknown", cause: "interrupted", evidence: { at: isoOf(now.wall), durationMs: 0 } };
}
