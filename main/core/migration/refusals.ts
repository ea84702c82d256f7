import { isNotNow } from "../../../shared/migration/resend-table.ts";
import { keptWaitSeconds, mayTellMore } from "../../../shared/platform/kept-wait.ts";
import { refusalOf, type RecordedOutcome, type RefusalReason } from "../../../shared/platform/outcome.ts";

const PIN_REASONS: ReadonlySet<RefusalReason> = new Set(["pin-wrong", "pin-locked", "pin-too-fast"]);
const ACCESS_REASONS: ReadonlySet<RefusalReason> = new Set([
  "token-expired",
  "token-invalid",
  "permission-missing",
  "password-change-required",
]);
/** After this many refused PINs a run ends for good: more attempts lock the PIN. */
const MAX_PIN_REFUSALS = 2;

/**
 * True if a run has used its limit of refused PINs. Refusals in other data folders count as one: with a
 * person's confirmation, a single PIN is tried.
 */
export function pinTriesSpent({
  pinRefusals,
  refusedElsewhere,
}: {
  readonly pinRefusals: number;
  readonly refusedElsewhere: unknown;
}): boolean {
  return pinRefusals + (refusedElsewhere === undefined ? 0 : 1) >= MAX_PIN_REFUSALS;
}

/** True if the two-step PIN was the reason. Such a refusal can stop the on-premises client. */
export function isAboutPin(reason: RefusalReason): boolean {
  return PIN_REASONS.has(reason);
}

const CLIENT_DENIES = 1005;
const CLOUD_LOCKED_OR_MISMATCHED = 131031;

/**
 * True if the PIN may be the reason that a request carrying one was refused.
 *
 * Each API has a code under which it may refuse a wrong PIN without naming it. "Not now" says nothing about a
 * PIN: by convention, shards that are refused for a while are requested again unchanged.
 */
export function mayBeAboutPin(outcome: RecordedOutcome): boolean {
  if (outcome.kind !== "rejected") return false;
  const { reason, evidence } = outcome;
  if (isAboutPin(reason)) return true;
  const { code, details } = evidence.apiError ?? {};
  if (isNotNow(reason)) return false;
  const isUnexplained = details === undefined || reason === "other";
  return (
    isUnexplained && !isAboutAccess(reason) && (code === CLIENT_DENIES || code === CLOUD_LOCKED_OR_MISMATCHED)
  );
}

/** True if the caller's access (token, permission) was the reason. */
export function isAboutAccess(reason: RefusalReason): boolean {
  return ACCESS_REASONS.has(reason);
}

/** True if access was refused, by the reason of a refusal or by a refused login of any reason. */
export function isAccessRefused(outcome: RecordedOutcome): boolean {
  if (outcome.kind === "notSent") return outcome.cause === "sign-in-refused";
  return outcome.kind === "rejected" && isAboutAccess(outcome.reason);
}

const LONGEST_WAIT_SECONDS = 90;
const USUAL_WAIT_SECONDS = 5;

/**
 * Milliseconds after which a refused request may be retried automatically; undefined if it may not.
 *
 * Only after "not now" from the platform, and for 90 s at most, so that a person can wait for it. Where the response
 * speaks of a time that isn't understood as a wait, a person decides.
 */
export function retryAfterMs(outcome: RecordedOutcome): number | undefined {
  const refused = refusalOf(outcome);
  if (refused === undefined || !isNotNow(refused)) return undefined;
  if (mayTellMore(outcome)) return undefined;
  const seconds = keptWaitSeconds(outcome) ?? USUAL_WAIT_SECONDS;
  return seconds <= LONGEST_WAIT_SECONDS ? seconds * 1000 : undefined;
}
