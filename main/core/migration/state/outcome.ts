import { unreachable } from "../../../../shared/invariant.ts";
import type { JournalEntry, StepProof, StepYield } from "../../../../shared/migration/journal-entry.ts";
import type { StepState } from "../../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS, type StepName, isLook } from "../../../../shared/migration/step.ts";
import { laterOf, platformWaitsIn } from "../../../../shared/migration/platform-wait.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { digitsOf, isSameLine } from "../../../../shared/phone.ts";
import type { JournalRow } from "../../storage/port.ts";
import { NOT_KNOWN, basisOf, inferLocation } from "./infer-location.ts";
import { isAboutPin, isShutOut, mayBeAboutPin } from "../refusals.ts";
import { accountResponse, wasSubscribed } from "./account.ts";
import { losingSide, markOf } from "./mark.ts";
import type { CodeKnowledge, LocationEstimate, Rest, RunState } from "./run-state.ts";
import { targetOf } from "../../../../shared/migration/direction.ts";

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

type Outcome = Extract<JournalEntry, { kind: "outcome" }>;

/** The state after an answer, or after its absence was certain. */
export function applyOutcome(state: RunState, entry: Outcome, row: JournalRow): RunState {
  const { outcome, step } = entry;
  const answered: RunState = {
    ...state,
    steps: { ...state.steps, [step]: stepState(entry) },
    looks: [],
    lastOutcome: markOf(row),
    takenUp: undefined,
    toldWaits: platformWaitsAfter(state, entry, row),
    home: homeAfter(state, entry),
    ...pinsAfter(state, entry),
    marks: marksAfter(state, entry, row),
    code: codeAfter(state, entry, row),
    earlierCodeOpen: state.earlierCodeOpen && !(step === "code" && outcome.kind === "confirmed"),
  };
  return outcome.kind === "unknown" && entry.yield?.kind !== "reading"
    ? answered
    : withYield(answered, entry.yield, step === "inspect");
}

function stepState({ step, outcome, attempt, yield: brought }: Outcome): StepState {
  switch (outcome.kind) {
    case "confirmed":
      return { kind: "confirmed", attempt, by: proofOf(step, brought), outcome };
    case "rejected":
      return { kind: "rejected", attempt, outcome };
    case "notSent":
      return { kind: "not-sent", attempt, outcome };
    case "unknown":
      return { kind: "unknown", attempt, outcome };
    default:
      return unreachable(outcome);
  }
}

/** By what a step with a good outcome counts as done. A look that neither side answered shows nothing. */
export function proofOf(step: StepName, brought: StepYield | undefined): StepProof {
  if (!isLook(step)) return "answer";
  const silent =
    brought?.kind === "reading" &&
    brought.reading.cloudSays === "silent" &&
    brought.reading.clientSays === "silent";
  return silent ? "asked" : "look-up";
}

function homeAfter(state: RunState, { step, outcome, yield: brought }: Outcome): LocationEstimate {
  if (brought?.kind === "reading") return inferLocation(state.home, brought.reading, losingSide(state));
  if (step === "backup" && outcome.kind === "confirmed") return homeAfterBackup(state);
  if (step === "account" && brought?.kind === "account" && brought.answer === "already-registered") {
    return { is: "on-premises", proof: "proven", basis: "account-answer" };
  }
  // A client that sends a code says with it that the number is not registered there, whatever it said before.
  if (step === "account" && brought?.kind === "account" && restsOnClient(state.home)) return NOT_KNOWN;
  if (!STEP_TRAITS[step].moves) return state.home;
  return homeAfterMove(state, step, outcome);
}

// Only a registered, running client gives a backup; of which number, only its own word tells. What a side said of the number
// itself says more.
function homeAfterBackup(state: RunState): LocationEstimate {
  if (!clientNamesNumber(state) || cloudClaims(state) || isSeenOnPremises(state.home)) return state.home;
  return { is: "on-premises", proof: "proven", basis: "backup-given" };
}

