import { z } from "zod";
import type { PinSide } from "../platform/facts.ts";
import type { PlatformApi } from "../platform/code-row.ts";
import type { RecordedOutcome } from "../platform/outcome.ts";
import type { Instant } from "../time.ts";
import type { JournalEntry, Stamp, StepYield } from "./journal-entry.ts";
import type { CodeMethod } from "./plan.ts";
import { RESEND } from "./resend-table.ts";
import type { StepName } from "./step.ts";

/**
 * A moment in the journal: rows of version 0.1.0 have no stamp. `serverDate` is the answering API's own clock; where a
 * moment is kept for others than its run, `datedBy` names the on-premises client whose clock that is.
 */
export type StampedMoment = {
  readonly wall: Instant;
  readonly stamp: Stamp | undefined;
  readonly serverDate?: string | undefined;
  readonly datedBy?: string | undefined;
};

/** When an entry was written, on both clocks and, for an answer, by the answering API's own. */
export function momentOf(entry: JournalEntry, at: Instant): StampedMoment {
  const isAnswer = entry.kind === "outcome" || entry.kind === "late-answer";
  const serverDate = isAnswer ? entry.outcome.evidence.serverDate : undefined;
  return { wall: at, stamp: entry.stamp, ...(serverDate === undefined ? {} : { serverDate }) };
}

/**
 * What a wait that the platform told keeps from being sent: a step's request, another code on one channel, or a change
 * of the PIN on one side. A wait belongs to the number, whichever run or data folder was told it.
 */
export const BlockedRequest = z.enum([
  "register",
  "subscribe",
  "account",
  "code",
  "shards",
  "code-by-sms",
  "code-by-voice",
  "pin-on-premises",
  "pin-cloud",
]);
export type BlockedRequest = z.infer<typeof BlockedRequest>;

const OF_THE_CLOUD: ReadonlySet<StepName | BlockedRequest> = new Set(["register", "subscribe", "pin-cloud"]);

/** The API that tells the waits of a request. */
export function apiOfWait(holds: StepName | BlockedRequest): PlatformApi {
  return OF_THE_CLOUD.has(holds) ? "cloud" : "onPrem";
}

/**
 * So many seconds from the moment of the answer on. `cutsNone`: a wait that stands and ends later stays: the answer came
 * late, so that another may have been told since, or it says nothing of this wait, and the usual one is meant.
 */
type Told = { readonly holds: BlockedRequest; readonly seconds: number; readonly cutsNone?: true };

/**
 * What an entry says of waits: those that it tells, and those that are over since their request was let through. A late
 * answer ends none: its request left before others that may have been told one since. Neither does an outcome that
 * nobody knows, or what a step is settled by without an answer: whether a request was let through is not known then.
 */
export type PlatformWaits = { readonly told: readonly Told[]; readonly over: readonly BlockedRequest[] };

/** What the platform wants between two codes where it does not say. */
export const USUAL_CODE_WAIT_SECONDS = 60;

const NOTHING: PlatformWaits = { told: [], over: [] };

/** What a line of a run's journal says of waits. */
export function platformWaitsIn(entry: JournalEntry): PlatformWaits {
  const isAnswer = entry.kind === "outcome" || entry.kind === "late-answer";
  if (!isAnswer || !isHeldBack(entry.step)) return NOTHING;
  const said = saidOf(entry.step, entry.outcome);
  const { smsWaitSeconds, voiceWaitSeconds } = codeSentBy(entry) ?? {};
  const channels =
    codeSentBy(entry) === undefined
      ? []
      : [betweenCodes("sms", smsWaitSeconds), betweenCodes("voice", voiceWaitSeconds)];
  const all = { ...said, told: [...said.told, ...channels.filter(({ seconds }) => seconds > 0)] };
  return entry.kind === "late-answer" ? asToldLate(all) : all;
}

type AccountYield = Extract<StepYield, { kind: "account" }>;

