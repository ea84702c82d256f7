import { sourceOf, targetOf } from "../../../../shared/migration/direction.ts";
import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import { CodeMethod } from "../../../../shared/migration/plan.ts";
import { STEP_TRAITS, type StepName } from "../../../../shared/migration/step.ts";
import {
  laterOf,
  USUAL_CODE_WAIT_SECONDS,
  platformWaitsIn,
} from "../../../../shared/migration/platform-wait.ts";
import type { JournalRow } from "../../storage/port.ts";
import { NOT_KNOWN } from "./infer-location.ts";
import { markOf } from "./mark.ts";
import { pinsAfter, withYield } from "./outcome.ts";
import type { CodeKnowledge, LocationEstimate, LateSuccess, Rest, RunState } from "./run-state.ts";

type LateAnswer = Extract<JournalEntry, { kind: "late-answer" }>;

/**
 * An answer that came after its request had been given up. It takes nothing back. A success is evidence where what became
 * of the request is an open question still; a refusal is history, but what it holds back is held back: a PIN that was
 * refused, and a wait that was told.
 */
export function applyLateAnswer(state: RunState, entry: LateAnswer, row: JournalRow): RunState {
  const held = heldBackBy(state, entry, row);
  if (entry.outcome.kind !== "confirmed") return held;
  const success = { entry, mark: markOf(row) };
  // What is under way has the first word: a repeat, and a look that may still show what was before this answer.
  const isBusy = Object.values(held.steps).some(({ kind }) => kind === "in-flight");
  if (isBusy) return { ...held, lateSuccesses: [...held.lateSuccesses, success] };
  return withLateSuccess(held, success);
}

function withLateSuccess(state: RunState, success: LateSuccess): RunState {
  return isOpen(state, success.entry) ? settledLate(state, success) : withNameTold(state, success.entry);
}

/** What the outcome of a step leaves once the successes count that were told while it was under way. */
export function withLateSuccesses(state: RunState): RunState {
  return state.lateSuccesses.reduce<RunState>(withLateSuccess, { ...state, lateSuccesses: [] });
}

// Its request left before others that may have been told a wait since: it ends none of them and makes none shorter.
function heldBackBy(state: RunState, entry: LateAnswer, row: JournalRow): RunState {
  const { step, request } = entry;
  const from = markOf(row);
  const own = platformWaitsIn(entry).told.find(({ holds }) => holds === step);
  const held = { ...state, ...pinsAfter({ ...state, requestMark: request }, entry) };
  if (own === undefined) return held;
  const rest = { seconds: own.seconds, from };
  const isUnderWay = state.steps[step].kind === "in-flight";
  return {
    ...held,
    toldWaits: { ...state.toldWaits, [step]: { step, ...laterOf(rest, state.toldWaits[step]) } },
    toldMeanwhile: isUnderWay ? [...state.toldMeanwhile, step] : state.toldMeanwhile,
    code: restingCode(state, entry, rest),
  };
}

function restingCode(
  { code, steps }: RunState,
  { step, attempt }: LateAnswer,
  rest: Rest,
): CodeKnowledge | undefined {
  if (code === undefined) return undefined;
  if (step === "code") return { ...code, guessRests: laterOf(rest, code.guessRests) };
  if (step !== "account") return code;
  const { account } = steps;
  const isLatest = "attempt" in account && account.attempt === attempt;
  // By which channel an earlier one was asked for is not kept.
  return withRests(code, isLatest ? [code.method] : CodeMethod.options, () => rest);
}

function withRests(
  code: CodeKnowledge,
  channels: readonly CodeMethod[],
  restOf: (channel: CodeMethod) => Rest,
): CodeKnowledge {
  const rests = channels.map((channel) => [channel, laterOf(restOf(channel), code.rests[channel])] as const);
  return { ...code, rests: { ...code.rests, ...Object.fromEntries(rests) } };
}

