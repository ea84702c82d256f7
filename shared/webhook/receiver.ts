import { z } from "zod";
import { MaskedAddress } from "../platform/callback-address.ts";
import { WorkspaceId } from "../workspace/workspace.ts";
import { EventId, WebhookEvent } from "./event.ts";

/** Names a receiver: the workspace that it listens for, or `terminal` for one of a command without a workspace. */
export const ReceiverId = z.union([z.literal("terminal"), WorkspaceId]);
export type ReceiverId = z.infer<typeof ReceiverId>;

/** Why a receiver stopped or takes nothing at the moment. */
export const ReceiverTrouble = z.enum([
  "port-taken",
  "disk-full",
  "store-full",
  "store-failed",
  "vault-locked",
  /** What was passed on came back here: it would have gone round for ever, and is passed on no longer. */
  "copies-circle",
]);
export type ReceiverTrouble = z.infer<typeof ReceiverTrouble>;

/** One receiver as it stands. The two addresses hold a random path each: whoever knows one can post to it. */
export const ReceiverState = z.object({
  receiver: ReceiverId,
  revision: z.number(),
  listening: z.boolean(),
  /** Where signed notifications of the cloud go; loopback. */
  localUrl: z.string().optional(),
  /** Where the on-premises client's callbacks go; loopback. */
  onPremUrl: z.string().optional(),
  /**
   * Where it listens with TLS on an interface of the machine: the authority behind its certificate, which whoever posts
   * there has to trust. `fingerprint` is SHA-256 in hex, `until` the authority's end.
   */
  authority: z.object({ pem: z.string(), fingerprint: z.string(), until: z.string() }).optional(),
  since: z.string().optional(),
  /** When it stops by itself. */
  stopsAt: z.string().optional(),
  /** Are signatures checked? Without an app secret nothing that arrives is proof. */
  checksSignatures: z.boolean(),
  /** Can a handshake succeed? */
  hasVerifyToken: z.boolean(),
  /** What arrives goes on to this address, unchanged. */
  forwardsTo: MaskedAddress.optional(),
  counts: z.object({
    /** Notifications that were made durable and answered with 200. */
    accepted: z.number(),
    /** Those of them with a valid signature of the cloud: no others are proof of its callback. */
    signed: z.number(),
    refused: z.number(),
    /** Answered with 503: try again later. */
    busy: z.number(),
    /** Connections that were closed unread, because as many as may be were open: their senders got no answer. */
    dropped: z.number(),
    handshakes: z.number(),
    failedHandshakes: z.number(),
  }),
  /** Copies that this machine sends until production takes them; missing where it sends each one once. */
  copies: z
    .object({
      waiting: z.number(),
      /** Those of earlier times that wait for another address. */
      others: z.number(),
      paused: z.boolean(),
      /** Since this process forwards: nobody took them within three days, or their bodies are gone. */
      givenUp: z.number(),
      nextAt: z.string().optional(),
    })
    .optional(),
  /** What the receiver answers instead of 200, for a test of somebody's own alarms. */
  answering: z.object({ status: z.number().optional(), afterMs: z.number().optional() }).optional(),
  lastAt: z.string().optional(),
  /** When the last one with a valid signature came. */
  lastSignedAt: z.string().optional(),
  trouble: ReceiverTrouble.optional(),
});
export type ReceiverState = z.infer<typeof ReceiverState>;

/** Something a receiver took, after it was durable. `duplicateOf` is the event that it repeats. */
export const Arrival = z.object({ event: WebhookEvent, duplicateOf: EventId.optional() });
export type Arrival = z.infer<typeof Arrival>;

export const Arrivals = z.object({ receiver: ReceiverId, arrivals: z.array(Arrival) });
export type Arrivals = z.infer<typeof Arrivals>;

/** One try of a copy that this machine sends until it is taken. */
export const CopyTry = z.object({
  receiver: ReceiverId,
  notification: z.number(),
  at: z.string(),
  tries: z.number(),
  outcome: z.enum(["taken", "again", "given-up"]),
  status: z.number().optional(),
  /** Why there was no status; a stable word. */
  failed: z.string().optional(),
  ms: z.number(),
  /** When it is tried again. */
  nextAt: z.string().optional(),
});
export type CopyTry = z.infer<typeof CopyTry>;

/** A verification request and how it was answered. */
export const Handshake = z.object({ receiver: ReceiverId, ok: z.boolean(), at: z.string() });
export type Handshake = z.infer<typeof Handshake>;

/** News for a list: how far the store has grown, with the newest rows of what was added, oldest first. */
export const EventsGrown = z.object({
  through: EventId,
  added: z.number().int(),
  /** At most 200; fewer than `added` where more came at once. */
  latest: z.array(WebhookEvent).max(200),
  /** Something before these rows changed too (repeats counted, rows taken away): read them anew. */
  older: z.boolean(),
});
export type EventsGrown = z.infer<typeof EventsGrown>;
