import { z } from "zod";
import { RunId } from "../ids.ts";
import { Direction } from "../migration/direction.ts";
import { MaskedAddress } from "../platform/callback-address.ts";
import { EventId, EventSource } from "../webhook/event.ts";

/** The row of a run's journal after which evidence counts: no clock that was set can put anything before or behind it. */
export const MoveMark = z.object({ run: RunId, seq: z.number().int() });
export type MoveMark = z.infer<typeof MoveMark>;

/** How far one link of the chain is shown. `before-move`: it was, and what was seen then proves nothing now. */
const LinkState = z.enum(["proven", "not-yet", "failed", "before-move"]);

/** What each link's state rests on. Each has its sentence in the wording. */
export const EVIDENCE = {
  moved: [
    "platform-answer",
    "both-apis",
    "webhook",
    "already-there",
    "reported",
    "outcome-unknown",
    /** A later look, or a later run, found the number on the other API. */
    "elsewhere",
  ],
  message: [
    "signed-message",
    /** The client signs nothing: the keyword, the random path and the client's own read-back are all there is. */
    "client-message",
    "no-test",
    "signatures-unchecked",
    /** No text is kept, and by its own time the message may be older than the move. */
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
    /** Only questions went out: how it takes notifications was not tried. */
    "checks-passed-unsent",
    /** On-premises: address, certificate and reachability; the doctor's notifications have the cloud's shape. */
    "reachable",
    "no-check",
    "checks-failed",
    /** An authority of one's own stood in for the public roots, which the cloud goes by. */
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
    /** When what it rests on was seen; ISO 8601. */
    at: z.string().optional(),
    /** `delivered`, `read` of an answer. */
    status: z.string().optional(),
    /** The API that something older was seen on. */
    side: EventSource.optional(),
    /** The endpoint that a check was about, or that notifications go to. */
    address: MaskedAddress.optional(),
  });

/** From the move to production, in this order. */
export const ChainLink = z.discriminatedUnion("id", [
  link("moved"),
  link("message"),
  link("answer"),
  link("endpoint"),
]);
export type ChainLink = z.infer<typeof ChainLink>;

/** What the customer's own system has to change after a move. */
export const SenderItem = z.enum(["address", "token", "payload", "incoming", "media", "templates"]);
export type SenderItem = z.infer<typeof SenderItem>;

/** The list for the customer's own system, for one move. */
export const SenderSwitch = z.object({
  items: z.array(z.object({ item: SenderItem, doneAt: z.string().optional() })),
  /**
   * A message that was not sent from here changed its status after the move: the customer's system sends again. `at`:
   * when that came here first.
   */
  sends: z.object({ at: z.string(), status: z.string(), signed: z.boolean(), event: EventId }).optional(),
});
export type SenderSwitch = z.infer<typeof SenderSwitch>;

/** What is proven of a number since its last move, and what is not. */
export const ProofChain = z.object({
  number: z.string(),
  phoneNumberId: z.string(),
  run: RunId,
  direction: Direction,
  /** The API that the number was moved to, and that evidence must come from. */
  side: EventSource,
  /** When the request that moved it went out and by when it had: what lies between is neither before nor after. */
  movedFrom: z.string().optional(),
  movedBy: z.string(),
  links: z.array(ChainLink),
  sender: SenderSwitch,
});
export type ProofChain = z.infer<typeof ProofChain>;
