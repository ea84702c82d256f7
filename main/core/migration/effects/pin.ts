import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { err, ok } from "../../../../shared/result.ts";
import { noteRefusal, refusedSince, wasRefused } from "../pin-guard.ts";
import type { Moment } from "../timekeeping.ts";
import { pinTriesSpent } from "../refusals.ts";
import type { EffectContext, Prepared, Sent, SentLate } from "./effect.ts";
import { tellPlatformDate } from "./guards.ts";

/** Holds back a PIN that was refused before; undefined if nothing is held back. */
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

/** Stores the fingerprint of a PIN that the platform reported wrong; returns the problem if that fails. */
export function notedWrongPin(
  context: EffectContext,
  pin: Redacted<string> | undefined,
  { outcome, before }: Answer,
): Pick<Sent, "problem"> {
  if (pin === undefined || !isWrongPin(outcome)) return {};
  const { storage, state } = context;
  // To on-premises, the client answers; its clock is not the cloud's.
  if (state.plan.direction === "to-cloud")
    tellPlatformDate({ storage, plan: state.plan }, outcome.evidence, before);
  const noted = noteRefusal(pin, context);
  return noted.ok ? {} : { problem: noted.problem };
}

/**
 * The same for a late answer, to be done once the answer is in the journal.
 *
 * A late acceptance of a PIN is not recorded: another PIN may have been refused since.
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
 * Records that the platform accepted the PIN, so that earlier refusals need no confirmation any more.
 *
 * Best effort: without the record, a person is asked once more than needed.
 */
export function notedRightPin(
  { storage, state, secrets }: EffectContext,
  outcome: CallOutcome<unknown>,
): void {
  if (outcome.kind === "confirmed" && secrets["number.pin"] !== undefined) storage.pinAccepted(state.plan);
}