// The platform's own record of the number says more than what a client that may have lost it still gives.
function cloudClaims({ lastReading }: RunState): boolean {
  return lastReading?.cloudSays === "cloud";
}

function restsOnClient({ is, basis }: LocationEstimate): boolean {
  return is === "on-premises" && (basis === "client-look-up" || basis === "both-sides");
}

function isSeenOnPremises({ is, proof }: LocationEstimate): boolean {
  return is === "on-premises" && proof === "proven";
}

function clientNamesNumber({ lastReading, plan }: RunState): boolean {
  const serves = lastReading?.clientServes;
  return serves !== undefined && isSameLine(serves, digitsOf(numberOf(plan)));
}

function homeAfterMove(state: RunState, step: StepName, outcome: RecordedOutcome): LocationEstimate {
  switch (outcome.kind) {
    case "confirmed":
      return state.plan.direction === "to-cloud"
        ? { is: "cloud", proof: "proven", basis: "register-answer" }
        : { is: "on-premises", proof: "proven", basis: "code-answer" };
    case "notSent":
      return stillOpen(state) ? NOT_KNOWN : state.homeBefore;
    case "rejected":
      // A refused PIN can take the on-premises client down, so only a new look may say where the number is.
      return (CARRY_PIN.has(step) ? mayBeAboutPin(outcome) : isAboutPin(outcome.reason)) || stillOpen(state)
        ? NOT_KNOWN
        : state.homeBefore;
    case "unknown":
      return NOT_KNOWN;
    default:
      return unreachable(outcome);
  }
}

// What became of one request says nothing about an earlier one whose outcome is open.
function stillOpen({ earlierRegisterOpen, earlierCodeOpen }: RunState): boolean {
  return earlierRegisterOpen || earlierCodeOpen;
}

const CARRY_PIN: ReadonlySet<StepName> = new Set(["register", "account", "shards"]);

/** Counts refusals that the PIN caused, or may have caused, and keeps which requests those of the second kind were. */
export function pinsAfter(
  {
    pinRefusals,
    requestMark,
    suspectRequests,
    plan,
  }: Pick<RunState, "pinRefusals" | "requestMark" | "suspectRequests" | "plan">,
  { step, outcome }: Pick<Outcome, "step" | "outcome">,
): Pick<RunState, "pinRefusals" | "suspectRequests"> {
  if (outcome.kind !== "rejected") return { pinRefusals, suspectRequests };
  if (isAboutPin(outcome.reason)) return { pinRefusals: pinRefusals + 1, suspectRequests };
  const carried = CARRY_PIN.has(step) && plan.number.pin !== undefined;
  if (!carried || !mayBeAboutPin(outcome)) return { pinRefusals, suspectRequests };
  return {
    pinRefusals: pinRefusals + 1,
    suspectRequests: requestMark === undefined ? suspectRequests : [...suspectRequests, requestMark],
  };
}

/**
 * A wait of one step after an answer to it: the one that it tells, or none where it shows that the request was let through.
 * What was told while that request was under way stands, and what nobody knows the outcome of ends none.
 */
function waitAfter<W extends Rest>(
  standing: W | undefined,
  told: W | undefined,
  stays: boolean,
): W | undefined {
  if (!stays || told === undefined) return stays ? standing : told;
  return { ...told, ...laterOf(told, standing) };
}

// An answer to one step says nothing about the wait of another.
function platformWaitsAfter(state: RunState, entry: Outcome, row: JournalRow): RunState["toldWaits"] {
  const { step } = entry;
  const { told, over } = platformWaitsIn(entry);
  const own = told.find(({ holds }) => holds === step);
  if (own === undefined && !over.some((holds) => holds === step)) return state.toldWaits;
  const wait = own && { step, seconds: own.seconds, from: markOf(row) };
  const stays = state.toldMeanwhile.includes(step);
  return { ...state.toldWaits, [step]: waitAfter(state.toldWaits[step], wait, stays) };
}

