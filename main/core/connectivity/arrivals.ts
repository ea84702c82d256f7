import { isMadeUpEvent, type EventSource, type WebhookEvent } from "../../../shared/webhook/event.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import type { EventStore } from "../webhooks/store/port.ts";
import { PREVIEW } from "../../../shared/webhook/part-text.ts";
import { holdsKeyword } from "./keyword.ts";

/**
 * A message of the number: its text holds the word, no text of it is kept so that nobody can tell (`window`), or it is
 * somebody else's (`other`).
 */
export type Hit = { readonly event: WebhookEvent; readonly by: "word" | "window" | "other" };

/** Whose arrivals are awaited. The on-premises client does not name its number: its path is the number's own. */
export type Awaiting = {
  readonly store: EventStore;
  readonly receiver: ReceiverId;
  readonly source: EventSource;
  readonly phoneNumberId: string;
};

/** Is this event about the number whose arrivals are awaited, from its side, and not made up here? */
export function isOurs({ source, phoneNumberId }: Awaiting, event: WebhookEvent): boolean {
  if (isMadeUpEvent(event)) return false;
  return event.source === source && (source === "on-premises" || event.phoneNumberId === phoneNumberId);
}

/** Hears each inbound message to the number that is the one with this word, until the returned function is called. */
export function onMessage(awaited: Awaiting, word: string, listener: (hit: Hit) => void): () => void {
  const { store, receiver } = awaited;
  return store.onArrivals(({ receiver: at, arrivals }) => {
    if (at !== receiver) return;
    for (const { event, duplicateOf } of arrivals) {
      if (event.kind !== "message" || event.direction !== "in") continue;
      if (!isOurs(awaited, event)) continue;
      const by = matched(store, event, word);
      // A signed copy may follow one that proved nothing; without the word a repeat may be of any message before.
      if (duplicateOf !== undefined && by !== "word") continue;
      listener({ event, by });
    }
  });
}

/** A busy number has many statuses while nobody has answered yet; the answer's own are among the newest. */
const MOST_HEARD = 1_000;

/** Statuses of what the business sends, from the moment at which somebody listens. */
export type StatusListener = {
  /** Hands over those to this user: what was heard already, and what is yet to come. */
  to(user: string | undefined, listener: (event: WebhookEvent) => void): void;
  end(): void;
};

/** Listens for statuses: an answer that a program gives may overtake the news of the message that it answers. */
export function listenForStatuses(awaited: Awaiting): StatusListener {
  const { store, receiver } = awaited;
  const heard: WebhookEvent[] = [];
  let tell = (event: WebhookEvent): void => {
    heard.push(event);
    if (heard.length > MOST_HEARD) heard.shift();
  };
  const end = store.onArrivals(({ receiver: at, arrivals }) => {
    if (at !== receiver) return;
    for (const { event, duplicateOf } of arrivals) {
      if (duplicateOf !== undefined || event.kind !== "status") continue;
      if (isOurs(awaited, event)) tell(event);
    }
  });
  return {
    to(user, listener) {
      tell = (event) => {
        if (user === undefined || event.user === user) listener(event);
      };
      for (const event of heard.splice(0)) tell(event);
    },
    end,
  };
}

function matched(store: EventStore, event: WebhookEvent, word: string): Hit["by"] {
  if (event.preview !== undefined) {
    if (holdsKeyword(event.preview, word)) return "word";
    // It is the whole text, so that its body need not be read.
    if (event.preview.length < PREVIEW) return "other";
  }
  // The preview may end before the word; a sealed body opens while the vault is open.
  const text = ownTextOf(store, event);
  if (text !== undefined) return holdsKeyword(text, word) ? "word" : "other";
  // Where no text is kept, any message to this number counts: its callback leads here for the test alone.
  return event.preview === undefined ? "window" : "other";
}

/**
 * What is kept of one message, in clear. Its own part of the notification and not the whole, in which the word may
 * stand in somebody else's message; and parsed, since a dash that a phone made of the hyphen is escaped on the wire.
 */
export function ownTextOf(store: EventStore, { id }: WebhookEvent): string | undefined {
  const part = store.part(id);
  return part.ok ? part.value : undefined;
}
