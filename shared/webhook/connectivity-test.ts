import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { MaskedAddress } from "../platform/callback-address.ts";
import { EventId, EventSource, SignatureState } from "./event.ts";
import { TestId } from "../ids.ts";
import { ReceiverId } from "./receiver.ts";

/** The cloud's callback levels; the cloud checks them in this order, and the first one set wins. */
export const CloudLevel = z.enum(["number", "account", "application"]);
export type CloudLevel = z.infer<typeof CloudLevel>;

/** Where a callback URL is set: at one of the cloud's levels, or as the on-premises client's only one. */
export const CallbackLevel = z.enum([...CloudLevel.options, "client"]);
export type CallbackLevel = z.infer<typeof CallbackLevel>;

/** The steps of a test, in order. Their ids are check ids. */
export const TEST_STEPS = [
  "webhooks.tunnel",
  "webhooks.outside-in",
  "webhooks.borrowed",
  "webhooks.handshake",
  "webhooks.message",
  "webhooks.status",
  "webhooks.restored",
] as const;
export const TestStepId = z.enum(TEST_STEPS);
export type TestStepId = z.infer<typeof TestStepId>;

export const TestStep = z.object({
  id: TestStepId,
  state: z.enum(["waiting", "running", "done"]),
  /** The result, once done. */
  check: CheckResult.optional(),
  startedAt: z.string().optional(),
  ms: z.number().optional(),
});
export type TestStep = z.infer<typeof TestStep>;

const TestArrival = z.object({
  event: EventId,
  kind: z.enum(["message", "status"]),
  /** A message whose signature is missing or invalid proves nothing. */
  signature: SignatureState.optional(),
  /** `sent`, `delivered`, … of a status. */
  status: z.string().optional(),
  at: z.string(),
  /** Milliseconds since the user was asked to write (message), or since the message arrived (status). */
  afterMs: z.number(),
});

/** Whether the number's own reply reaches a phone. `works` requires a status of that reply. */
const Sending = z.enum(["works", "refused", "unknown"]);

/** Why no reply was sent. Nothing was sent in these cases. */
const UNSENT_REASONS = [
  /** No message counted. */
  "no-message",
  /** Only a message signed by the cloud is replied to through the cloud. */
  "not-signed",
  /** No text is kept, so the keyword could not be verified. */
  "keyword-not-seen",
  /** The message names no number to reply to. */
  "sender-unknown",
  /** The 24 hours for a reply are over. */
  "window-closed",
  /** The number is no longer on this API. */
  "not-here",
  /** A migration of the number is open, or another change to it is in progress. */
  "number-busy",
  /** The tunnel is down or has another URL, so no status could arrive. */
  "line-broke",
  /** The data folder could not store the intent. */
  "not-recorded",
  /** The user declined. */
  "declined",
  /** The user did not respond in time. */
  "not-confirmed",
  /** The test was stopped before. */
  "stopped",
  /** The connection could not be made: no byte was sent. */
  "not-sent",
] as const;

/** Why a reply whose request was sent is not confirmed to work. */
const SENT_REASONS = [
  /** The platform rejected it. */
  "rejected",
  /** The platform accepted it, then reported a failure. */
  "failed",
  /** The response was lost, or is neither success nor rejection. The reply is not resent. */
  "response-unknown",
  /** Accepted, but no status arrived that counts. */
  "no-status",
  /** No status beyond `sent` arrived. */
  "sent-only",
  /** The test was stopped while waiting for statuses. */
  "stopped-waiting",
] as const;

export const ReplyReason = z.enum([...UNSENT_REASONS, ...SENT_REASONS]);
export type ReplyReason = z.infer<typeof ReplyReason>;

/** The first status of each name that counts for the reply. */
const ReplyStatus = z.object({
  status: z.string(),
  event: EventId,
  at: z.string(),
  /** Milliseconds since the reply was sent. */
  afterMs: z.number(),
});

