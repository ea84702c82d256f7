import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { err, ok } from "../../../../shared/result.ts";
import { noteRefusal, refusedSince, wasRefused } from "../pin-guard.ts";
import type { Moment } from "../timekeeping.ts";
import { pinTriesSpent } from "../refusals.ts";
import type { EffectContext, Prepared, Sent, SentLate } from "./effect.ts";
import { tellPlatformDate } from "./guards.ts";

/** Keeps a step from sending a PIN that was refused before; undefined where there is nothing to hold back. */
export function holdBackPin(
  pin: Redacted<string> | undefined,
  context: EffectContext,
  reason: Exclude<EndReason, "complete">,
): Prepared | undefined {
  if (pin === undefined) return undefined;
  if (pinTriesSpent(context.state)) return { kind: "end", reason: "pin-refused-twice" };
  const refused = wasRefused(pin, context);
  if (!refused.ok) return { kind: "problem", problem: refused.problem };
  if (refused.value) return { kind: "end", reason };
  const elsewhere = refusedSince(context);
  if (!elsewhere.ok) return { kind: "problem", problem: elsewhere.problem };
  return elsewhere.value === undefined
    ? undefined
    : { kind: "note", entry: { kind: "refused-elsewhere", refused: elsewhere.value } };
}

/** An answer, and the moment before its request left. */
type Answer = { readonly outcome: CallOutcome<unknown>; readonly before: Moment };

/** Keeps the fingerprint of a PIN that the platform called wrong; gives the problem where that could not be done. */
export function notedWrongPin(
  context: EffectContext,
  pin: Redacted<string> | undefined,
  { outcome, before }: Answer,
): Pick<Sent, "problem"> {
  if (pin === undefined || !isWrongPin(outcome)) return {};
  const { storage, state } = context;
  // Towards on-premises it is the client that answers, whose clock is another.
  if (state.plan.direction === "to-cloud")
    tellPlatformDate({ storage, plan: state.plan }, outcome.evidence, before);
  const noted = noteRefusal(pin, context);
  return noted.ok ? {} : { problem: noted.problem };
}

/**
 * The same for an answer that came late, to be done once it stands in the journal. That a PIN was taken late is not said:
 * another one may have been refused since.
 */
export function keepingWrongPin(
  context: EffectContext,
  pin: Redacted<string> | undefined,
  answer: Answer,
): Pick<SentLate, "keep"> {
  if (pin === undefined || !isWrongPin(answer.outcome)) return {};
  return {
    keep() {
      const { problem } = notedWrongPin(context, pin, answer);
      return problem === undefined ? ok(null) : err(problem);
    },
  };
}

function isWrongPin(outcome: CallOutcome<unknown>): boolean {
  return outcome.kind === "rejected" && outcome.reason === "pin-wrong";
}

/**
 * Says that the platform took the PIN, where the outcome proves it: nobody is asked any more about those that were
 * refused before. Best effort: what is not kept asks for a word too many.
 */
export function notedRightPin(
  { storage, state, secrets }: EffectContext,
  outcome: CallOutcome<unknown>,
): void {
  if (outcome.kind === "confirmed" && secrets["number.pin"] !== undefined) storage.pinAccepted(state.plan);
}
