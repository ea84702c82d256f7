import type { Client } from "../../shared/rpc/client.ts";
import type { WatchState } from "../../shared/watch/finding.ts";
import { openFeed, type Feed } from "./feed.ts";
import { laterOf } from "./newest.ts";

/** Opens the store of what the watch knows: findings and scheduled looks. */
export function openWatch(client: Client): Feed<WatchState> {
  return openFeed<WatchState, "watch.state", "watch">({
    client,
    method: "watch.state",
    input: {},
    topic: "watch",
    read: (state) => state,
    merge: (known, push) => (known === undefined ? push : laterOf(known, push)),
    newer: laterOf,
    pushIsWhole: true,
  });
}
