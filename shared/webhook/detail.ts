import { z } from "zod";
import { EventSource, SignatureState, WebhookEvent } from "./event.ts";

/** Headers in the order in which they came, bounded, without what may be a secret. */
const HeaderList = z.array(z.tuple([z.string(), z.string()]));
export type HeaderList = z.infer<typeof HeaderList>;

/** The beginning of an answer's body, at most 4 KB, without what may be a secret. */
export const ShownAnswer = z.object({ text: z.string(), shortened: z.boolean() });
export type ShownAnswer = z.infer<typeof ShownAnswer>;

/** One arrival of a change: the first, or a repeat. */
const ArrivalNote = z.object({
  at: z.string(),
  source: EventSource,
  signature: SignatureState,
  /** Which of the receiver's app secrets fitted: 1 or 2. Two for one change mean that a second app is subscribed. */
  secret: z.number().optional(),
});

/** What the production endpoint answered to one copy; the last one counts. */
const ForwardedCopy = z.object({
  at: z.string(),
  status: z.number().optional(),
  ms: z.number(),
  failed: z.string().optional(),
  /** What went out with it, and what came with the answer; missing where only facts are kept. */
  sent: HeaderList.optional(),
  headers: HeaderList.optional(),
  /** Missing where bodies are not kept openly: it may repeat what it was sent. */
  answer: ShownAnswer.optional(),
});

/** Everything that is kept of one event. Texts come as they arrived and must be made visible before they are shown. */
export const EventDetail = z.object({
  event: WebhookEvent,
  notification: z.object({
    receivedAt: z.string(),
    bytes: z.number(),
    shape: z.enum(["cloud", "on-premises", "unreadable"]),
    /** How many events the notification held. */
    events: z.number(),
    /** Parts were taken out on somebody's request: the signature no longer fits what is left. */
    cut: z.boolean(),
    /** Of the request that it came with; missing where only facts are kept. */
    headers: HeaderList.optional(),
  }),
  body: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("kept"),
      /** The notification as it came, at most 64 KB of it. */
      raw: z.string(),
      /** True where `raw` is only its beginning. */
      shortened: z.boolean(),
      /** JSON text of this event's own part, at most 64 KB; undefined where it could not be parsed or is larger. */
      part: z.string().optional(),
    }),
    /** Sealed under the vault's key, which is not open. */
    z.object({ kind: z.literal("locked") }),
    z.object({ kind: z.literal("not-kept") }),
  ]),
  arrivals: z.array(ArrivalNote),
  /** What became of the copies that went to production, oldest first: one for each time that it was sent. */
  forwarded: z.array(ForwardedCopy),
});
export type EventDetail = z.infer<typeof EventDetail>;
