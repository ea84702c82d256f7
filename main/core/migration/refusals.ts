import { isNotNow } from "../../../shared/migration/resend-table.ts";
import type { RecordedOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";

const PIN_REASONS: ReadonlySet<RefusalReason> = new Set(["pin-wrong", "pin-locked", "pin-too-fast"]);
const ACCESS_REASONS: ReadonlySet<RefusalReason> = new Set([
  "token-expired",
  "token-invalid",
  "permission-missing",
  "password-change-required",
]);
/** After so many refused PINs a run ends for good: more guesses lock the PIN. */
const PIN_REFUSALS_AT_MOST = 2;

/**
 * Has a run had its share of refused PINs? Those from other data folders count as one: with a person's word on them, a
 * single PIN is tried.
 */
export function pinTriesSpent({
  pinRefusals,
  refusedElsewhere,
}: {
  readonly pinRefusals: number;
  readonly refusedElsewhere: unknown;
}): boolean {
  return pinRefusals + (refusedElsewhere === undefined ? 0 : 1) >= PIN_REFUSALS_AT_MOST;
}

/** Was the two-step PIN the reason? Such a refusal can stop the on-premises client. */
export function isAboutPin(reason: RefusalReason): boolean {
  return PIN_REASONS.has(reason);
}

const CLIENT_DENIES = 1005;
const CLOUD_LOCKED_OR_MISMATCHED = 131031;

/**
 * May the PIN have been the reason, of a request that carried one? Each API has a code under which it may refuse a wrong
 * PIN without a word on it. "Not now" is no word on a PIN: by convention shards that are refused for a while are asked
 * for again as they were.
 */
export function mayBeAboutPin(outcome: RecordedOutcome): boolean {
  if (outcome.kind !== "rejected") return false;
  const { reason, evidence } = outcome;
  if (isAboutPin(reason)) return true;
  const { code, details } = evidence.apiError ?? {};
  if (isNotNow(reason)) return false;
  const untold = details === undefined || reason === "other";
  return untold && !isAboutAccess(reason) && (code === CLIENT_DENIES || code === CLOUD_LOCKED_OR_MISMATCHED);
}

/** Was the caller's access the reason (token, permission), rather than what was asked? */
export function isAboutAccess(reason: RefusalReason): boolean {
  return ACCESS_REASONS.has(reason);
}

/**
 * Why an answer was a no: to the request itself, or to the sign-in that it needed, before which nothing of it left.
 * Undefined where nobody said no.
 */
export function refusalOf(outcome: RecordedOutcome): RefusalReason | undefined {
  if (outcome.kind === "rejected") return outcome.reason;
  return outcome.kind === "notSent" ? outcome.signIn : undefined;
}

/** Was access refused: by the reason of a refusal, or because the sign-in was refused, whatever its reason? */
export function isShutOut(outcome: RecordedOutcome): boolean {
  if (outcome.kind === "notSent") return outcome.cause === "sign-in-refused";
  return outcome.kind === "rejected" && isAboutAccess(outcome.reason);
}

const LONGEST_WAIT_SECONDS = 90;
const USUAL_WAIT_SECONDS = 5;

/**
 * Milliseconds after which a refused request may go out once more by itself, or undefined where it may not:
 * only where the platform said "not now", and never for longer than a person would watch.
 */
export function retryAfterMs(outcome: RecordedOutcome): number | undefined {
  const refused = refusalOf(outcome);
  if (refused === undefined || !isNotNow(refused)) return undefined;
  const seconds = outcome.evidence.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
  return seconds <= LONGEST_WAIT_SECONDS ? seconds * 1000 : undefined;
}
