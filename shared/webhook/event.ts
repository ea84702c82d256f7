import { z } from "zod";
import { isMadeUpId } from "./made-up.ts";
import { WorkspaceId } from "../workspace/workspace.ts";

/** Which of the two APIs sent it. */
export const EventSource = z.enum(["cloud", "on-premises"]);
export type EventSource = z.infer<typeof EventSource>;

/** What an event is about. `other` is a change that holds neither message, status nor error. */
export const EventKind = z.enum(["message", "status", "unsupported", "error", "other"]);
export type EventKind = z.infer<typeof EventKind>;

/** "in": an end user wrote. "out": something the business sent changed its state. "none": neither. */
export const EventDirection = z.enum(["in", "out", "none"]);
export type EventDirection = z.infer<typeof EventDirection>;

/** What the signature over the raw bytes said. `unchecked`: there was no app secret, or the API does not sign. */
export const SignatureState = z.enum(["valid", "invalid", "missing", "unchecked"]);
export type SignatureState = z.infer<typeof SignatureState>;

/** Number of an event within a data folder: grows in the order of arrival and is never given twice. */
export const EventId = z.number().int().positive();
export type EventId = z.infer<typeof EventId>;

/** Why a notification was answered with 401 and is kept for show only. */
export const RefusedBecause = z.enum(["signature-missing", "signature-invalid"]);
export type RefusedBecause = z.infer<typeof RefusedBecause>;

/** One message, status or error of a notification (one per change where it holds none), as it is listed. */
export const WebhookEvent = z.object({
  id: EventId,
  /** Undefined for what a receiver took that belongs to no workspace. */
  workspace: WorkspaceId.optional(),
  source: EventSource,
  kind: EventKind,
  direction: EventDirection,
  phoneNumberId: z.string().optional(),
  /** The business number's digits with country code, where they are known. */
  number: z.string().optional(),
  /** The end user's number; a keyed fingerprint (`#…`) where only facts are kept. */
  user: z.string().optional(),
  messageId: z.string().optional(),
  /** `text`, `image`, … of a message; the field's name of a change that holds none. Verbatim, cut at 64 characters. */
  type: z.string().optional(),
  /** `sent`, `delivered`, … of a status, verbatim. */
  status: z.string().optional(),
  /** When it happened, as the payload says; ISO 8601. */
  at: z.string().optional(),
  /** When it was durable here; ISO 8601 with milliseconds. */
  receivedAt: z.string(),
  signature: SignatureState,
  refused: RefusedBecause.optional(),
  /** Made up or sent anew by Switchover: nothing of it is the platform's, whatever signature it bears. */
  madeUp: z.literal(true).optional(),
  /** The beginning of the text, at most 160 characters, not yet made visible; only where texts are searchable. */
  preview: z.string().optional(),
  /** Later arrivals of the same change. */
  repeats: z.number().int().nonnegative(),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** Was it made up or sent anew from here? Its id tells as well: a front on the way may have dropped the mark. */
export function isMadeUpEvent({ madeUp, messageId }: Pick<WebhookEvent, "madeUp" | "messageId">): boolean {
  return madeUp === true || isMadeUpId(messageId);
}

/** May anything be concluded from it? What was refused is a stranger's word, and what was made up here is our own. */
export function isEvidence(event: Pick<WebhookEvent, "refused" | "madeUp" | "messageId">): boolean {
  return event.refused === undefined && !isMadeUpEvent(event);
}

/** Which events are wanted. Everything left out does not narrow. */
export const EventFilter = z.strictObject({
  /** This one event and no other. */
  id: EventId.optional(),
  workspace: WorkspaceId.optional(),
  phoneNumberId: z.string().max(64).optional(),
  kind: EventKind.optional(),
  direction: EventDirection.optional(),
  source: EventSource.optional(),
  /** Words that all occur in the text, the user's number or an id. Never read as a query language. */
  text: z.string().max(200).optional(),
  user: z.string().max(64).optional(),
  messageId: z.string().max(256).optional(),
  /** Received from this moment on, ISO 8601. */
  since: z.iso.datetime({ offset: true }).optional(),
  /** Received before this moment. */
  until: z.iso.datetime({ offset: true }).optional(),
  /** Only those that were refused, or only those that were not. */
  refused: z.boolean().optional(),
});
export type EventFilter = z.infer<typeof EventFilter>;
