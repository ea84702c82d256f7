import type { Client } from "../../shared/rpc/client.ts";
import type { UpdateState } from "../../shared/updates/update-state.ts";
import { openFeed, type Feed } from "./feed.ts";
import type { RealmStores } from "./realm-stores.ts";

export type Updates = Feed<UpdateState>;

function openUpdates(client: Client): Updates {
  return openFeed<UpdateState, "updates.state", "updates">({
    client,
    method: "updates.state",
    input: {},
    topic: "updates",
    read: (state) => state,
    merge: (_known, push) => push,
    pushIsWhole: true,
  });
}

// Not read until the settings are opened.
const opened = new WeakMap<RealmStores, Updates>();

/** The store of what is known of updates. They concern the program: `own` is the client of the own realm. */
export function updatesOf(stores: RealmStores, own: Client): Updates {
  const known = opened.get(stores);
  if (known !== undefined) return known;
  const feed = openUpdates(own);
  opened.set(stores, feed);
  stores.join(feed);
  feed.refresh().catch(() => undefined);
  return feed;
}