/**
 * Does this success tell something that is not known yet, or by nothing but a person's word? That a number was moved is
 * news whatever became of a later attempt, and whatever was seen before the platform came to this one.
 */
function isOpen({ steps }: RunState, { step, attempt }: LateAnswer): boolean {
  const now = steps[step];
  if (now.kind === "skipped") return false;
  if (now.kind === "confirmed") return now.by === "person";
  return STEP_TRAITS[step].moves || (now.kind === "unknown" && now.attempt === attempt);
}

/**
 * The name that a certificate holds is told by the answer to an account request alone. Where a later request's own answer
 * has not told one since, it counts, whatever became of the step: a name that differs is asked about, and shown.
 */
function withNameTold(state: RunState, { step, attempt, yield: brought }: LateAnswer): RunState {
  if (step !== "account" || brought?.kind !== "account" || brought.displayName === undefined) return state;
  const { account } = state.steps;
  const isToldSince =
    account.kind === "confirmed" && account.outcome !== undefined && account.attempt > attempt;
  return isToldSince ? state : { ...withYield(state, brought, false), deniedByTarget: state.deniedByTarget };
}

function settledLate(state: RunState, { entry, mark }: LateSuccess): RunState {
  const { step, attempt, outcome, yield: brought } = entry;
  const next: RunState = {
    ...withYield(state, brought, false),
    steps: { ...state.steps, [step]: { kind: "confirmed", attempt, by: "answer", outcome } },
    answeredSinceEnd: state.ended === undefined ? [] : [...state.answeredSinceEnd, step],
  };
  if (step === "account") return accountAnswered(next, entry, mark);
  return {
    ...next,
    home: STEP_TRAITS[step].moves ? homeAfter(state) : state.home,
    earlierRegisterOpen: state.earlierRegisterOpen && step !== "register",
    earlierCodeOpen: state.earlierCodeOpen && step !== "code",
    marks: marksAfter(state, step, mark),
    looks: [],
    lastOutcome: mark,
    takenUp: undefined,
  };
}

function marksAfter({ marks }: RunState, step: StepName, mark: LateSuccess["mark"]): RunState["marks"] {
  // When the effect itself happened is not known: only that it had by now.
  const proof = { ...mark, exact: false };
  if (STEP_TRAITS[step].moves) return { ...marks, moveProof: proof };
  return step === "subscribe" ? { ...marks, subscribeProof: proof } : marks;
}

// Both sides had shown the number at its source for longer than an effect takes: then it is not known who is right.
function homeAfter({ home, plan }: RunState): LocationEstimate {
  if (home.is === sourceOf(plan.direction) && home.proof === "proven") return NOT_KNOWN;
  const basis = plan.direction === "to-cloud" ? "register-answer" : "code-answer";
  return { is: targetOf(plan.direction), proof: "proven", basis };
}

// The code may have been entered by now: what is known of its entries, and of the looks after them, stays.
function accountAnswered(
  state: RunState,
  { yield: brought }: LateAnswer,
  from: LateSuccess["mark"],
): RunState {
  if (brought?.kind !== "account") return state;
  if (brought.answer === "already-registered")
    return { ...state, home: { is: "on-premises", proof: "proven", basis: "account-answer" } };
  return { ...state, code: codeAnnounced(state.code, brought, from) };
}

// It went out when it was asked for, at the latest by now: its life is counted from then, and the waits for another from now.
function codeAnnounced(
  code: CodeKnowledge | undefined,
  { smsWaitSeconds, voiceWaitSeconds }: NonNullable<RunState["account"]>,
  from: LateSuccess["mark"],
): CodeKnowledge | undefined {
  if (code === undefined) return undefined;
  const seconds = { sms: smsWaitSeconds, voice: voiceWaitSeconds };
  const announced = { ...code, certain: true, smsWaitSeconds, voiceWaitSeconds };
  return withRests(announced, CodeMethod.options, (channel) => ({
    seconds: seconds[channel] ?? USUAL_CODE_WAIT_SECONDS,
    from,
  }));
}
