import { targetOf, sourceOf } from "../../../../shared/migration/direction.ts";
import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { StepProof } from "../../../../shared/migration/journal-entry.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { NotSentCause, RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { instant, type Instant } from "../../../../shared/time.ts";
import type { RunState } from "../state/run-state.ts";
import { waitTold } from "../refusals.ts";
import type { Decision } from "./decision.ts";

/** Ends the run. */
export function end(reason: EndReason, step?: StepName): Decision {
  return { kind: "write", entry: { kind: "ended", reason, ...(step === undefined ? {} : { step }) } };
}

/** Writes down that a step is done, and by what that is known. */
export function settled(state: RunState, step: StepName, by: StepProof): Decision {
  const reading = by === "look-up" ? state.lastReading : undefined;
  return {
    kind: "write",
    entry: { kind: "settled", step, by, ...(reading === undefined ? {} : { reading }) },
  };
}

type Pause = { readonly ms: number; readonly why: "retry" | "second-look" | "told-to-wait" };

/** Pauses until `ms` after the last outcome, then takes `then`. */
export function after(state: RunState, now: Instant, { ms, why }: Pause, then: Decision): Decision {
  const until = instant(state.lastOutcomeAt + ms);
  // A clock that was set back must not stretch a pause of seconds into days.
  const overdue = now >= until || now < state.lastOutcomeAt - 1000;
  return overdue ? then : { kind: "pause", until, why };
}

const MAX_TRIES = 4;
const RETRY_AFTER_MS = [0, 1000, 3000, 8000] as const;

// The other causes are settled facts of the far end's certificate: trying again changes nothing.
const PASSING: ReadonlySet<NotSentCause> = new Set([
  "name-not-found",
  "connection-refused",
  "no-route",
  "connect-timeout",
  "tls-failed",
  "cancelled-before-sending",
]);

/** The step to take once more, and how the run ends when that has been done often enough. */
type Retry = { readonly step: StepName; readonly ending: EndReason };

/** A request that certainly never left goes out again, some times and later each time; then the run ends. */
export function sendAgainOrEnd(
  state: RunState,
  { step, ending }: Retry,
  outcome: RecordedOutcome,
  now: Instant,
): Decision {
  const passing = outcome.kind !== "notSent" || PASSING.has(outcome.cause);
  const tries = state.tries[step];
  if (!passing || tries >= MAX_TRIES) return end(ending, step);
  return after(state, now, { ms: RETRY_AFTER_MS[tries] ?? 8000, why: "retry" }, { kind: "act", step });
}

/** Where the platform asked for a short wait, waits and sends again; undefined where it did not. */
export function waitAndSendAgain(
  state: RunState,
  step: StepName,
  outcome: RecordedOutcome,
  now: Instant,
): Decision | undefined {
  const ms = waitTold(outcome);
  if (ms === undefined || state.tries[step] >= MAX_TRIES) return undefined;
  return after(state, now, { ms, why: "told-to-wait" }, { kind: "act", step });
}

/** Milliseconds after a lost answer at which both sides are read: an effect can take 15 seconds to show. */
const LOOK_AFTER_MS = [0, 3000, 8000, 16_000] as const;

/** What the looks after a lost answer or a refusal came to. */
export type Sighting = "target" | "source" | "nowhere-known";

/**
 * Looks for a number whose move got no answer: at once and three times more while the source still claims it,
 * twice where nobody tells. Gives what was seen in the end.
 */
export function lookForNumber(state: RunState, step: StepName, now: Instant): Decision | Sighting {
  const target = targetOf(state.plan.direction);
  const source = sourceOf(state.plan.direction);
  const last = state.looks.at(-1);
  if (last?.home === target) return "target";
  const silent = state.looks.every((reading) => reading.reason === "nobody-answered");
  const enough = silent ? 2 : LOOK_AFTER_MS.length;
  if (state.looks.length < enough) {
    const ms = LOOK_AFTER_MS[state.looks.length] ?? 0;
    return after(state, now, { ms, why: "second-look" }, { kind: "look", step, because: "lost-answer" });
  }
  return last?.home === source ? "source" : "nowhere-known";
}