/** The state of the one reply to the message that counted. */
export const TestReply = z.object({
  /** `offered`: the user is asked; `awaiting-status`: the platform accepted it. */
  state: z.enum(["offered", "sending", "awaiting-status", "ended"]),
  /** Its exact text. */
  text: z.string(),
  /** The last two digits of the recipient; missing if there is none. */
  to: z.string().optional(),
  messageId: z.string().optional(),
  sentAt: z.string().optional(),
  statuses: z.array(ReplyStatus),
  /** Set once it is over; missing if nothing was sent. */
  sending: Sending.optional(),
  /** Why it is over without `works`. */
  reason: ReplyReason.optional(),
  /** The platform's response to the request. */
  outcome: RecordedOutcome.optional(),
  /** The error of a failed status. */
  error: z
    .object({ code: z.number(), title: z.string().optional(), details: z.string().optional() })
    .optional(),
});
export type TestReply = z.infer<typeof TestReply>;

/** The state of a webhook test. */
export const TestState = z.object({
  test: TestId,
  revision: z.number(),
  receiver: ReceiverId,
  /** The API whose callback URLs are tested: the one where the number is. */
  side: EventSource,
  phoneNumberId: z.string(),
  /** E.164, for "send … to +1 202 555 0123". */
  number: z.string(),
  phase: z.enum([
    "working",
    /** A callback URL is set at the level: its owner must enter its verify token. */
    "awaiting-token",
    "awaiting-message",
    /** The message can be replied to: the user decides whether the one reply is sent. */
    "awaiting-reply",
    "restoring",
    "ended",
  ]),
  steps: z.array(TestStep),
  /** The keyword that the user sends from any phone, `SW-7K2Q`. */
  word: z.string().optional(),
  /** True once a genuine message without the keyword arrived; the test goes on waiting. */
  lacksKeyword: z.boolean().optional(),
  /** When the current wait ends, ISO 8601. */
  until: z.string().optional(),
  /** The level whose callback URL is or was replaced, and the original URL, masked; no token. */
  borrowed: z.object({ level: CallbackLevel, before: MaskedAddress.optional() }).optional(),
  /** The last verify token did not match; another one is awaited. */
  tokenRefused: z.boolean().optional(),
  /** True if this machine is kept awake while the callback URL is replaced; missing if unknown. */
  keptAwake: z.boolean().optional(),
  arrivals: z.array(TestArrival),
  forwardsTo: MaskedAddress.optional(),
  /** True if the callback URLs are as before; undefined until checked. */
  restored: z.boolean().optional(),
  /**
   * `does-not-arrive` only if at the end the public URL still led here, the callback URL was still ours, and
   * no message of the number arrived. `inconclusive` if something other than the platform explains the
   * missing message, or if messages arrived that prove nothing. `stopped`: nothing was replaced, or the user
   * stopped the test.
   */
  verdict: z.enum(["arrives", "does-not-arrive", "inconclusive", "stopped"]).optional(),
  /**
   * The proof behind an arrived message: the cloud's signature, or only the secret path that it was sent to.
   */
  proof: z.enum(["signed", "none"]).optional(),
  /** The reply that confirms sending; missing if none was requested. */
  reply: TestReply.optional(),
  /** The program ended during the test. At `endedAt` the callback URL was restored, or was no longer ours. */
  interrupted: z.boolean().optional(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
});
export type TestState = z.infer<typeof TestState>;

/** The result of restoring what an earlier process left replaced. */
export const GivenBack = z.object({
  test: TestId,
  number: z.string(),
  phoneNumberId: z.string(),
  level: CallbackLevel,
  restored: z.boolean(),
  /** Missing if nothing could be queried; `problem` states why. */
  check: CheckResult.optional(),
  problem: z.string().optional(),
});
export type GivenBack = z.infer<typeof GivenBack>;

/** A callback URL that a test replaced and did not restore, because the program ended. */
export const Unrestored = z.object({
  test: TestId,
  receiver: ReceiverId,
  number: z.string(),
  level: CallbackLevel,
  before: MaskedAddress.optional(),
  since: z.string(),
  /** Set if no callback URL is left to restore, but our certificate authority is still at the on-premises client. */
  certificateOnly: z.literal(true).optional(),
  /**
   * Set if the callback URL was to stay here, until `until` if given. It is continued if possible, otherwise
   * restored.
   */
  standing: z.object({ phoneNumberId: z.string(), until: z.string().optional() }).optional(),
  /**
   * The secrets needed to continue or restore are in the locked vault; either happens automatically once it
   * is unlocked.
   */
  locked: z.literal(true).optional(),
});
export type Unrestored = z.infer<typeof Unrestored>;
