import { z } from "zod";
import { RunId } from "../ids.ts";
import { Direction } from "../migration/direction.ts";
import { MaskedAddress } from "../platform/callback-address.ts";
import { EventId, EventSource } from "../webhook/event.ts";

/** The journal row after which evidence counts. Row numbers cannot be shifted by a changed clock. */
export const MoveMark = z.object({ run: RunId, seq: z.number().int() });
export type MoveMark = z.infer<typeof MoveMark>;

/**
 * How far one link of the chain is shown. `before-move`: it was shown before the move, which proves nothing
 * now.
 */
const LinkState = z.enum(["proven", "not-yet", "failed", "before-move"]);

/** The evidence behind each link's state. Each value has a sentence in the wording. */
export const EVIDENCE = {
  moved: [
    "platform-answer",
    "both-apis",
    "webhook",
    "already-there",
    "reported",
    "outcome-unknown",
    /** A later query, or a later migration, found the number on the other API. */
    "elsewhere",
  ],
  message: [
    "signed-message",
    /**
     * The client signs nothing: the only evidence is the keyword, the random path and the client's own
     * settings read back.
     */
    "client-message",
    "no-test",
    "signatures-unchecked",
    /** No text is kept, and by its own timestamp the message may be older than the move. */
    "keyword-not-seen",
    "inconclusive",
    "did-not-arrive",
    "earlier-message",
  ],
  answer: [
    "signed-status",
    "client-status",
    "no-answer",
    "answer-unconfirmed",
    "answer-refused",
    "earlier-answer",
  ],
  endpoint: [
    "checks-passed",
    /** Only checks were sent: how the endpoint handles notifications was not tested. */
    "checks-passed-unsent",
    /**
     * On-premises: URL, certificate and reachability only. The endpoint check's test notifications have the
     * cloud API's format.
     */
    "reachable",
    "no-check",
    "checks-failed",
    /** The check used the user's own certificate authority; the cloud uses the public roots. */
    "own-authority",
    "other-address",
    "address-unknown",
    "earlier-check",
  ],
} as const;
export type LinkId = keyof typeof EVIDENCE;

const link = <Id extends LinkId>(id: Id) =>
  z.object({
    id: z.literal(id),
    state: LinkState,
    evidence: z.enum(EVIDENCE[id]),
    /** When the evidence was observed; ISO 8601. */
    at: z.string().optional(),
    /** `delivered` or `read`: the status of a reply. */
    status: z.string().optional(),
    /** The API on which older evidence was observed. */
    side: EventSource.optional(),
    /** The endpoint that was checked, or that receives notifications. */
    address: MaskedAddress.optional(),
  });

/** The links from the move to production, in this order. */
export const ChainLink = z.discriminatedUnion("id", [
  link("moved"),
  link("message"),
  link("answer"),
  link("endpoint"),
]);
export type ChainLink = z.infer<typeof ChainLink>;

/** An item that the customer's own system has to change after a move. */
export const SenderItem = z.enum(["address", "token", "payload", "incoming", "media", "templates"]);
export type SenderItem = z.infer<typeof SenderItem>;

/** The list for the customer's own system, for one move. */
export const SenderSwitch = z.object({
  items: z.array(z.object({ item: SenderItem, doneAt: z.string().optional() })),
  /**
   * A message that was not sent from here changed its status after the move, so the customer's system is
   * sending again. `at`: when the first such status was received.
   */
  sends: z.object({ at: z.string(), status: z.string(), signed: z.boolean(), event: EventId }).optional(),
});
export type SenderSwitch = z.infer<typeof SenderSwitch>;

/** What is confirmed about a number since its last move, and what is not. */
export const ProofChain = z.object({
  number: z.string(),
  phoneNumberId: z.string(),
  run: RunId,
  direction: Direction,
  /** The API that the number was moved to; evidence must come from it. */
  side: EventSource,
  /**
   * The interval in which the request that moved the number took effect. Events inside it count neither as
   * before nor as after the move.
   */
  movedFrom: z.string().optional(),
  movedBy: z.string(),
  links: z.array(ChainLink),
  sender: SenderSwitch,
});
export type ProofChain = z.infer<typeof ProofChain>;
