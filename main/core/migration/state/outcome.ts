import { unreachable } from "../../../../shared/invariant.ts";
import type { JournalEntry, StepProof, StepYield } from "../../../../shared/migration/journal-entry.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import type { StepState } from "../../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS, type StepName, isLook } from "../../../../shared/migration/step.ts";
import { laterOf, platformWaitsIn } from "../../../../shared/migration/platform-wait.ts";
import { keptWaitSeconds, mayTellMore } from "../../../../shared/platform/kept-wait.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { digitsOf, isSameLine } from "../../../../shared/phone.ts";
import type { JournalRow } from "../../storage/port.ts";
import { NOT_KNOWN, basisOf, inferLocation } from "./infer-location.ts";
import { isAboutPin, isAccessRefused, mayBeAboutPin } from "../refusals.ts";
import { accountResponse, wasSubscribed } from "./account.ts";
import { losingSide, markOf } from "./mark.ts";
import type { CodeKnowledge, LocationEstimate, Rest, RunState } from "./run-state.ts";
import { targetOf } from "../../../../shared/migration/direction.ts";

/**
 * Applies that a step without a response of its own is done, by an observation, a webhook or a person's
 * report.
 */
export function applyDone(
  state: RunState,
  entry: Extract<JournalEntry, { kind: "settled" }>,
  row: JournalRow,
): RunState {
  if (entry.unproven === true) return { ...state, observations: [], lastOutcome: markOf(row) };
  // A gap is measured on one clock: that of the API that handles the step.
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
    observations: [],
    lastOutcome: markOf(row),
    takenUp: undefined,
  };
}

// A subscription that existed before, or that this run did not request, has no time of creation.
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

