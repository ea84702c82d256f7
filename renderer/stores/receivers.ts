import type { Client } from "../../shared/rpc/client.ts";
import type { ReceiverState } from "../../shared/webhook/receiver.ts";
import { openFeed, type Feed } from "./feed.ts";
import { withNewest } from "./newest.ts";

/** Every receiver of the data folder, keyed by its workspace or by `terminal`. */
export type Receivers = ReadonlyMap<string, ReceiverState>;

/** Opens the store of receivers. */
export function openReceivers(client: Client): Feed<Receivers> {
  return openFeed<Receivers, "webhooks.receivers", "receivers">({
    client,
    method: "webhooks.receivers",
    input: {},
    topic: "receivers",
    read: (list) => new Map(list.map((one) => [one.receiver as string, one])),
    merge: (known, push) => (known === undefined ? undefined : withReceiver(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withReceiver, answered),
  });
}

/** The receivers with this one, unless a later revision is known. */
export function withReceiver(receivers: Receivers, one: ReceiverState): Receivers {
  return withNewest(receivers, one.receiver, one);
}
