import { targetOf } from "../../../../shared/migration/direction.ts";
import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import { STEP_TRAITS, type StepName } from "../../../../shared/migration/step.ts";
import type { JournalRow } from "../../storage/port.ts";
import { basisOf } from "../reading/home.ts";
import { wasSubscribed } from "./account.ts";
import { markOf } from "./mark.ts";
import type { RunState } from "./run-state.ts";

/** A step without an answer of its own turned out to be done: seen by a look, or said by a person. */
export function applyDone(
  state: RunState,
  entry: Extract<JournalEntry, { kind: "settled" }>,
  row: JournalRow,
): RunState {
  if (entry.unproven === true) return { ...state, looks: [], lastOutcome: markOf(row) };
  // A gap is measured on one clock: the API's that answered the step itself.
  const dated = entry.reading?.[asksCloud(entry.step) ? "cloud" : "onPrem"].evidence.serverDate;
  const mark = { ...markOf(row), ...(dated === undefined ? {} : { serverDate: dated }), exact: false };
  const moved = STEP_TRAITS[entry.step].moves || entry.step === "account";
  const proven = entry.by === "look-up" || entry.by === "webhook";
  return {
    ...state,
    steps: {
      ...state.steps,
      [entry.step]: { kind: "confirmed", attempt: state.attempts[entry.step], by: entry.by },
    },
    home: moved && proven ? arrived(state, entry) : state.home,
    earlierRegisterOpen: state.earlierRegisterOpen && !(entry.step === "register" && entry.by === "webhook"),
    earlierCodeOpen: state.earlierCodeOpen && entry.step !== "code",
    marks: STEP_TRAITS[entry.step].moves
      ? { ...state.marks, moveProof: mark }
      : entry.step === "subscribe" && provesSubscribing(state)
        ? { ...state.marks, subscribeProof: mark }
        : state.marks,
    looks: [],
    lastOutcome: markOf(row),
    takenUp: undefined,
  };
}

// A subscription that stood all along, or that nobody asked for, has no moment at which it was made.
function provesSubscribing(state: RunState): boolean {
  return state.attempts.subscribe > 0 && !wasSubscribed(state);
}

function asksCloud(step: StepName): boolean {
  return step === "register" || step === "subscribe";
}

function arrived(
  state: RunState,
  { by, reading }: Extract<JournalEntry, { kind: "settled" }>,
): RunState["home"] {
  const is = targetOf(state.plan.direction);
  const basis = by === "webhook" ? "webhook" : reading === undefined ? undefined : basisOf(reading);
  return { is, proof: "proven", ...(basis === undefined ? {} : { basis }) };
}
