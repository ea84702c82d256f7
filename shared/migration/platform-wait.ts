import { z } from "zod";
import type { PinSide } from "../platform/facts.ts";
import type { PlatformApi } from "../platform/code-row.ts";
import { keptWaitSeconds, leavesWaitsOpen, mayTellMore } from "../platform/kept-wait.ts";
import type { RecordedOutcome } from "../platform/outcome.ts";
import type { Instant } from "../time.ts";
import type { JournalEntry, Stamp, StepYield } from "./journal-entry.ts";
import type { CodeMethod } from "./plan.ts";
import { RESEND } from "./resend-table.ts";
import type { StepName } from "./step.ts";

/**
 * A time in the journal; rows of version 0.1.0 have no stamp. `serverDate` is the clock of the API that
 * responded. Where a time is kept beyond its own migration, `datedBy` names the on-premises client whose
 * clock that is.
 */
export type StampedMoment = {
  readonly wall: Instant;
  readonly stamp: Stamp | undefined;
  readonly serverDate?: string | undefined;
  readonly datedBy?: string | undefined;
};

/**
 * Gives when an entry was written, by wall clock and monotonic clock and, for a response, by the clock of the
 * API that sent it.
 */
export function momentOf(entry: JournalEntry, at: Instant): StampedMoment {
  const isAnswer = entry.kind === "outcome" || entry.kind === "late-answer";
  const serverDate = isAnswer ? entry.outcome.evidence.serverDate : undefined;
  return { wall: at, stamp: entry.stamp, ...(serverDate === undefined ? {} : { serverDate }) };
}

/**
 * The requests that a wait imposed by the platform can block: a step's request, another code on one channel,
 * or a PIN change on one API. A wait belongs to the number and applies to every migration and data folder.
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

/** Gives the API that imposes waits on a request. */
export function apiOfWait(holds: StepName | BlockedRequest): PlatformApi {
  return OF_THE_CLOUD.has(holds) ? "cloud" : "onPrem";
}

/**
 * A wait of so many seconds from the response on. `cutsNone`: an active wait that ends later stays in force,
 * because the response arrived late and a newer wait may exist, because the response states no wait and the
 * default applies, or because it may mean a longer one.
 */
type Told = { readonly holds: BlockedRequest; readonly seconds: number; readonly cutsNone?: true };

/**
 * What an entry shows about waits: those that it starts (`told`), and those that are over because their
 * request was accepted. A late response ends none: its request was sent before others that may have started a
 * wait since. Neither does an unknown outcome, nor a step marked done without a response: whether the request
 * was accepted is unknown then. A refusal whose text speaks of a time that isn't understood ends none either.
 */
export type PlatformWaits = { readonly told: readonly Told[]; readonly over: readonly BlockedRequest[] };

/** Default wait between two codes when the platform states none. */
export const USUAL_CODE_WAIT_SECONDS = 60;

const NOTHING: PlatformWaits = { told: [], over: [] };

/** Gives the waits that a journal entry starts and ends. */
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

/**
 * Gives the waits that the response to a PIN change starts and ends. `isLate`: it arrived after its request
 * was abandoned.
 */
export function waitsSaidByPinChange(
  side: PinSide,
  outcome: RecordedOutcome,
  isLate: boolean,
): PlatformWaits {
  const said = saidOf(pinWait(side), outcome);
  return isLate ? asToldLate(said) : said;
}

/** Gives the name of the wait that blocks a PIN change on one API. */
export function pinWait(side: PinSide): BlockedRequest {
  return `pin-${side}`;
}

/** Gives the name of the wait that blocks another code on one channel. */
export function channelWait(method: CodeMethod): BlockedRequest {
  return `code-by-${method}`;
}

// A request that was not sent shows nothing, and a read-only one waits where it is sent. A rejected sign-in
// can start a wait, because it precedes the request, but ends none.
function saidOf(holds: BlockedRequest, outcome: RecordedOutcome): PlatformWaits {
  const seconds = outcome.kind === "confirmed" ? undefined : secondsAfter(outcome);
  if (outcome.kind === "notSent" && (outcome.cause !== "sign-in-refused" || seconds === undefined))
    return NOTHING;
  if (seconds !== undefined)
    return { told: [{ holds, seconds, ...(mayTellMore(outcome) ? { cutsNone: true } : {}) }], over: [] };
  return outcome.kind === "unknown" || leavesWaitsOpen(outcome) ? NOTHING : { told: [], over: [holds] };
}

/**
 * The platform rejects every registration for this long once it reports that the number's attempts are used
 * up.
 */
const SPENT_RATION_SECONDS = 72 * 3600;

function secondsAfter(outcome: RecordedOutcome): number | undefined {
  const spent = outcome.kind === "rejected" && outcome.reason === "registration-limit";
  return spent ? (outcome.evidence.retryAfterSeconds ?? SPENT_RATION_SECONDS) : keptWaitSeconds(outcome);
}

/** A wait that the platform imposed. */
type Wait = { readonly seconds: number; readonly from: StampedMoment };

/**
 * Gives the later-ending of a new wait and an active one: compared by the clock of the process that received
 * both, otherwise by the API's clock where it dated both. If no clock compares them, the longer one counts
 * from now.
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
  // A clock that was set back in between gives no duration.
  return ms >= 0 ? ms : undefined;
}

/** True for a step whose request changes something, so that the user has to wait until its wait is over. */
function isHeldBack(step: StepName): step is StepName & BlockedRequest {
  return RESEND[step].unknown !== "at-once";
}