function codeSentBy({
  yield: brought,
}: {
  readonly yield?: StepYield | undefined;
}): AccountYield | undefined {
  return brought?.kind === "account" && brought.answer === "code-sent" ? brought : undefined;
}

function betweenCodes(method: CodeMethod, told: number | undefined): Told {
  const holds = channelWait(method);
  return told === undefined
    ? { holds, seconds: USUAL_CODE_WAIT_SECONDS, cutsNone: true }
    : { holds, seconds: told };
}

function asToldLate({ told }: PlatformWaits): PlatformWaits {
  return { told: told.map((each) => ({ ...each, cutsNone: true })), over: [] };
}

/** What the answer to a change of the PIN says of waits. `isLate`: it came after its request had been given up. */
export function waitsSaidByPinChange(
  side: PinSide,
  outcome: RecordedOutcome,
  isLate: boolean,
): PlatformWaits {
  const said = saidOf(pinWait(side), outcome);
  return isLate ? asToldLate(said) : said;
}

/** The wait that keeps a change of the PIN on one side from being sent. */
export function pinWait(side: PinSide): BlockedRequest {
  return `pin-${side}`;
}

/** The wait that keeps another code on one channel from being asked for. */
export function channelWait(method: CodeMethod): BlockedRequest {
  return `code-by-${method}`;
}

// What never left says nothing, and what only reads is waited out where it is asked. A refused sign-in tells a wait, for
// it comes first; it ends none.
function saidOf(holds: BlockedRequest, outcome: RecordedOutcome): PlatformWaits {
  const seconds = outcome.kind === "confirmed" ? undefined : toldSeconds(outcome);
  if (outcome.kind === "notSent" && (outcome.cause !== "sign-in-refused" || seconds === undefined))
    return NOTHING;
  if (seconds !== undefined) return { told: [{ holds, seconds }], over: [] };
  return outcome.kind === "unknown" ? NOTHING : { told: [], over: [holds] };
}

/** For so long the platform refuses every registration once it has called the number's ration spent. */
const SPENT_RATION_SECONDS = 72 * 3600;

function toldSeconds(outcome: RecordedOutcome): number | undefined {
  const spent = outcome.kind === "rejected" && outcome.reason === "registration-limit";
  return outcome.evidence.retryAfterSeconds ?? (spent ? SPENT_RATION_SECONDS : undefined);
}

/** A wait that was told. */
type Wait = { readonly seconds: number; readonly from: StampedMoment };

/**
 * Of a wait that has just been told and one that stands, the one that ends later: by the clock of the process
 * that was told both, else by that of the API where it dated both. Where nothing measures them against each other, the
 * longer of the two is counted from now.
 */
export function laterOf(told: Wait, standing: Wait | undefined): Wait {
  if (standing === undefined) return { seconds: told.seconds, from: told.from };
  const apart = msBetween(standing.from, told.from);
  if (apart === undefined) return { seconds: Math.max(told.seconds, standing.seconds), from: told.from };
  return standing.seconds * 1000 > apart + told.seconds * 1000
    ? { seconds: standing.seconds, from: standing.from }
    : { seconds: told.seconds, from: told.from };
}

function msBetween(then: StampedMoment, now: StampedMoment): number | undefined {
  if (now.stamp !== undefined && now.stamp.boot === then.stamp?.boot)
    return now.stamp.monotonicMs - then.stamp.monotonicMs;
  if (then.serverDate === undefined || now.serverDate === undefined || then.datedBy !== now.datedBy)
    return undefined;
  const ms = Date.parse(now.serverDate) - Date.parse(then.serverDate);
  // A clock that went back in between measures nothing.
  return ms >= 0 ? ms : undefined;
}

/** Is this a step whose request changes something, so that a wait told for it is a person's to sit out? */
function isHeldBack(step: StepName): step is StepName & BlockedRequest {
  return RESEND[step].unknown !== "at-once";
}
