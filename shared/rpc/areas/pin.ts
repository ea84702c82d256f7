import { z } from "zod";
import { RunId } from "../../ids.ts";
import { Plan } from "../../migration/plan.ts";
import { ObservationReason } from "../../migration/observation.ts";
import { PinSide } from "../../platform/facts.ts";
import { GivenBy, PinAction, PinChange, PinHistory } from "../../pin/pin-change.ts";
import { RecordedOutcome } from "../../platform/outcome.ts";
import { InputProblem, StorageProblem, VaultProblem } from "../problems.ts";

/** Why a two-step PIN is not changed; no changing request was sent. */
export const PinProblem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("runOpen"), run: RunId, held: z.boolean() }),
  /** The number's open migration is in another data folder. */
  z.object({
    kind: z.literal("runElsewhere"),
    run: RunId,
    folder: z.string(),
    state: z.enum(["open", "not-in-copy", "gone", "damaged", "later", "ended"]),
  }),
  /** Another program is changing the PIN, or works on this number. */
  z.object({ kind: z.literal("numberBusy") }),
  /** A wait imposed after an earlier change is not over; for `onlyHere` see `tooSoon`. */
  z.object({ kind: z.literal("pinTooSoon"), until: z.string(), onlyHere: z.literal(true).optional() }),
  z.object({ kind: z.literal("placeUnknown"), reason: ObservationReason }),
  /** The cloud API has no call that turns off two-step verification. */
  z.object({ kind: z.literal("pinOffInCloud") }),
  z.object({ kind: z.literal("pinMissing") }),
  /** The connection leads to another number than the plan's; `serves` is the number that this API reports. */
  z.object({ kind: z.literal("otherNumber"), side: PinSide, serves: z.string() }),
  /** The API did not respond to the read-only request that comes first. */
  z.object({ kind: z.literal("sideSilent"), side: PinSide, outcome: RecordedOutcome }),
]);
export type PinProblem = z.infer<typeof PinProblem>;

const AnyPinProblem = z.union([PinProblem, InputProblem, StorageProblem, VaultProblem]);
const Wanted = { plan: Plan, action: PinAction };

/** The two-step PIN of a number, on the API where the number is. */
export const pinArea = {
  /**
   * Gives the API on which the PIN would be changed, and the last change if its outcome is unknown. Queries
   * the number's location unless `side` is given. Read-only.
   */
  "pin.check": {
    input: z.strictObject({ ...Wanted, side: PinSide.optional() }),
    output: z.object({ side: PinSide, spoken: z.string(), earlier: PinChange.optional() }),
    problem: AnyPinProblem,
  },
  /**
   * Changes the PIN with one request, recorded before it is sent and never resent. `by` is who confirmed it.
   * Progress is pushed on "pinChanges".
   */
  "pin.change": {
    input: z.strictObject({ ...Wanted, side: PinSide, by: GivenBy }),
    output: PinChange,
    problem: AnyPinProblem,
  },
  /** Every PIN change that this data folder holds, oldest first. */
  "pin.history": {
    input: z.strictObject({}),
    output: PinHistory,
    problem: StorageProblem,
  },
} as const;
