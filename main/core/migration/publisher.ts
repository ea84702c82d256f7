import type { RunId } from "../../../shared/ids.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { RunSnapshot, StepEvent } from "../../../shared/migration/run-snapshot.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { STEP_TRAITS, STEPS } from "../../../shared/migration/step.ts";
import { isoOf } from "../../../shared/time.ts";
import type { JournalRow } from "../storage/port.ts";
import type { Decision } from "./decide/policy.ts";
import { proofOf } from "./state/outcome.ts";
import type { RunState } from "./state/run-state.ts";

/** Publishes new journal entries to listeners. */
export type Publisher = {
  /** `before`: the run state without the row. */
  entry(state: RunState, row: JournalRow, before: RunState): void;
  pause(state: RunState, pause: Extract<Decision, { kind: "pause" }>): void;
  /** The run was released, with or without changes. */
  publishLast(state: RunState): void;
};

export type Listeners = {
  step(event: StepEvent): void;
  run(snapshot: RunSnapshot): void;
  /** `seq`: the row's position in the run's journal. */
  wrote(run: RunId, seq: number): unknown;
  /** The run has just observed its number. */
  looked(plan: Plan, reading: Observation): void;
};

/**
 * Creates a publisher.
 *
 * Step events go out at once, so that an intent is shown before its request leaves. Snapshots are collected
 * and go out once the request is on its way, so that they never delay a request.
 */
export function createPublisher(
  listeners: Listeners,
  snapshotOf: (state: RunState) => RunSnapshot | undefined,
): Publisher {
  const waiting = new Map<string, RunState>();
  const observed = new Map<string, RunState>();
  const flush = (): void => {
    const states = [...waiting.values()];
    const looked = [...observed.values()];
    waiting.clear();
    observed.clear();
    for (const state of states) {
      const snapshot = snapshotOf(state);
      if (snapshot !== undefined) listeners.run(snapshot);
    }
    for (const { plan, lastReading } of looked)
      if (lastReading !== undefined) listeners.looked(plan, lastReading);
  };
  const queue = (state: RunState): void => {
    // Node's HTTP client first emits the end of a kept-alive socket, and writes one turn of the event loop
    // after it receives a request. A snapshot made in that turn would delay the request by as long as it
    // takes.
    if (waiting.size === 0) setImmediate(() => setImmediate(flush));
    waiting.set(state.run, state);
  };
  return {
    entry(state, row, before) {
      for (const event of stepEvents(state, row, before)) listeners.step(event);
      listeners.wrote(row.run, row.seq);
      if (isNewObservation(row.entry)) observed.set(state.run, state);
      queue(state);
    },
    pause: queue,
    publishLast: queue,
  };
}

// An observation by an earlier process is not new, although the state still holds it.
function isNewObservation(entry: JournalEntry): boolean {
  return entry.kind === "looked" || (entry.kind === "outcome" && entry.yield?.kind === "reading");
}

function stepEvents(state: RunState, row: JournalRow, before: RunState): readonly StepEvent[] {
  const own = stepEvent(state, row);
  return [...(own === undefined ? [] : [own]), ...lateSuccesses(state, row, before)];
}

/** Steps confirmed by this row through a late answer: the row's own, or an earlier one. */
function lateSuccesses(state: RunState, { entry, at }: JournalRow, before: RunState): readonly StepEvent[] {
  if (entry.kind !== "late-answer" && entry.kind !== "outcome") return [];
  return STEPS[state.plan.direction].flatMap((step): readonly StepEvent[] => {
    const now = state.steps[step];
    if (now === before.steps[step] || now.kind !== "confirmed" || now.outcome === undefined) return [];
    if (entry.kind === "outcome" && now.outcome === entry.outcome) return [];
    const members = outcomeMembers({ step, outcome: now.outcome });
    return [{ run: state.run, at: isoOf(at), step, phase: "outcome", attempt: now.attempt, ...members }];
  });
}

function stepEvent(state: RunState, { entry, at }: JournalRow): StepEvent | undefined {
  const base = { run: state.run, at: isoOf(at) };
  switch (entry.kind) {
    case "intent":
      return {
        ...base,
        step: entry.step,
        phase: "intent",
        attempt: entry.attempt,
        limitMs: STEP_TRAITS[entry.step].limitMs,
      };
    case "outcome":
      return {
        ...base,
        step: entry.step,
        phase: "outcome",
        attempt: entry.attempt,
        ...outcomeMembers(entry),
      };
    case "settled":
      return {
        ...base,
        step: entry.step,
        phase: "outcome",
        attempt: state.attempts[entry.step],
        outcome: "confirmed",
        by: entry.by,
      };
    case "skipped":
      return {
        ...base,
        step: entry.step,
        phase: "outcome",
        attempt: state.attempts[entry.step],
        // "no-look-ups": the outcome can't be queried, so it is unknown. Other reasons: there is nothing to
        // do.
        outcome: entry.why === "no-look-ups" ? "unknown" : "confirmed",
        skipped: entry.why,
      };
    default:
      return undefined;
  }
}

const OUTCOME_WORDS = {
  confirmed: "confirmed",
  rejected: "rejected",
  notSent: "not-sent",
  unknown: "unknown",
} as const;

function outcomeMembers({
  step,
  outcome,
  yield: brought,
}: Pick<Extract<JournalEntry, { kind: "outcome" }>, "step" | "outcome" | "yield">): Partial<StepEvent> {
  const { evidence } = outcome;
  const reason =
    outcome.kind === "rejected" ? outcome.reason : outcome.kind === "confirmed" ? undefined : outcome.cause;
  return {
    outcome: OUTCOME_WORDS[outcome.kind],
    ...(outcome.kind === "confirmed" ? { by: proofOf(step, brought) } : {}),
    durationMs: evidence.durationMs,
    ...(reason === undefined ? {} : { reason }),
    ...(evidence.httpStatus === undefined ? {} : { httpStatus: evidence.httpStatus }),
    ...(evidence.traceId === undefined ? {} : { traceId: evidence.traceId }),
  };
}
