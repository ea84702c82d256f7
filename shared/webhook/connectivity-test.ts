import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RecordedOutcome } from "../platform/outcome.ts";
import { MaskedAddress } from "../platform/callback-address.ts";
import { EventId, EventSource, SignatureState } from "./event.ts";
import { ReceiverId } from "./receiver.ts";

/** Identifies one connectivity test, e.g. `t-20261121-7k2q9d`. */
export const TestId = z.string().regex(/^t-[0-9]{8}-[a-z0-9]{6}$/);
export type TestId = z.infer<typeof TestId>;

/** At which of the cloud's levels a callback stands; the cloud asks them in this order and the first that is set wins. */
export const CloudLevel = z.enum(["number", "account", "application"]);
export type CloudLevel = z.infer<typeof CloudLevel>;

/** Where a callback stands: at one of the cloud's levels, or as the on-premises client's only one. */
export const CallbackLevel = z.enum([...CloudLevel.options, "client"]);
export type CallbackLevel = z.infer<typeof CallbackLevel>;

/** The lines of a test, in order. Their ids are check ids. */
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
  /** The finding, once done. */
  check: CheckResult.optional(),
  startedAt: z.string().optional(),
  ms: z.number().optional(),
});
export type TestStep = z.infer<typeof TestStep>;

const TestArrival = z.object({
  event: EventId,
  kind: z.enum(["message", "status"]),
  /** What its signature said: one that is missing or invalid came, and proves nothing. */
  signature: SignatureState.optional(),
  /** `sent`, `delivered`, … of a status. */
  status: z.string().optional(),
  at: z.string(),
  /** Milliseconds since the person was asked to write (message), or since the message arrived (status). */
  afterMs: z.number(),
});

/** Does the number's own answer reach a phone? `works` rests on a status of that very answer, and on nothing less. */
const Sending = z.enum(["works", "refused", "unknown"]);

/** Why no answer was sent. Nothing has left then. */
const UNSENT_REASONS = [
  /** No message counted. */
  "no-message",
  /** Only a message that the cloud has signed is answered through the cloud. */
  "not-signed",
  /** No text is kept, so that nobody saw the keyword in it. */
  "keyword-not-seen",
  /** The message names no number that could be answered. */
  "sender-unknown",
  /** The 24 hours for an answer are over. */
  "window-closed",
  /** The number is not on this side any more. */
  "not-here",
  /** A migration of the number is open, or something else is changed about it. */
  "number-busy",
  /** The tunnel is down or has another address: no status could come. */
  "line-broke",
  /** The data folder could not take the intent. */
  "not-recorded",
  /** A person said no. */
  "declined",
  /** Nobody said anything in time. */
  "not-confirmed",
  /** The test was stopped first. */
  "stopped",
  /** The connection could not be made: not one byte has left. */
  "not-sent",
] as const;

/** Why an answer whose request has left is not known to work. */
const SENT_REASONS = [
  /** The platform's response was a no. */
  "rejected",
  /** The platform took it, and then told of a failure. */
  "failed",
  /** The response was lost, or says neither yes nor no. It is not sent again. */
  "response-unknown",
  /** Taken, and no status came that counts. */
  "no-status",
  /** Nothing beyond `sent` came. */
  "sent-only",
  /** The test was stopped while statuses were awaited. */
  "stopped-waiting",
] as const;

export const ReplyReason = z.enum([...UNSENT_REASONS, ...SENT_REASONS]);
export type ReplyReason = z.infer<typeof ReplyReason>;

/** A status of the answer that counts, the first of its name. */
const ReplyStatus = z.object({
  status: z.string(),
  event: EventId,
  at: z.string(),
  /** Milliseconds since the answer was sent. */
  afterMs: z.number(),
});

