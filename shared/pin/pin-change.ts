import { z } from "zod";
import type { Brand } from "../brand.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { PinSide } from "../platform/facts.ts";

/** What can be done with a number's two-step PIN. */
export const PinAction = z.enum(["set", "off"]);
export type PinAction = z.infer<typeof PinAction>;

/** Identifies one change outside any migration, e.g. `o-20261121-7k2q9d4xqm`. The suffix is random. */
export type OperationId = Brand<string, "OperationId">;
export const OperationId = z
  .string()
  .regex(/^o-[0-9]{8}-[a-z0-9]{10}$/)
  .transform((text) => text as OperationId);

/** Who confirmed a change: the user, or the option --yes. */
export const GivenBy = z.enum(["person", "yes-option"]);
export type GivenBy = z.infer<typeof GivenBy>;

/**
 * The state of a PIN change. "under-way": its request may have been sent and its process is at work;
 * "unknown": whether the platform acted cannot be determined; "not-sent": no byte of the request was sent.
 */
export const PinChangeState = z.enum(["under-way", "complete", "rejected", "not-sent", "unknown"]);
export type PinChangeState = z.infer<typeof PinChangeState>;

/** One change of a number's two-step PIN, as recorded. Holds no PIN. */
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
  /** The platform's response; missing if none was recorded. */
  outcome: RecordedOutcome.optional(),
  /**
   * The response that arrived after the change was abandoned, if any. If it is a success, the change is
   * complete.
   */
  late: RecordedOutcome.optional(),
  /** The late response could not be recorded yet; only this process holds it. */
  unwritten: z.boolean().optional(),
});
export type PinChange = z.infer<typeof PinChange>;

/** The PIN changes of a data folder, oldest first, and how many records of changes cannot be read. */
export const PinHistory = z.object({ changes: z.array(PinChange), damaged: z.number() });
export type PinHistory = z.infer<typeof PinHistory>;