function marksAfter(state: RunState, { step, outcome }: Outcome, row: JournalRow): RunState["marks"] {
  if (outcome.kind !== "confirmed") return state.marks;
  const earlier = step === "register" ? state.earlierRegisterOpen : step === "code" && state.earlierCodeOpen;
  const mark = { ...markOf(row), exact: !earlier };
  if (STEP_TRAITS[step].moves) return { ...state.marks, moveProof: mark };
  return step === "subscribe" ? { ...state.marks, subscribeProof: mark } : state.marks;
}

function codeAfter(
  state: RunState,
  { step, outcome, yield: brought }: Outcome,
  row: JournalRow,
): CodeKnowledge | undefined {
  const { code } = state;
  if (code === undefined) return undefined;
  if (step === "account" && brought?.kind === "account") {
    return {
      ...code,
      certain: true,
      sentAt: row.at,
      sent: markOf(row),
      smsWaitSeconds: brought.smsWaitSeconds,
      voiceWaitSeconds: brought.voiceWaitSeconds,
    };
  }
  if (step === "account" && (outcome.kind === "rejected" || outcome.kind === "notSent"))
    return codeAsBefore(state, outcome, row);
  if (step !== "code") return code;
  const seconds = outcome.evidence.retryAfterSeconds;
  const guessRests = seconds === undefined ? undefined : { seconds, from: markOf(row) };
  // Nobody looked at a code that never left, or for which access was refused: it is no guess, and still to be entered.
  if (outcome.kind === "notSent" || isShutOut(outcome))
    return { ...code, notTaken: outcome, guessRests: guessRests ?? code.guessRests };
  const guessStays = outcome.kind === "unknown" || state.toldMeanwhile.includes(step);
  return {
    ...code,
    guesses: code.guesses + 1,
    guessRests: waitAfter(code.guessRests, guessRests, guessStays),
    lastRefusal: outcome.kind === "rejected" ? { outcome, from: markOf(row) } : code.lastRefusal,
    notTaken: undefined,
  };
}

// A person's word on a display name is about that name; another one needs another word.
function confirmedFor(
  { confirmed, account }: RunState,
  displayName: string | undefined,
): RunState["confirmed"] {
  if (account === undefined || account.displayName === displayName) return confirmed;
  return new Map([...confirmed].filter(([what]) => what !== "display-name"));
}

// No code went out, so the one before is still the one to enter; the channel rests for as long as the refusal says.
function codeAsBefore(
  { code, codeBefore }: RunState,
  { evidence }: RecordedOutcome,
  row: JournalRow,
): CodeKnowledge | undefined {
  const seconds = evidence.retryAfterSeconds;
  if (codeBefore === undefined || code === undefined) return codeBefore;
  // A late answer may have told more waits while this request was under way.
  const { rests, guessRests, method } = code;
  if (seconds === undefined) return { ...codeBefore, rests, guessRests };
  const rest = laterOf({ seconds, from: markOf(row) }, rests[method]);
  return { ...codeBefore, guessRests, rests: { ...rests, [method]: rest } };
}

/** What an answer brought along. `first`: it is the look that the run began with. */
export function withYield(state: RunState, brought: StepYield | undefined, first: boolean): RunState {
  switch (brought?.kind) {
    case undefined:
    case "shards":
      return state;
    case "pair":
      return { ...state, pair: brought.ref, gaveBackup: true };
    case "account":
      return {
        ...state,
        account: brought,
        // A client that sent a code said with it that the number was not registered with it.
        deniedByTarget: brought.answer === "code-sent",
        confirmed: confirmedFor(state, brought.displayName),
      };
    case "reading":
      return {
        ...state,
        lastReading: brought.reading,
        accountTold: accountResponse(state, brought.reading),
        seen: state.lastOutcome,
        before: first ? brought.reading : state.before,
      };
    default:
      return unreachable(brought);
  }
}
