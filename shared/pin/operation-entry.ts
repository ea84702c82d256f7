import { z } from "zod";
import { RecordedOutcome } from "../platform/outcome.ts";
import { TestId } from "../ids.ts";
import { PinSide } from "../platform/facts.ts";
import { GivenBy, PinAction } from "./pin-change.ts";

const PinIntent = z.object({
  kind: z.literal("intent"),
  what: z.literal("pin"),
  action: PinAction,
  side: PinSide,
  phoneNumberId: z.string(),
  method: z.enum(["POST", "DELETE"]),
  /** Path without host and query. */
  path: z.string(),
  by: GivenBy,
});
export type PinIntent = z.infer<typeof PinIntent>;

/** The one reply of a webhook test. Recipient and text are not included. */
const ReplyIntent = z.object({
  kind: z.literal("intent"),
  what: z.literal("reply"),
  test: TestId,
  side: PinSide,
  phoneNumberId: z.string(),
  method: z.literal("POST"),
  path: z.string(),
});

/**
 * One row of the record of a change outside any migration. The intent is durable before its request is sent,
 * the outcome before it is reported. No row holds a secret or a fingerprint of one, so no vault is needed to
 * write them.
 */
export const OperationEntry = z.discriminatedUnion("kind", [
  z.discriminatedUnion("what", [PinIntent, ReplyIntent]),
  z.object({ kind: z.literal("outcome"), outcome: RecordedOutcome }),
  /** The response to a change that was abandoned before it arrived; the change's outcome stays as it was. */
  z.object({ kind: z.literal("late-answer"), outcome: RecordedOutcome }),
]);
export type OperationEntry = z.infer<typeof OperationEntry>;
export type OperationIntent = Extract<OperationEntry, { kind: "intent" }>;
