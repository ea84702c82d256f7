import { ok } from "../../../shared/result.ts";
import type { Push } from "../topics.ts";
import type { Events } from "./events.ts";

/** The same events, pushed on "arrivals" and "events" from the moment at which their store is first open. */
export function announced(events: Events, push: Push): Events {
  let listening = false;
  return {
    ...events,
    store() {
      const store = events.store();
      if (!store.ok || listening) return store;
      listening = true;
      store.value.onArrivals((arrivals) => push("arrivals", arrivals));
      store.value.onGrown((grown) => push("events", grown));
      return ok(store.value);
    },
  };
}
