import { z } from "zod";
import type { Brand } from "../brand.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { PinSide } from "../platform/facts.ts";

/** What can be done with a number's two-step PIN. */
export const PinAction = z.enum(["set", "off"]);
export type PinAction = z.infer<typeof PinAction>;

/** Identifies one change outside any run, e.g. `o-20261121-7k2q9d4xqm`. The letters are random. */
export type OperationId = Brand<string, "OperationId">;
export const OperationId = z
  .string()
  .regex(/^o-[0-9]{8}-[a-z0-9]{10}$/)
  .transform((text) => text as OperationId);

/** By whose word a change is made. */
export const GivenBy = z.enum(["person", "yes-option"]);
export type GivenBy = z.infer<typeof GivenBy>;

/**
 * How a change of a PIN came out. "under-way": its request may be out and its process is at work; "unknown": nobody
 * can tell whether the platform acted; "not-sent": no byte of the request left.
 */
export const PinChangeState = z.enum(["under-way", "complete", "rejected", "not-sent", "unknown"]);
export type PinChangeState = z.infer<typeof PinChangeState>;

/** One change of a number's two-step PIN, as the records hold it. No PIN in it. */
export const PinChange = z.object({
  operation: OperationId,
  action: PinAction,
  side: PinSide,
  /** E.164. */
  number: z.string(),
  phoneNumberId: z.string(),
  by: GivenBy,
  startedAt: z.string(),
  endedAt: z.string().optional(),
  state: PinChangeState,
  /** What the platform answered; left out where no answer was recorded. */
  outcome: RecordedOutcome.optional(),
  /** What was answered after the change had been given up, where that came. A success of it makes the change complete. */
  late: RecordedOutcome.optional(),
  /** The late answer could not be written down yet: only this process knows of it. */
  unwritten: z.boolean().optional(),
});
export type PinChange = z.infer<typeof PinChange>;

/** The changes of a data folder, oldest first, and how many records of changes cannot be read. */
export const PinHistory = z.object({ changes: z.array(PinChange), damaged: z.number() });
export type PinHistory = z.infer<typeof PinHistory>;
