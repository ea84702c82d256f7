import { z } from "zod";
import { RunId } from "../../ids.ts";
import { Plan } from "../../migration/plan.ts";
import { ObservationReason } from "../../migration/observation.ts";
import { PinSide } from "../../platform/facts.ts";
import { GivenBy, PinAction, PinChange, PinHistory } from "../../pin/pin-change.ts";
import { RecordedOutcome } from "../../platform/outcome.ts";
import { InputProblem, StorageProblem, VaultProblem } from "../problems.ts";

/** Why a two-step PIN is not changed; nothing that changes anything was sent. */
export const PinProblem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("runOpen"), run: RunId, held: z.boolean() }),
  /** The number's open run is in another data folder. */
  z.object({
    kind: z.literal("runElsewhere"),
    run: RunId,
    folder: z.string(),
    state: z.enum(["open", "gone", "damaged", "later", "ended"]),
  }),
  /** Another program is changing it, or works on this number. */
  z.object({ kind: z.literal("numberBusy") }),
  /** A wait that an earlier change was told is not over; see `tooSoon` for `onlyHere`. */
  z.object({ kind: z.literal("pinTooSoon"), until: z.string(), onlyHere: z.literal(true).optional() }),
  z.object({ kind: z.literal("placeUnknown"), reason: ObservationReason }),
  /** The cloud has no call that turns two-step verification off. */
  z.object({ kind: z.literal("pinOffInCloud") }),
  z.object({ kind: z.literal("pinMissing") }),
  /** The connection leads to another number than the plan's; `serves` is what that side calls its own. */
  z.object({ kind: z.literal("otherNumber"), side: PinSide, serves: z.string() }),
  /** The side did not answer a reading request first. */
  z.object({ kind: z.literal("sideSilent"), side: PinSide, outcome: RecordedOutcome }),
]);
export type PinProblem = z.infer<typeof PinProblem>;

const AnyPinProblem = z.union([PinProblem, InputProblem, StorageProblem, VaultProblem]);
const Wanted = { plan: Plan, action: PinAction };

/** The two-step PIN of a number, on the side where the number is. */
export const pinArea = {
  /**
   * Says on which side the PIN would be changed, and what the last change left unknown. Looks where the number is unless
   * `side` is given; changes nothing.
   */
  "pin.check": {
    input: z.strictObject({ ...Wanted, side: PinSide.optional() }),
    output: z.object({ side: PinSide, spoken: z.string(), earlier: PinChange.optional() }),
    problem: AnyPinProblem,
  },
  /**
   * Changes the PIN: one request, recorded before it is sent and never sent twice. `by` is whose word it rests on.
   * Progress is pushed on "pinChanges".
   */
  "pin.change": {
    input: z.strictObject({ ...Wanted, side: PinSide, by: GivenBy }),
    output: PinChange,
    problem: AnyPinProblem,
  },
  /** Every change of a PIN that this data folder knows of, oldest first. */
  "pin.history": {
    input: z.strictObject({}),
    output: PinHistory,
    problem: StorageProblem,
  },
} as const;
