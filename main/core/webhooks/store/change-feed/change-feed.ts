import {
  type Arrival,
  type Arrivals,
  type EventsGrown,
  ReceiverId,
} from "../../../../../shared/webhook/receiver.ts";
import type { Indexed, IndexedEvent } from "../index/index-notification.ts";
import { listFollower } from "./change-feed-list.ts";
import type { NumberRefs } from "../tables/number-refs.ts";
import type { StoreDatabase } from "../store-database.ts";
import { ok } from "../../../../../shared/result.ts";
import type { WebhookEvent } from "../../../../../shared/webhook/event.ts";
import { EVENT_COLUMNS, eventOf, listed } from "../tables/event-rows.ts";

type Listener = (arrivals: Arrivals) => void;

/** Notifies listeners of what arrived in this process. */
export type ArrivalTeller = {
  on(listener: Listener): () => void;
  filed(filed: readonly Indexed[], own: (notification: number) => boolean): void;
  filedElsewhere(notifications: readonly number[]): void;
  stop(): void;
};

/** Follows a store for its listeners; does nothing while there are none. */
function arrivalTeller(database: StoreDatabase, lines: NumberRefs): ArrivalTeller {
  const listeners = new Set<Listener>();
  const notify = (receiver: string, arrivals: Arrival[]): void => {
    const known = ReceiverId.safeParse(receiver);
    if (arrivals.length === 0 || !known.success) return;
    for (const listener of listeners) listener({ receiver: known.data, arrivals });
  };
  return {
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    filed(filed, own) {
      if (listeners.size === 0) return;
      const accepted = filed.filter(({ notification }) => own(notification));
      for (const [receiver, group] of Map.groupBy(accepted, (one) => one.receiver))
        notify(
          receiver,
          group.flatMap(({ events }) => events.flatMap((event) => arrivalOf(database, lines, event))),
        );
    },
    filedElsewhere(notifications) {
      if (listeners.size === 0) return;
      for (const notification of notifications) {
        const read = database.read(() => ok(arrivalsOf(database, lines, notification)));
        if (!read.ok) return;
        for (const [receiver, group] of Map.groupBy(read.value, ({ event }) => event.workspace ?? "terminal"))
          notify(receiver, group);
      }
    },
    stop: () => listeners.clear(),
  };
}

function arrivalOf(database: StoreDatabase, lines: NumberRefs, filed: IndexedEvent): Arrival[] {
  if (filed.kind === "new") {
    const line = lines.byId(filed.event.line);
    return [{ event: listed(filed.event, { id: filed.id, repeats: 0, line }) }];
  }
  const [row] = database.rows(`SELECT ${EVENT_COLUMNS} FROM event AS e WHERE e.id = ?`, [filed.id]);
  return row === undefined ? [] : [{ event: eventOf(row, lines), duplicateOf: filed.id }];
}

function arrivalsOf(database: StoreDatabase, lines: NumberRefs, notification: number): Arrival[] {
  const read = (where: string): WebhookEvent[] =>
    database
      .rows(`SELECT ${EVENT_COLUMNS} FROM event AS e WHERE ${where} ORDER BY e.id`, [notification])
      .map((row) => eventOf(row, lines));
  return [
    ...read("e.notification = ?").map((event) => ({ event })),
    ...read("e.id IN (SELECT event FROM note WHERE notification = ?)").map((event) => ({
      event,
      duplicateOf: event.id,
    })),
  ];
}

/** Notifies listeners of what was indexed, and of what other processes did. */
export type ChangeFeed = {
  onArrivals(listener: (arrivals: Arrivals) => void): () => void;
  onGrown(listener: (grown: EventsGrown) => void): () => void;
  /** These notifications were indexed here; `own` says which of them this process accepted. */
  filed(filed: readonly Indexed[], own: (notification: number) => boolean): void;
  /** This process accepted them, and another one has indexed them. */
  filedElsewhere(notifications: readonly number[]): void;
  /** Rows before the newest changed or were removed. */
  olderChanged(): void;
  stop(): void;
};

/** Follows a store for its listeners; does nothing while there are none. */
export function changeFeedOf(database: StoreDatabase, lines: NumberRefs): ChangeFeed {
  const arrivals = arrivalTeller(database, lines);
  const list = listFollower(database, lines);
  return {
    onArrivals: (listener) => arrivals.on(listener),
    onGrown: (listener) => list.on(listener),
    filed(filed, own) {
      arrivals.filed(filed, own);
      list.filed(filed);
    },
    filedElsewhere: (notifications) => arrivals.filedElsewhere(notifications),
    olderChanged: () => list.olderChanged(),
    stop() {
      arrivals.stop();
      list.stop();
    },
  };
}
