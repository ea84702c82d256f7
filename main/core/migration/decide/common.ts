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
import type { NotSentCause, RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import type { StampedMoment } from "../../../../shared/migration/platform-wait.ts";
import type { RunState } from "../state/run-state.ts";
import { type Moment, after as wallAfter, elapsedMs, oldestAgeMs } from "../timekeeping.ts";
import { isShutOut, refusalOf, retryAfterMs } from "../refusals.ts";
import type { Decision } from "./policy.ts";
import { ABOUT_ONE_MOMENT, type Confirmation } from "../../../../shared/migration/confirmation.ts";

/** A word about facts of one moment counts for no longer. */
const WORD_LASTS_MS = 24 * 3_600_000;

/**
 * Did a person say so, and does it still count? A word about facts of one moment counts in the process in which it was
 * given, for a day of the clock that cannot jump.
 */
export function hasWord({ confirmed }: RunState, what: Confirmation, now: Moment): boolean {
  const given = confirmed.get(what);
  if (given === undefined) return false;
  if (!ABOUT_ONE_MOMENT.has(what)) return true;
  const age = oldestAgeMs(given, now);
  return age !== undefined && age < WORD_LASTS_MS;
}

/** Ends the run. */
export function end(reason: EndReason, step?: StepName): Decision {
  return { kind: "write", entry: { kind: "ended", reason, ...(step === undefined ? {} : { step }) } };
}

/** Writes down that a step is done, and by what that is known. */
export function markDone(state: RunState, step: StepName, by: StepProof): Decision {
  const reading = by === "look-up" ? state.lastReading : undefined;
  return {
    kind: "write",
    entry: { kind: "settled", step, by, ...(reading === undefined ? {} : { reading }) },
  };
}

/** So long what a side has said holds for a request that goes out on it. */
const ANSWERS_HOLD_MS = 60_000;

/** Were the latest of these moments long ago, or before this process? A person may have taken days, and a machine slept. */
export function isLongAgo(marks: readonly (StampedMoment | undefined)[], now: Moment): boolean {
  return marks.every((mark) => (oldestAgeMs(mark, now) ?? Infinity) > ANSWERS_HOLD_MS);
}

type Pause = { readonly ms: number; readonly why: "retry" | "second-look" | "told-to-wait" };

/**
 * Pauses until `ms` after the last outcome, then takes `then`. An outcome that another process wrote counts from the
 * moment this one took the run up: nobody can tell how much of the wait is over.
 */
export function after(state: RunState, now: Moment, { ms, why }: Pause, then: Decision): Decision {
  const elapsed = elapsedMs(state.lastOutcome, now) ?? elapsedMs(state.takenUp, now) ?? 0;
  const left = ms - elapsed;
  return left <= 0 ? then : pause(now, left, why);
}

/** A pause of so many milliseconds from now. */
export function pause(now: Moment, ms: number, why: Pause["why"]): Decision {
  return { kind: "pause", ms, until: wallAfter(now, ms), why };
}

const MAX_TRIES = 4;
const RETRY_AFTER_MS = [0, 1000, 3000, 8000] as const;

// The other causes are settled facts of the far end's certificate or of a proxy: trying again changes nothing.
const PASSING: ReadonlySet<NotSentCause> = new Set([
  "name-not-found",
  "connection-refused",
  "no-route",
  "connect-timeout",
  "tls-failed",
  "proxy-unreachable",
  "proxy-lost",
  "cancelled-before-sending",
]);

/** The step to take once more, and how the run ends when that may not be done, or has been done often enough. */
type Retry = { readonly step: StepName; readonly ending: EndReason };

/**
 * Sends a step's request again where the resend table says so, some times and later each time; else ends the run.
 * Where the table wants a probe first, the caller has taken it.
 */
export function retryOrEnd(
  state: RunState,
  { step, ending }: Retry,
  outcome: RecordedOutcome,
  now: Moment,
): Decision {
  const tries = state.tries[step];
  const over = end(shutOutEnding(outcome) ?? ending, step);
  if (tries >= MAX_TRIES || !isPassing(outcome)) return over;
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

/** How a run ends where the sign-in was refused: that says nothing of what the step would have asked for. */
function shutOutEnding(outcome: RecordedOutcome): EndReason | undefined {
  if (outcome.kind !== "notSent" || !isShutOut(outcome)) return undefined;
  const refused = refusalOf(outcome);
  return refused !== undefined && isNotNow(refused) ? "told-to-wait" : "access-refused";
}

// A refused sign-in is as good as a refused request: the same password again would bring a lock-out nearer.
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

/** May trying again change anything? Certificates and proxies do not mend themselves. */
function isPassing(outcome: RecordedOutcome): boolean {
  return outcome.kind !== "notSent" || isShutOut(outcome) || PASSING.has(outcome.cause);
}
