import { longestTimeIn } from "./named-times.ts";
import { refusalOf, type RecordedOutcome, type RefusalReason } from "./outcome.ts";
import { mentionsTime } from "./timeless-words.ts";

/**
 * Refusals because of a limit or a block: a time in their texts is most likely the time until it ends. Any other error
 * may mention times that are no waits.
 */
const LIMITS: ReadonlySet<RefusalReason> = new Set([
  "registration-limit",
  "rate-limited",
  "pin-locked",
  "pin-too-fast",
  "code-too-many-guesses",
  "code-too-soon",
  "number-just-deleted",
  "temporarily-refused",
  "account-locked",
  "policy-block",
]);

/**
 * The wait to keep after a response, in seconds: the one that it tells, else the longest that is understood of what it
 * says, and where a limit was reached, the longest time in its texts. What is shown as told by the platform is
 * `evidence.retryAfterSeconds` alone.
 */
export function keptWaitSeconds(outcome: RecordedOutcome): number | undefined {
  const { retryAfterSeconds, unclearWait, serverDate, at } = outcome.evidence;
  if (retryAfterSeconds !== undefined) return retryAfterSeconds;
  const named = isLimit(outcome)
    ? [longestTimeIn(textsOf(outcome), Date.parse(serverDate ?? at)), unclearWait?.named]
    : [];
  const all = [unclearWait?.seconds, ...named].filter((seconds) => seconds !== undefined);
  return all.length === 0 ? undefined : Math.max(...all);
}

/**
 * True if a response that rejects a request may speak of a time, or its text was cut: it can't prove that an earlier wait
 * is over.
 */
export function leavesWaitsOpen(outcome: RecordedOutcome): boolean {
  if (outcome.kind === "confirmed") return false;
  const text = textsOf(outcome);
  return outcome.evidence.unclearWait !== undefined || mentionsTime(text) || /…(?:\n|$)/.test(text);
}

/** True if a response tells no wait that is understood and may speak of one: what is kept of it can't shorten a wait. */
export function mayTellMore(outcome: RecordedOutcome): boolean {
  return outcome.evidence.retryAfterSeconds === undefined && leavesWaitsOpen(outcome);
}

function isLimit(outcome: RecordedOutcome): boolean {
  const reason = refusalOf(outcome);
  if (reason !== undefined && LIMITS.has(reason)) return true;
  return outcome.kind !== "confirmed" && outcome.evidence.httpStatus === 429;
}

function textsOf({ evidence: { apiError } }: RecordedOutcome): string {
  return [apiError?.title, apiError?.details].filter((text) => text !== undefined).join("\n");
}
