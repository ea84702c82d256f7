import { z } from "zod";
import { isMadeUpId } from "./made-up.ts";
import { WorkspaceId } from "../workspace/workspace.ts";

/** Which of the two APIs sent it. */
export const EventSource = z.enum(["cloud", "on-premises"]);
export type EventSource = z.infer<typeof EventSource>;

/** What an event is about. `other` is a change that holds neither message, status nor error. */
export const EventKind = z.enum(["message", "status", "unsupported", "error", "other"]);
export type EventKind = z.infer<typeof EventKind>;

/** "in": an end user sent it. "out": the state of something that the business sent. "none": neither. */
export const EventDirection = z.enum(["in", "out", "none"]);
export type EventDirection = z.infer<typeof EventDirection>;

/**
 * The result of verifying the signature over the raw bytes. `unchecked`: there was no app secret, or the API
 * does not sign.
 */
export const SignatureState = z.enum(["valid", "invalid", "missing", "unchecked"]);
export type SignatureState = z.infer<typeof SignatureState>;

/** The signature as it is told. The on-premises client signs nothing, so its callbacks are unsigned, not unchecked. */
export function toldSignature({
  source,
  signature,
}: Pick<WebhookEvent, "source" | "signature">): SignatureState {
  return source === "on-premises" && signature === "unchecked" ? "missing" : signature;
}

/**
 * Whether the address that posted it is on the last good list of senders. Missing where that can't be told, as
 * behind a tunnel. It decides nothing: a signature does.
 */
export const SenderState = z.enum(["listed", "unlisted"]);
export type SenderState = z.infer<typeof SenderState>;

/** Number of an event within a data folder: grows in order of arrival and is never reused. */
export const EventId = z.number().int().positive();
export type EventId = z.infer<typeof EventId>;

/** Why a notification was answered with 401 and is kept for display only. */
export const RefusedBecause = z.enum(["signature-missing", "signature-invalid"]);
export type RefusedBecause = z.infer<typeof RefusedBecause>;

/** One message, status or error of a notification, as listed; one per change that holds none of these. */
export const WebhookEvent = z.object({
  id: EventId,
  /** Undefined for events of a receiver without a workspace. */
  workspace: WorkspaceId.optional(),
  source: EventSource,
  kind: EventKind,
  direction: EventDirection,
  phoneNumberId: z.string().optional(),
  /** The business number's digits with country code, if known. */
  number: z.string().optional(),
  /** The end user's number; a keyed fingerprint (`#…`) where only metadata is kept. */
  user: z.string().optional(),
  messageId: z.string().optional(),
  /**
   * `text`, `image`, … of a message; for a change without messages, the name of its field. Verbatim, cut at
   * 64 characters.
   */
  type: z.string().optional(),
  /** `sent`, `delivered`, … of a status, verbatim. */
  status: z.string().optional(),
  /** When it happened, by the payload; ISO 8601. */
  at: z.string().optional(),
  /** When it was durable here; ISO 8601 with milliseconds. */
  receivedAt: z.string(),
  signature: SignatureState,
  refused: RefusedBecause.optional(),
  sender: SenderState.optional(),
  /** A test notification or one resent by Switchover: not from the platform, whatever its signature. */
  madeUp: z.literal(true).optional(),
  /**
   * The first 160 characters of the text at most, control characters not yet made visible; only where texts
   * are searchable.
   */
  preview: z.string().optional(),
  /** Number of duplicates received later. */
  repeats: z.number().int().nonnegative(),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/**
 * True if Switchover made it up or resent it. The message id shows this too, because a proxy may have removed
 * the mark.
 */
export function isMadeUpEvent({ madeUp, messageId }: Pick<WebhookEvent, "madeUp" | "messageId">): boolean {
  return madeUp === true || isMadeUpId(messageId);
}

/** Most protected events in one call of `webhooks.exported`, and in one piece of an export. */
export const MOST_EVIDENCE = 2_000;

/**
 * True if the event proves anything. Rejected events may come from anyone, and test notifications come from
 * Switchover itself.
 */
export function isEvidence(event: Pick<WebhookEvent, "refused" | "madeUp" | "messageId">): boolean {
  return event.refused === undefined && !isMadeUpEvent(event);
}

/** Selects events. Missing members do not filter. */
export const EventFilter = z.lazy(() =>
  z.strictObject({
    /** Only this event. */
    id: EventId.optional(),
    workspace: WorkspaceId.optional(),
    phoneNumberId: z.string().max(64).optional(),
    kind: EventKind.optional(),
    direction: EventDirection.optional(),
    source: EventSource.optional(),
    /** Words that must all occur in the text, the user's number or an id. Never parsed as a query language. */
    text: z.string().max(200).optional(),
    user: z.string().max(64).optional(),
    messageId: z.string().max(256).optional(),
    /** Received from this moment on, ISO 8601. */
    since: z.iso.datetime({ offset: true }).optional(),
    /** Received before this moment. */
    until: z.iso.datetime({ offset: true }).optional(),
    /** Only rejected events (true), or only accepted ones (false). */
    refused: z.boolean().optional(),
  }),
);
export type EventFilter = z.infer<typeof EventFilter>;
