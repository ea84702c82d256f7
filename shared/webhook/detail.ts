import { z } from "zod";
import { EventSource, SenderState, SignatureState, WebhookEvent } from "./event.ts";

/** Headers in their original order, limited, without possible secrets. */
const HeaderList = z.array(z.tuple([z.string(), z.string()]));
export type HeaderList = z.infer<typeof HeaderList>;

/** The beginning of a response body, at most 4 KB, without possible secrets. */
export const ShownAnswer = z.object({ text: z.string(), shortened: z.boolean() });
export type ShownAnswer = z.infer<typeof ShownAnswer>;

/** One arrival of a notification: the first, or a duplicate. */
const ArrivalNote = z.object({
  at: z.string(),
  source: EventSource,
  signature: SignatureState,
  sender: SenderState.optional(),
  /**
   * Which of the receiver's app secrets matched: 1 or 2. Both for one change means that a second app is
   * subscribed.
   */
  secret: z.number().optional(),
});

/** The production endpoint's response to one copy; the last one counts. */
const ForwardedCopy = z.object({
  at: z.string(),
  status: z.number().optional(),
  ms: z.number(),
  failed: z.string().optional(),
  /** Request and response headers; missing where only metadata is kept. */
  sent: HeaderList.optional(),
  headers: HeaderList.optional(),
  /** Missing where bodies are not kept unencrypted, because it may repeat the request. */
  answer: ShownAnswer.optional(),
});

/**
 * Everything that is kept of one event. Texts are as received; control characters must be made visible before
 * display.
 */
export const EventDetail = z.object({
  event: WebhookEvent,
  notification: z.object({
    receivedAt: z.string(),
    bytes: z.number(),
    shape: z.enum(["cloud", "on-premises", "unreadable"]),
    /** Number of events in the notification. */
    events: z.number(),
    /** Parts were deleted on request, so the signature no longer matches the rest. */
    cut: z.boolean(),
    /** Headers of its request; missing where only metadata is kept. */
    headers: HeaderList.optional(),
  }),
  body: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("kept"),
      /** The notification as received, at most 64 KB of it. */
      raw: z.string(),
      /** True where `raw` is only its beginning. */
      shortened: z.boolean(),
      /**
       * JSON text of this event's own part, at most 64 KB; undefined if it could not be parsed or is larger.
       */
      part: z.string().optional(),
    }),
    /** Encrypted with the key of the vault, which is locked. */
    z.object({ kind: z.literal("locked") }),
    z.object({ kind: z.literal("not-kept") }),
  ]),
  arrivals: z.array(ArrivalNote),
  /** The copies sent to production, oldest first, one for each attempt. */
  forwarded: z.array(ForwardedCopy),
});
export type EventDetail = z.infer<typeof EventDetail>;
