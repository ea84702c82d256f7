import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { noteRefusal, wasRefused } from "../pin-guard.ts";
import { PIN_REFUSALS_AT_MOST } from "../refusals.ts";
import type { EffectContext, Prepared, Sent } from "./effect.ts";

/** Keeps a step from sending a PIN that was refused before; undefined where there is nothing to hold back. */
export function holdBackPin(
  pin: Redacted<string> | undefined,
  context: EffectContext,
  reason: EndReason,
): Prepared | undefined {
  if (pin === undefined) return undefined;
  if (context.state.pinRefusals >= PIN_REFUSALS_AT_MOST) return { kind: "end", reason: "pin-refused-twice" };
  const refused = wasRefused(pin, context);
  if (!refused.ok) return { kind: "problem", problem: refused.problem };
  return refused.value ? { kind: "end", reason } : undefined;
}

/** Keeps the fingerprint of a PIN that the platform called wrong; gives the problem where that could not be done. */
export function notedWrongPin(
  context: EffectContext,
  pin: Redacted<string> | undefined,
  outcome: CallOutcome<unknown>,
): Pick<Sent, "problem"> {
  if (pin === undefined || outcome.kind !== "rejected" || outcome.reason !== "pin-wrong") return {};
  const noted = noteRefusal(pin, context);
  return noted.ok ? {} : { problem: noted.problem };
}
