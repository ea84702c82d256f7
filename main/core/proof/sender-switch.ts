import type { SenderSwitch } from "../../../shared/proof/chain.ts";
import { isEvidence, type WebhookEvent } from "../../../shared/webhook/event.ts";
import { sideOf } from "./chain.ts";
import { fingerprintOf } from "./evidence.ts";
import { isWrittenAfter } from "./happened-after.ts";
import type { LastMove } from "./last-move.ts";

/** What is known of messages sent from here. */
export type OwnMessages = {
  /** Fingerprints of the message ids of answers that tests sent. */
  readonly known: ReadonlySet<string>;
  /** Number of answers that may have been sent without a known id: this many unknown ids may be ours. */
  readonly lost: number;
};

/** Judges statuses one at a time, in the order of arrival. */
export type StatusJudge = {
  /** Returns the evidence that another system sends, with the first status that shows it. */
  take(event: WebhookEvent): SenderSwitch["sends"];
};

const REACHED: readonly (string | undefined)[] = ["delivered", "read"];

/**
 * Creates the judge: it finds a status of a message that was sent after the number's migration, and not from
 * here.
 *
 * `sent` shows when the message was sent. `delivered` and `read` may come long after: they count only if no
 * event of the message is from before the migration (`isOlder`), and if the number was not at this API
 * before. If ids of our own answers are unknown, that many messages may be ours; only one more than those is
 * certainly another system's.
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

/** A status of this number from the API that it was migrated to, signed if that API signs. */
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
