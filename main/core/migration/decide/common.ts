import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { StepProof } from "../../../../shared/migration/journal-entry.ts";
import {
  RESEND,
  type Resend,
  type ResendClass,
  isNotNow,
} from "../../../../shared/migration/resend-table.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { unreachable } from "../../../../shared/invariant.ts";
import { refusalOf, type NotSentCause, type RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import type { StampedMoment } from "../../../../shared/migration/platform-wait.ts";
import type { RunState } from "../state/run-state.ts";
import { type Moment, after as wallAfter, elapsedMs, oldestAgeMs } from "../timekeeping.ts";
import { isAccessRefused, retryAfterMs } from "../refusals.ts";
import type { Decision } from "./policy.ts";
import { ABOUT_ONE_MOMENT, type Confirmation } from "../../../../shared/migration/confirmation.ts";

/** How long a confirmation about facts of one moment counts. */
const CONFIRMATION_VALID_MS = 24 * 3_600_000;

/**
 * True if a person confirmed `what` and the confirmation still counts.
 *
 * A confirmation about facts of one moment counts only in the process that received it, and for 24 h.
 */
export function hasWord({ confirmed }: RunState, what: Confirmation, now: Moment): boolean {
  const given = confirmed.get(what);
  if (given === undefined) return false;
  if (!ABOUT_ONE_MOMENT.has(what)) return true;
  const age = oldestAgeMs(given, now);
  return age !== undefined && age < CONFIRMATION_VALID_MS;
}

/** The decision to end the run. */
export function end(reason: EndReason, step?: StepName): Decision {
  return { kind: "write", entry: { kind: "ended", reason, ...(step === undefined ? {} : { step }) } };
}

/** The decision to record that a step is done, and by which proof. */
export function markDone(state: RunState, step: StepName, by: StepProof): Decision {
  const reading = by === "look-up" ? state.lastReading : undefined;
  return {
    kind: "write",
    entry: { kind: "settled", step, by, ...(reading === undefined ? {} : { reading }) },
  };
}

/** How long an API's response stays recent enough for a request based on it. */
const RECENT_MS = 60_000;

/**
 * True if the latest of these moments is over 60 s ago, or in an earlier process: a person may take days, and
 * a machine sleeps.
 */
export function isLongAgo(marks: readonly (StampedMoment | undefined)[], now: Moment): boolean {
  return marks.every((mark) => (oldestAgeMs(mark, now) ?? Infinity) > RECENT_MS);
}

type Pause = Pick<Extract<Decision, { kind: "pause" }>, "ms" | "why">;

/**
 * Pauses until `ms` after the last outcome, then takes `then`.
 *
 * An outcome written by another process counts from when this one took the run up, because the time elapsed
 * before that is unknown.
 */
export function after(state: RunState, now: Moment, { ms, why }: Pause, then: Decision): Decision {
  const elapsed = elapsedMs(state.lastOutcome, now) ?? elapsedMs(state.takenUp, now) ?? 0;
  const left = ms - elapsed;
  return left <= 0 ? then : pause(now, left, why);
}

/** A pause of `ms` milliseconds from now. */
export function pause(now: Moment, ms: number, why: Pause["why"]): Decision {
  return { kind: "pause", ms, until: wallAfter(now, ms), why };
}

const MAX_TRIES = 4;
const RETRY_AFTER_MS = [0, 1000, 3000, 8000] as const;

// Causes that may pass. The others are facts of a certificate or a proxy that a retry does not change.
const TRANSIENT: ReadonlySet<NotSentCause> = new Set([
  "name-not-found",
  "connection-refused",
  "no-route",
  "connect-timeout",
  "tls-failed",
  "proxy-unreachable",
  "proxy-lost",
  "cancelled-before-sending",
]);

/** The step to retry, and how the run ends if that is not allowed or the retries are used up. */
type Retry = { readonly step: StepName; readonly ending: EndReason };

/**
 * Retries a step's request if the resend table allows it, up to 4 attempts, each after a longer pause;
 * else ends the run.
 *
 * If the table requires a query first, the caller has made it.
 */
export function retryOrEnd(
  state: RunState,
  { step, ending }: Retry,
  outcome: RecordedOutcome,
  now: Moment,
): Decision {
  const tries = state.tries[step];
  const over = end(loginRefusedEnding(outcome) ?? ending, step);
  if (tries >= MAX_TRIES || !isTransient(outcome)) return over;
  const again: Decision = { kind: "act", step };
  const allowed = resendAllowed(step, outcome);
  switch (allowed) {
    case "never":
      return over;
    case "after-the-told-wait": {
      const ms = retryAfterMs(outcome);
      return ms === undefined ? over : after(state, now, { ms, why: "told-to-wait" }, again);
    }
    case "after-a-probe":
    case "at-once":
      return after(state, now, { ms: RETRY_AFTER_MS[tries] ?? 8000, why: "retry" }, again);
    default:
      return unreachable(allowed);
  }
}

/** How a run ends after a refused login, which says nothing about the step's own request. */
function loginRefusedEnding(outcome: RecordedOutcome): EndReason | undefined {
  if (outcome.kind !== "notSent" || !isAccessRefused(outcome)) return undefined;
  const refused = refusalOf(outcome);
  return refused !== undefined && isNotNow(refused) ? "told-to-wait" : "access-refused";
}

// A refused login counts as a refused request: the same password again would bring a lockout nearer.
function resendAllowed(step: StepName, outcome: RecordedOutcome): Resend {
  const refused = refusalOf(outcome);
  const known: ResendClass =
    refused !== undefined
      ? isNotNow(refused)
        ? "refused-not-now"
        : "refused"
      : outcome.kind === "notSent"
        ? "not-sent"
        : "unknown";
  return RESEND[step][known];
}

/** True if a retry may change the result. Certificate and proxy problems need a person. */
function isTransient(outcome: RecordedOutcome): boolean {
  return outcome.kind !== "notSent" || isAccessRefused(outcome) || TRANSIENT.has(outcome.cause);
}
