import type { SenderSwitch } from "../../../shared/proof/chain.ts";
import { isEvidence, type WebhookEvent } from "../../../shared/webhook/event.ts";
import { sideOf } from "./chain.ts";
import { fingerprintOf } from "./evidence.ts";
import { isWrittenAfter } from "./happened-after.ts";
import type { LastMove } from "./last-move.ts";

/** What is known of the messages that were sent from here. */
export type OwnMessages = {
  /** Fingerprints of the ids of the answers that tests sent. */
  readonly known: ReadonlySet<string>;
  /** Answers that may have left and whose id nobody knows: so many ids of others may be theirs. */
  readonly lost: number;
};

/** Judges statuses one after the other, in the order in which they came. */
export type StatusJudge = {
  /** Gives what shows that another system sends, with the first status that does. */
  take(event: WebhookEvent): SenderSwitch["sends"];
};

const REACHED: readonly (string | undefined)[] = ["delivered", "read"];

/**
 * Looks in a number's statuses for one of a message that was sent after its move, and not from here.
 *
 * `sent` says when the message was sent. `delivered` and `read` may come long after it: they count only where no event of the
 * message is from before the move (`isOlder`), and where the number was not on this API before. Where answers of ours may
 * have left whose ids are lost, so many messages may be ours; only one more than those is certainly another system's.
 */
export function judgeStatuses(
  move: LastMove,
  own: OwnMessages,
  isOlder: (messageId: string) => boolean,
): StatusJudge {
  const foreign = new Set<string>();
  return {
    take(event) {
      const { messageId, status } = event;
      if (messageId === undefined || status === undefined || !comesFromThere(move, event)) return undefined;
      if (!isWrittenAfter(move, event.at) || Date.parse(event.receivedAt) <= move.at) return undefined;
      if (own.known.has(fingerprintOf(messageId))) return undefined;
      const isReached = REACHED.includes(status) && !move.wasHereBefore;
      if (status !== "sent" && !(isReached && !isOlder(messageId))) return undefined;
      foreign.add(messageId);
      if (foreign.size <= own.lost) return undefined;
      const { id, receivedAt, signature } = event;
      return { at: receivedAt, status, signed: signature === "valid", event: id };
    },
  };
}

/** A status of this number from the API that it was moved to, signed where that signs. */
function comesFromThere(move: LastMove, event: WebhookEvent): boolean {
  const side = sideOf(move);
  return (
    event.kind === "status" &&
    isEvidence(event) &&
    event.source === side &&
    event.phoneNumberId === move.phoneNumberId &&
    (side === "on-premises" || event.signature === "valid")
  );
}
