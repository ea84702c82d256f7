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
 * Applies a late answer.
 *
 * It undoes nothing. A success counts if the request's outcome is still open. A refusal does not change
 * the step, but its limits apply: a refused PIN and a reported wait hold requests back.
 */
export function applyLateAnswer(state: RunState, entry: LateAnswer, row: JournalRow): RunState {
  const held = withLimits(state, entry, row);
  if (entry.outcome.kind !== "confirmed") return held;
  const success = { entry, mark: markOf(row) };
  // What is in progress is finished first: a repeat, or an observation that may show the state before this
  // answer.
  const isBusy = Object.values(held.steps).some(({ kind }) => kind === "in-flight");
  if (isBusy) return { ...held, lateSuccesses: [...held.lateSuccesses, success] };
  return withLateSuccess(held, success);
}

function withLateSuccess(state: RunState, success: LateSuccess): RunState {
  return isOpen(state, success.entry) ? applySuccess(state, success) : withDisplayName(state, success.entry);
}

/** Applies the successes that were reported while a step was in progress, once its outcome is written. */
export function withLateSuccesses(state: RunState): RunState {
  return state.lateSuccesses.reduce<RunState>(withLateSuccess, { ...state, lateSuccesses: [] });
}

// The request was sent before others that may have received a wait since: its response ends no wait and
// shortens none.
function withLimits(state: RunState, entry: LateAnswer, row: JournalRow): RunState {
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
    code: codeWithWait(state, entry, rest),
  };
}

function codeWithWait(
  { code, steps }: RunState,
  { step, attempt }: LateAnswer,
  rest: Rest,
): CodeKnowledge | undefined {
  if (code === undefined) return undefined;
  if (step === "code") return { ...code, guessRests: laterOf(rest, code.guessRests) };
  if (step !== "account") return code;
  const { account } = steps;
  const isLatest = "attempt" in account && account.attempt === attempt;
  // The channel of an earlier code request is not stored, so the wait counts for both.
  return withWaits(code, isLatest ? [code.method] : CodeMethod.options, () => rest);
}

function withWaits(
  code: CodeKnowledge,
  channels: readonly CodeMethod[],
  restOf: (channel: CodeMethod) => Rest,
): CodeKnowledge {
  const rests = channels.map((channel) => [channel, laterOf(restOf(channel), code.rests[channel])] as const);
  return { ...code, rests: { ...code.rests, ...Object.fromEntries(rests) } };
}

/**
 * True if this success adds something: the outcome is not known yet, or only by a person's report.
 *
 * For a moving step it counts whatever the outcome of a later attempt, and whatever was observed before.
 */
function isOpen({ steps }: RunState, { step, attempt }: LateAnswer): boolean {
  const now = steps[step];
  if (now.kind === "skipped") return false;
  if (now.kind === "confirmed") return now.by === "person";
  return STEP_TRAITS[step].moves || (now.kind === "unknown" && now.attempt === attempt);
}

/**
 * Applies the display name in an account response, its only source.
 *
 * It counts whatever the step's outcome, unless a later request's own response has given one since: a
 * different name is shown and has to be confirmed.
 */
function withDisplayName(state: RunState, { step, attempt, yield: yielded }: LateAnswer): RunState {
  if (step !== "account" || yielded?.kind !== "account" || yielded.displayName === undefined) return state;
  const { account } = state.steps;
  const isReportedSince =
    account.kind === "confirmed" && account.outcome !== undefined && account.attempt > attempt;
  return isReportedSince
    ? state
    : { ...withYield(state, yielded, false), deniedByTarget: state.deniedByTarget };
}

function applySuccess(state: RunState, { entry, mark }: LateSuccess): RunState {
  const { step, attempt, outcome, yield: yielded } = entry;
  const next: RunState = {
    ...withYield(state, yielded, false),
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
    observations: [],
    lastOutcome: mark,
    takenUp: undefined,
  };
}

function marksAfter({ marks }: RunState, step: StepName, mark: LateSuccess["mark"]): RunState["marks"] {
  // The moment of the effect is unknown; it had happened by now.
  const proof = { ...mark, exact: false };
  if (STEP_TRAITS[step].moves) return { ...marks, moveProof: proof };
  return step === "subscribe" ? { ...marks, subscribeProof: proof } : marks;
}

// Both APIs had shown the number at its source for longer than an effect takes: which one is right is
// unknown.
function homeAfter({ home, plan }: RunState): LocationEstimate {
  if (home.is === sourceOf(plan.direction) && home.proof === "proven") return NOT_KNOWN;
  const basis = plan.direction === "to-cloud" ? "register-answer" : "code-answer";
  return { is: targetOf(plan.direction), proof: "proven", basis };
}

// The code may have been entered by now: its entries and the observations after them stay.
function accountAnswered(
  state: RunState,
  { yield: yielded }: LateAnswer,
  from: LateSuccess["mark"],
): RunState {
  if (yielded?.kind !== "account") return state;
  if (yielded.answer === "already-registered")
    return { ...state, home: { is: "on-premises", proof: "proven", basis: "account-answer" } };
  return { ...state, code: codeAnnounced(state.code, yielded, from) };
}

// The code was sent between its request and now: its expiry counts from the request, the waits for another
// one from now.
function codeAnnounced(
  code: CodeKnowledge | undefined,
  { smsWaitSeconds, voiceWaitSeconds }: NonNullable<RunState["account"]>,
  from: LateSuccess["mark"],
): CodeKnowledge | undefined {
  if (code === undefined) return undefined;
  const seconds = { sms: smsWaitSeconds, voice: voiceWaitSeconds };
  const announced = { ...code, certain: true, smsWaitSeconds, voiceWaitSeconds };
  return withWaits(announced, CodeMethod.options, (channel) => ({
    seconds: seconds[channel] ?? USUAL_CODE_WAIT_SECONDS,
    from,
  }));
}
