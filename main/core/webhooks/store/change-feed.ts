import type { Arrivals, EventsGrown } from "../../../../shared/webhook/receiver.ts";
import type { Indexed } from "./index-notification.ts";
import { arrivalTeller } from "./change-feed-arrivals.ts";
import { listFollower } from "./change-feed-list.ts";
import type { NumberRefs } from "./number-refs.ts";
import type { StoreDatabase } from "./store-database.ts";

/** Tells listeners what was filed, and what other processes did. */
export type ChangeFeed = {
  onArrivals(listener: (arrivals: Arrivals) => void): () => void;
  onGrown(listener: (grown: EventsGrown) => void): () => void;
  /** These notifications were filed here; `own` says which of them this process took. */
  filed(filed: readonly Indexed[], own: (notification: number) => boolean): void;
  /** This process took them, and another one has filed them. */
  filedElsewhere(notifications: readonly number[]): void;
  /** Rows before the newest changed or went. */
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
