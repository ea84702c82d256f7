import { z } from "zod";
import { RecordedOutcome } from "../platform/outcome.ts";
import { TestId } from "../webhook/connectivity-test.ts";
import { PinSide } from "../platform/facts.ts";
import { GivenBy, PinAction } from "./pin-change.ts";

const PinIntent = z.object({
  kind: z.literal("intent"),
  what: z.literal("pin"),
  action: PinAction,
  side: PinSide,
  phoneNumberId: z.string(),
  method: z.enum(["POST", "DELETE"]),
  /** Without the host and without a query. */
  path: z.string(),
  by: GivenBy,
});
export type PinIntent = z.infer<typeof PinIntent>;

/** The one answer of a webhook test. Whom it goes to and what it says is not in it. */
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
 * One line of the record of a change outside any run. The intent is durable before its request leaves, the outcome
 * before anybody hears of it. None holds a secret, nor a fingerprint of one: no vault is needed to write them.
 */
export const OperationEntry = z.discriminatedUnion("kind", [
  z.discriminatedUnion("what", [PinIntent, ReplyIntent]),
  z.object({ kind: z.literal("outcome"), outcome: RecordedOutcome }),
  /** The answer to a change that was given up before it came; its outcome stays what it was. */
  z.object({ kind: z.literal("late-answer"), outcome: RecordedOutcome }),
]);
export type OperationEntry = z.infer<typeof OperationEntry>;
export type OperationIntent = Extract<OperationEntry, { kind: "intent" }>;
