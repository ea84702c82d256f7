import { z } from "zod";
import { MaskedAddress } from "../platform/callback-address.ts";
import { WorkspaceId } from "../workspace/workspace.ts";
import { EventId, WebhookEvent } from "./event.ts";

/**
 * Identifies a receiver: the workspace that it listens for, or `terminal` for a command without a workspace.
 */
export const ReceiverId = z.union([z.literal("terminal"), WorkspaceId]);
export type ReceiverId = z.infer<typeof ReceiverId>;

/** Why a receiver stopped or accepts nothing at the moment. */
export const ReceiverTrouble = z.enum([
  "port-taken",
  "disk-full",
  "store-full",
  "store-failed",
  "vault-locked",
  /** Forwarded copies came back here and would loop forever; forwarding has stopped. */
  "copies-circle",
]);
export type ReceiverTrouble = z.infer<typeof ReceiverTrouble>;

/** The state of one receiver. Both URLs contain a random path; anyone who knows one can post to it. */
export const ReceiverState = z.lazy(() =>
  z.object({
    receiver: ReceiverId,
    revision: z.number(),
    listening: z.boolean(),
    /** URL for the cloud's signed notifications; loopback. */
    localUrl: z.string().optional(),
    /** URL for the on-premises client's callbacks; loopback. */
    onPremUrl: z.string().optional(),
    /**
     * Where it listens with TLS on an interface of the machine: the authority of its certificate, which senders
     * must trust. `fingerprint` is SHA-256 in hex, `until` is when the authority expires.
     */
    authority: z.object({ pem: z.string(), fingerprint: z.string(), until: z.string() }).optional(),
    since: z.string().optional(),
    /** When it stops automatically. */
    stopsAt: z.string().optional(),
    /** True if signatures are checked. Without an app secret nothing that arrives is proof. */
    checksSignatures: z.boolean(),
    /** True if a verification request can succeed. */
    hasVerifyToken: z.boolean(),
    /** Notifications are forwarded to this URL, unchanged. */
    forwardsTo: MaskedAddress.optional(),
    counts: z.object({
      /** Notifications that were stored and answered with 200. */
      accepted: z.number(),
      /** Those with a valid cloud signature; no others prove anything about the cloud's callback URL. */
      signed: z.number(),
      refused: z.number(),
      /** Answered with 503: retry later. */
      busy: z.number(),
      /** Connections closed unread because the limit was reached; their senders got no response. */
      dropped: z.number(),
      handshakes: z.number(),
      failedHandshakes: z.number(),
    }),
    /** Copies that this machine resends until production accepts them; missing if each is sent once. */
    copies: z
      .object({
        waiting: z.number(),
        /** Earlier copies that wait for another URL. */
        others: z.number(),
        paused: z.boolean(),
        /** Copies dropped by this process: not accepted within three days, or their bodies were deleted. */
        givenUp: z.number(),
        nextAt: z.string().optional(),
      })
      .optional(),
    /** The test response that the receiver returns instead of 200. */
    answering: z.object({ status: z.number().optional(), afterMs: z.number().optional() }).optional(),
    lastAt: z.string().optional(),
    /** When the last notification with a valid signature arrived. */
    lastSignedAt: z.string().optional(),
    trouble: ReceiverTrouble.optional(),
  }),
);
export type ReceiverState = z.infer<typeof ReceiverState>;

/** An event that a receiver has stored. `duplicateOf` is the event that it duplicates. */
export const Arrival = z.object({ event: WebhookEvent, duplicateOf: EventId.optional() });
export type Arrival = z.infer<typeof Arrival>;

export const Arrivals = z.object({ receiver: ReceiverId, arrivals: z.array(Arrival) });
export type Arrivals = z.infer<typeof Arrivals>;

/** One attempt of a copy that this machine resends until it is accepted. */
export const CopyTry = z.lazy(() =>
  z.object({
    receiver: ReceiverId,
    notification: z.number(),
    at: z.string(),
    tries: z.number(),
    outcome: z.enum(["taken", "again", "given-up"]),
    status: z.number().optional(),
    /** Why there was no status; a stable identifier. */
    failed: z.string().optional(),
    ms: z.number(),
    /** When the next attempt follows. */
    nextAt: z.string().optional(),
  }),
);
export type CopyTry = z.infer<typeof CopyTry>;

/** A verification request and its result. */
export const Handshake = z.object({ receiver: ReceiverId, ok: z.boolean(), at: z.string() });
export type Handshake = z.infer<typeof Handshake>;

/** Change notice for a list: the newest event id, with the newest added rows, oldest first. */
export const EventsGrown = z.lazy(() =>
  z.object({
    through: EventId,
    added: z.number().int(),
    /** At most 200; fewer than `added` if more arrived at once. */
    latest: z.array(WebhookEvent).max(200),
    /** True if earlier rows changed too (duplicates counted, rows deleted) and must be read again. */
    older: z.boolean(),
  }),
);
export type EventsGrown = z.infer<typeof EventsGrown>;
