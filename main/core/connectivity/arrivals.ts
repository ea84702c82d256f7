import { isMadeUpEvent, type EventSource, type WebhookEvent } from "../../../shared/webhook/event.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import type { EventStore } from "../webhooks/store/port.ts";
import { PREVIEW } from "../../../shared/webhook/part-text.ts";
import { holdsKeyword } from "./keyword.ts";

/**
 * An inbound message of the number, and how it matched: its text holds the keyword (`word`), no text is kept
 * so that no match is possible (`window`), or its text lacks the keyword (`other`).
 */
export type Hit = { readonly event: WebhookEvent; readonly by: "word" | "window" | "other" };

/**
 * The number whose arrivals are awaited. The on-premises client does not name its number: the URL path
 * identifies it.
 */
export type Awaiting = {
  readonly store: EventStore;
  readonly receiver: ReceiverId;
  readonly source: EventSource;
  readonly phoneNumberId: string;
};

/** Whether the event concerns the awaited number, comes from its API, and is not a test notification. */
export function isOurs({ source, phoneNumberId }: Awaiting, event: WebhookEvent): boolean {
  if (isMadeUpEvent(event)) return false;
  return event.source === source && (source === "on-premises" || event.phoneNumberId === phoneNumberId);
}

/**
 * Calls the listener for each inbound message to the number and says how it matched `keyword`, until the
 * returned function is called.
 */
export function onMessage(awaited: Awaiting, keyword: string, listener: (hit: Hit) => void): () => void {
  const { store, receiver } = awaited;
  return store.onArrivals(({ receiver: at, arrivals }) => {
    if (at !== receiver) return;
    for (const { event, duplicateOf } of arrivals) {
      if (event.kind !== "message" || event.direction !== "in") continue;
      if (!isOurs(awaited, event)) continue;
      const by = matched(store, event, keyword);
      // A signed copy may follow an unsigned one; without the keyword, a duplicate may be of any earlier
      // message.
      if (duplicateOf !== undefined && by !== "word") continue;
      listener({ event, by });
    }
  });
}

/**
 * A busy number has many statuses while no message has been answered; the answer's own are among the newest.
 */
const MOST_HEARD = 1_000;

/** Statuses of the messages that the business sends, collected from the moment this listener exists. */
export type StatusListener = {
  /** Passes the statuses for this user to the listener: those already received, then the later ones. */
  to(user: string | undefined, listener: (event: WebhookEvent) => void): void;
  end(): void;
};

/** Collects statuses: the status of an automatic answer may arrive before the message that it answers. */
export function listenForStatuses(awaited: Awaiting): StatusListener {
  const { store, receiver } = awaited;
  const received: WebhookEvent[] = [];
  let deliver = (event: WebhookEvent): void => {
    received.push(event);
    if (received.length > MOST_HEARD) received.shift();
  };
  const end = store.onArrivals(({ receiver: at, arrivals }) => {
    if (at !== receiver) return;
    for (const { event, duplicateOf } of arrivals) {
      if (duplicateOf !== undefined || event.kind !== "status") continue;
      if (isOurs(awaited, event)) deliver(event);
    }
  });
  return {
    to(user, listener) {
      deliver = (event) => {
        if (user === undefined || event.user === user) listener(event);
      };
      for (const event of received.splice(0)) deliver(event);
    },
    end,
  };
}

function matched(store: EventStore, event: WebhookEvent, keyword: string): Hit["by"] {
  if (event.preview !== undefined) {
    if (holdsKeyword(event.preview, keyword)) return "word";
    // The preview is the whole text, so the body need not be read.
    if (event.preview.length < PREVIEW) return "other";
  }
  // The preview may end before the keyword; an encrypted body can be read while the vault is unlocked.
  const text = ownTextOf(store, event);
  if (text !== undefined) return holdsKeyword(text, keyword) ? "word" : "other";
  // If no text is kept, any message to this number counts: its callback URL leads here only for the test.
  return event.preview === undefined ? "window" : "other";
}

/**
 * The text kept of one message, decrypted. Reads only the event's own part of the notification, because
 * another message of the same notification may hold the keyword; and parses it, because a dash that a phone
 * made of the hyphen is escaped in the raw body.
 */
export function ownTextOf(store: EventStore, { id }: WebhookEvent): string | undefined {
  const part = store.part(id);
  return part.ok ? part.value : undefined;
}