/** The one answer to the message that counted, as it stands. */
export const TestReply = z.object({
  /** `offered`: a person is asked; `awaiting-status`: the platform took it. */
  state: z.enum(["offered", "sending", "awaiting-status", "ended"]),
  /** What it says, word for word. */
  text: z.string(),
  /** Whom it goes to: the last two digits. Left out where there is nobody. */
  to: z.string().optional(),
  messageId: z.string().optional(),
  sentAt: z.string().optional(),
  statuses: z.array(ReplyStatus),
  /** Once it is over, and left out where nothing has left. */
  sending: Sending.optional(),
  /** Why it is over without `works`. */
  reason: ReplyReason.optional(),
  /** What the platform said to the request. */
  outcome: RecordedOutcome.optional(),
  /** What a failed status said. */
  error: z
    .object({ code: z.number(), title: z.string().optional(), details: z.string().optional() })
    .optional(),
});
export type TestReply = z.infer<typeof TestReply>;

/** A connectivity test as it stands. */
export const TestState = z.object({
  test: TestId,
  revision: z.number(),
  receiver: ReceiverId,
  /** The API whose callbacks are tested: the one that the number lives on. */
  side: EventSource,
  phoneNumberId: z.string(),
  /** E.164, for "send … to +1 202 555 0123". */
  number: z.string(),
  phase: z.enum([
    "working",
    /** A level is taken: its owner has to give the verify token that belongs to the callback standing there. */
    "awaiting-token",
    "awaiting-message",
    /** The message can be answered: a person says whether the one answer is to be sent. */
    "awaiting-reply",
    "restoring",
    "ended",
  ]),
  steps: z.array(TestStep),
  /** The word that a person sends from any phone, `SW-7K2Q`. */
  word: z.string().optional(),
  /** Until when the current wait lasts, ISO 8601. */
  until: z.string().optional(),
  /** The level that is or was borrowed, and what stood there, masked; no token. */
  borrowed: z.object({ level: CallbackLevel, before: MaskedAddress.optional() }).optional(),
  /** The verify token that was given last did not fit, and another one is awaited. */
  tokenRefused: z.boolean().optional(),
  /** Does anything keep this machine awake while the callback is borrowed? Left out where that is not known. */
  keptAwake: z.boolean().optional(),
  arrivals: z.array(TestArrival),
  forwardsTo: MaskedAddress.optional(),
  /** Do callbacks stand as they stood? Undefined until it has been looked at. */
  restored: z.boolean().optional(),
  /**
   * `does-not-arrive` only where the public address still led here at the end, the callback was still ours, and no
   * message of the number came. `inconclusive` where something other than the platform explains the silence, or where
   * messages came that prove nothing. `stopped`: nothing was borrowed, or the person left.
   */
  verdict: z.enum(["arrives", "does-not-arrive", "inconclusive", "stopped"]).optional(),
  /** What a message that arrived rests on: the cloud's signature, or nothing but the secret path that it came to. */
  proof: z.enum(["signed", "none"]).optional(),
  /** The answer that proves sending; left out where nobody asked for one. */
  reply: TestReply.optional(),
  /** The program ended in the middle of it. What it had borrowed was given back, or was no longer ours, at `endedAt`. */
  interrupted: z.boolean().optional(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
});
export type TestState = z.infer<typeof TestState>;

/** A callback that a test borrowed and that was not given back: the program ended in between. */
/** What came of giving back what an earlier process had left behind. */
export const GivenBack = z.object({
  test: TestId,
  number: z.string(),
  phoneNumberId: z.string(),
  level: CallbackLevel,
  restored: z.boolean(),
  /** Left out where nothing could be asked at all; `problem` says why. */
  check: CheckResult.optional(),
  problem: z.string().optional(),
});
export type GivenBack = z.infer<typeof GivenBack>;

export const Unrestored = z.object({
  test: TestId,
  receiver: ReceiverId,
  number: z.string(),
  level: CallbackLevel,
  before: MaskedAddress.optional(),
  since: z.string(),
  /** It was to stand, until then where an end was told: it is gone on with where that can be, and given back otherwise. */
  standing: z.object({ phoneNumberId: z.string(), until: z.string().optional() }).optional(),
  /** What going on and giving back take lies in the vault, which is locked: either happens by itself once it is open. */
  locked: z.literal(true).optional(),
});
export type Unrestored = z.infer<typeof Unrestored>;
