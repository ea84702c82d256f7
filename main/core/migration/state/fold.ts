import { invariant, unreachable } from "../../../../shared/invariant.ts";
import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import type { StepState } from "../../../../shared/migration/run-snapshot.ts";
import { STEPS, StepName } from "../../../../shared/migration/step.ts";
import type { JournalRow } from "../../storage/port.ts";
import { homeFromReading } from "../reading/home.ts";
import { applyIntent } from "./intent.ts";
import { applyOutcome } from "./outcome.ts";
import { opened } from "./opened.ts";
import { settle } from "./settle.ts";
import type { RunState } from "./run-state.ts";

/** Reads a run's journal from its first row into the state that decisions are taken on. */
export function fold(rows: readonly JournalRow[]): RunState {
  const [first, ...rest] = rows;
  invariant(first !== undefined && first.entry.kind === "opened", "a journal begins with its opening");
  return rest.reduce(apply, opened(first, first.entry));
}

/** The state after one more row. Pure: the same rows give the same state. */
export function apply(state: RunState, row: JournalRow): RunState {
  return { ...applied(state, row.entry, row), updatedAt: row.at, revision: row.seq };
}

function applied(state: RunState, entry: JournalEntry, row: JournalRow): RunState {
  switch (entry.kind) {
    case "opened":
      return opened(row, entry);
    case "confirmed":
      return { ...state, confirmed: new Set([...state.confirmed, entry.what]) };
    case "intent":
      return applyIntent(state, entry, row);
    case "outcome":
      return applyOutcome(state, entry, row);
    case "looked":
      return {
        ...state,
        looks: [...state.looks, entry.reading],
        lastReading: entry.reading,
        earlierRegisterOpen: state.earlierRegisterOpen && entry.reading.home === "unknown",
        home: homeFromReading(state.home, entry.reading),
      };
    case "settled":
      return settle(state, entry, row);
    case "skipped":
      return { ...state, steps: { ...state.steps, [entry.step]: { kind: "skipped", why: entry.why } } };
    case "attested":
      return { ...state, attested: entry.home, home: { is: entry.home, proof: "attested" } };
    case "repeat-granted":
      return { ...state, repeatGranted: entry.withdrawn === true ? undefined : entry.step };
    case "reopened":
      return reopened(state, entry);
    case "erased":
      return { ...state, sealed: withoutMembers(state.sealed, entry.members) };
    case "ended":
      return { ...state, ended: { reason: entry.reason, step: entry.step } };
    default:
      return unreachable(entry);
  }
}

// Taking a step up again takes up everything after it, too: what was seen there belongs to the first try.
function reopened(state: RunState, { step, sealed }: Extract<JournalEntry, { kind: "reopened" }>): RunState {
  const order = STEPS[state.plan.direction];
  const again = new Set(order.slice(order.indexOf(step)));
  const mapped = <T>(values: Readonly<Record<StepName, T>>, fresh: T): Record<StepName, T> =>
    Object.fromEntries(
      StepName.options.map((name) => [name, again.has(name) ? fresh : values[name]]),
    ) as Record<StepName, T>;
  const steps = mapped<StepState>(state.steps, { kind: "pending" });
  // A register that may have arrived stays an open question, whatever the run ended on after it.
  const unresolved = state.earlierRegisterOpen || state.steps.register.kind === "unknown";
  return {
    ...state,
    ended: undefined,
    sealed,
    steps: unresolved ? { ...steps, register: state.steps.register } : steps,
    tries: mapped(state.tries, 0),
    looks: [],
  };
}

function withoutMembers(sealed: RunState["sealed"], members: readonly string[]): RunState["sealed"] {
  return Object.fromEntries(Object.entries(sealed).filter(([member]) => !members.includes(member)));
}