/** The state after a response, or after a request is known to have none. */
export function applyOutcome(state: RunState, entry: Outcome, row: JournalRow): RunState {
  const { outcome, step } = entry;
  const verified = step === "verify" && outcome.kind === "confirmed" ? readingIn(entry) : undefined;
  const answered: RunState = {
    ...state,
    verified: verified ?? state.verified,
    steps: { ...state.steps, [step]: stepState(entry) },
    observations: [],
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

function readingIn({ yield: yielded }: Outcome): Observation | undefined {
  return yielded?.kind === "reading" ? yielded.reading : undefined;
}

function stepState({ step, outcome, attempt, yield: yielded }: Outcome): StepState {
  switch (outcome.kind) {
    case "confirmed":
      return { kind: "confirmed", attempt, by: proofOf(step, yielded), outcome };
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

/** The proof for a step with a good outcome. An observation without any answer proves nothing. */
export function proofOf(step: StepName, yielded: StepYield | undefined): StepProof {
  if (!isLook(step)) return "answer";
  const silent =
    yielded?.kind === "reading" &&
    yielded.reading.cloudSays === "silent" &&
    yielded.reading.clientSays === "silent";
  return silent ? "asked" : "look-up";
}

function homeAfter(state: RunState, { step, outcome, yield: yielded }: Outcome): LocationEstimate {
  if (yielded?.kind === "reading") return inferLocation(state.home, yielded.reading, losingSide(state));
  if (step === "backup" && outcome.kind === "confirmed") return homeAfterBackup(state);
  if (step === "account" && yielded?.kind === "account" && yielded.answer === "already-registered") {
    return { is: "on-premises", proof: "proven", basis: "account-answer" };
  }
  // A client that sends a code thereby reports that the number is not registered there, whatever it reported
  // before.
  if (step === "account" && yielded?.kind === "account" && isBasedOnClient(state.home)) return NOT_KNOWN;
  if (!STEP_TRAITS[step].moves) return state.home;
  return homeAfterMove(state, step, outcome);
}

// Only a registered, running client gives a backup; for which number, only the client itself reports. Direct
// reports about the number have priority.
function homeAfterBackup(state: RunState): LocationEstimate {
  if (!clientNamesNumber(state) || cloudClaims(state) || isSeenOnPremises(state.home)) return state.home;
  return { is: "on-premises", proof: "proven", basis: "backup-given" };
}

// The platform's own record has priority over a backup from a client that may have lost the number.
function cloudClaims({ lastReading }: RunState): boolean {
  return lastReading?.cloudSays === "cloud";
}

function isBasedOnClient({ is, basis }: LocationEstimate): boolean {
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
      return isEarlierOpen(state) ? NOT_KNOWN : state.homeBefore;
    case "rejected":
      // A refused PIN can stop the on-premises client, so only a new observation may give the location.
      return (CARRY_PIN.has(step) ? mayBeAboutPin(outcome) : isAboutPin(outcome.reason)) ||
        isEarlierOpen(state)
        ? NOT_KNOWN
        : state.homeBefore;
    case "unknown":
      return NOT_KNOWN;
    default:
      return unreachable(outcome);
  }
}

// The outcome of one request says nothing about an earlier one whose outcome is open.
function isEarlierOpen({ earlierRegisterOpen, earlierCodeOpen }: RunState): boolean {
  return earlierRegisterOpen || earlierCodeOpen;
}

const CARRY_PIN: ReadonlySet<StepName> = new Set(["register", "account", "shards"]);

/**
 * Counts refusals that the PIN caused, or may have caused, and stores the fingerprints of the latter
 * requests.
 */
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
 * A step's wait after a response to it: the reported one, or none if the response shows that the request was
 * accepted.
 *
 * With `stays`, for waits reported while the request was in progress and for unknown outcomes, the current
 * wait remains and the later end counts.
 */
function waitAfter<W extends Rest>(
  standing: W | undefined,
  told: W | undefined,
  stays: boolean,
): W | undefined {
  if (!stays || told === undefined) return stays ? standing : told;
  return { ...told, ...laterOf(told, standing) };
}

// A response to one step says nothing about the wait of another.
function platformWaitsAfter(state: RunState, entry: Outcome, row: JournalRow): RunState["toldWaits"] {
  const { step } = entry;
  const { told, over } = platformWaitsIn(entry);
  const own = told.find(({ holds }) => holds === step);
  if (own === undefined && !over.some((holds) => holds === step)) return state.toldWaits;
  const wait = own && { step, seconds: own.seconds, from: markOf(row) };
  const stays = own?.cutsNone === true || state.toldMeanwhile.includes(step);
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
  { step, outcome, yield: yielded }: Outcome,
  row: JournalRow,
): CodeKnowledge | undefined {
  const { code } = state;
  if (code === undefined) return undefined;
  if (step === "account" && yielded?.kind === "account") {
    return {
      ...code,
      certain: true,
      sentAt: row.at,
      sent: markOf(row),
      smsWaitSeconds: yielded.smsWaitSeconds,
      voiceWaitSeconds: yielded.voiceWaitSeconds,
    };
  }
  if (step === "account" && (outcome.kind === "rejected" || outcome.kind === "notSent"))
    return codeAsBefore(state, outcome, row);
  if (step !== "code") return code;
  const seconds = keptWaitSeconds(outcome);
  const guessRests = seconds === undefined ? undefined : { seconds, from: markOf(row) };
  // A code that was not sent, or for which access was refused, was not checked: it is no guess and can still
  // be entered.
  if (outcome.kind === "notSent" || isAccessRefused(outcome)) {
    const stays = guessRests === undefined || mayTellMore(outcome);
    return { ...code, notTaken: outcome, guessRests: waitAfter(code.guessRests, guessRests, stays) };
  }
  const guessStays = mayTellMore(outcome) || outcome.kind === "unknown" || state.toldMeanwhile.includes(step);
  return {
    ...code,
    guesses: code.guesses + 1,
    guessRests: waitAfter(code.guessRests, guessRests, guessStays),
    lastRefusal: outcome.kind === "rejected" ? { outcome, from: markOf(row) } : code.lastRefusal,
    notTaken: undefined,
  };
}

// A confirmation of a display name covers that name only.
function confirmedFor(
  { confirmed, account }: RunState,
  displayName: string | undefined,
): RunState["confirmed"] {
  if (account === undefined || account.displayName === displayName) return confirmed;
  return new Map([...confirmed].filter(([what]) => what !== "display-name"));
}

// No new code was sent, so the previous one is still valid; the channel waits for as long as the refusal
// says.
function codeAsBefore(
  { code, codeBefore }: RunState,
  outcome: RecordedOutcome,
  row: JournalRow,
): CodeKnowledge | undefined {
  const seconds = keptWaitSeconds(outcome);
  if (codeBefore === undefined || code === undefined) return codeBefore;
  // A late answer may have reported more waits while this request was in progress.
  const { rests, guessRests, method } = code;
  if (seconds === undefined) return { ...codeBefore, rests, guessRests };
  const rest = laterOf({ seconds, from: markOf(row) }, rests[method]);
  return { ...codeBefore, guessRests, rests: { ...rests, [method]: rest } };
}

/** Applies what a response contained. `first`: it is the run's first observation. */
export function withYield(state: RunState, yielded: StepYield | undefined, first: boolean): RunState {
  switch (yielded?.kind) {
    case undefined:
    case "shards":
      return state;
    case "pair":
      return { ...state, pair: yielded.ref, gaveBackup: true };
    case "account":
      return {
        ...state,
        account: yielded,
        // A client that sent a code thereby reported that the number was not registered with it.
        deniedByTarget: yielded.answer === "code-sent",
        confirmed: confirmedFor(state, yielded.displayName),
      };
    case "reading":
      return {
        ...state,
        lastReading: yielded.reading,
        accountTold: accountResponse(state, yielded.reading),
        seen: state.lastOutcome,
        before: first ? yielded.reading : state.before,
      };
    default:
      return unreachable(yielded);
  }
}
