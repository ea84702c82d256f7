import type { BatchChange, BatchState } from "../../shared/rpc/areas/batch.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";
import type { RealmStores } from "./realm-stores.ts";

/** The batch that the program carries out, or the last one; undefined if it carried out none. */
export type ShownBatch = { readonly batch: BatchState | undefined };

// Only one screen needs it, so it isn't read until that opens.
const opened = new WeakMap<RealmStores, Feed<ShownBatch>>();

/** The store of a realm's batch; the first call opens and reads it. */
export function batchOf(stores: RealmStores): Feed<ShownBatch> {
  const known = opened.get(stores);
  if (known !== undefined) return known;
  const feed = openBatch(stores.client);
  opened.set(stores, feed);
  stores.join(feed);
  feed.refresh().catch(() => undefined);
  return feed;
}

function openBatch(client: Client): Feed<ShownBatch> {
  const feed: Feed<ShownBatch> = openFeed<ShownBatch, "batch.state", "batch">({
    client: {
      ...client,
      subscribe: (topic, listener) =>
        client.subscribe(topic, (push) => {
          listener(push);
          if (isMissingChanges(feed)(push)) feed.refresh().catch(() => undefined);
        }),
    },
    method: "batch.state",
    input: {},
    topic: "batch",
    read: ({ batch }) => ({ batch }),
    merge: (known, change) => {
      const batch = known?.batch;
      return batch === undefined || !follows(batch, change) ? undefined : { batch: changed(batch, change) };
    },
    newer: (known, answered) =>
      known.batch?.id === answered.batch?.id && (known.batch?.revision ?? 0) > (answered.batch?.revision ?? 0)
        ? known
        : answered,
  });
  return feed;
}

/** Whether a push that was just heard is of another batch, or comes after a change that wasn't heard. */
function isMissingChanges(feed: Feed<ShownBatch>) {
  return (push: unknown): boolean => {
    const state = feed.getState();
    const { id, revision } = push as BatchChange;
    if (state.kind !== "ready") return false;
    const { batch } = state.value;
    return batch?.id !== id || batch.revision < revision;
  };
}

function follows(batch: BatchState, change: BatchChange): boolean {
  return batch.id === change.id && batch.revision >= change.after && batch.revision < change.revision;
}

function changed(batch: BatchState, { id, after: _after, rows, ...phase }: BatchChange): BatchState {
  const { name, checkOnly, startedAt } = batch;
  if (rows.length === 0) return { id, name, checkOnly, startedAt, ...phase, rows: batch.rows };
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return {
    id,
    name,
    checkOnly,
    startedAt,
    ...phase,
    rows: batch.rows.map((row) => byLine.get(row.line) ?? row),
  };
}
