import type { EventFilter, WebhookEvent } from "../../shared/webhook/event.ts";
import { err, ok } from "../../shared/result.ts";
import type { Client } from "../../shared/rpc/client.ts";
import type { EventsGrown } from "../../shared/webhook/receiver.ts";
import { fits } from "../../renderer/stores/events-filter.ts";

/** One event; default: a text message from an end user. */
export function eventOf(id: number, change: Partial<WebhookEvent> = {}): WebhookEvent {
  return {
    id,
    source: "cloud",
    kind: "message",
    direction: "in",
    phoneNumberId: "106540352242922",
    number: "12025550100",
    user: "12025550177",
    messageId: `wamid.${id}`,
    type: "text",
    receivedAt: new Date(Date.UTC(2026, 0, 15, 12) + id * 1_000).toISOString(),
    signature: "valid",
    preview: `message ${id}`,
    repeats: 0,
    ...change,
  };
}

/** This many events, newest first, with the ids `count` to 1. */
export function manyEvents(
  count: number,
  change: (id: number) => Partial<WebhookEvent> = () => ({}),
): readonly WebhookEvent[] {
  return Array.from({ length: count }, (_, index) => eventOf(count - index, change(count - index)));
}

/**
 * An event store behind a client, which can grow and fail. Calls are answered in the order in which they were
 * made.
 */
export type ImaginedStore = {
  readonly client: Client;
  /** Oldest first. */
  rows: WebhookEvent[];
  /** Adds rows and pushes the growth; the push lists the rows in `told`. */
  readonly arrive: (rows: readonly WebhookEvent[], told?: readonly WebhookEvent[], older?: boolean) => void;
  readonly calls: { readonly method: string; readonly input: unknown }[];
  failing: boolean;
  readonly listeners: () => number;
};

/** Opens a store with these rows, oldest first. */
export function imaginedStore(rows: readonly WebhookEvent[]): ImaginedStore {
  const listeners = new Set<(push: EventsGrown) => void>();
  const calls: { method: string; input: unknown }[] = [];
  const fitting = (filter: EventFilter): readonly WebhookEvent[] =>
    store.rows.filter(
      (row) => fits(filter, row) && (filter.text === undefined || (row.preview ?? "").includes(filter.text)),
    );
  const answers: Readonly<Record<string, (input: never) => unknown>> = {
    "webhooks.outline": ({ filter, pageSize }: { filter: EventFilter; pageSize: number }) => {
      const found = fitting(filter).toReversed();
      return {
        count: found.length,
        tops: found.filter((_, index) => index % pageSize === 0).map(({ id }) => id),
        ...(store.rows.length === 0 ? {} : { through: store.rows.at(-1)?.id }),
      };
    },
    "webhooks.events": (input: { filter: EventFilter; before?: number; after?: number; limit: number }) => {
      const found = fitting(input.filter);
      const wanted =
        input.after === undefined
          ? found.filter(({ id }) => id < (input.before ?? Infinity)).slice(-input.limit)
          : found.filter(({ id }) => id > (input.after ?? 0)).slice(0, input.limit);
      return { events: wanted.toReversed(), more: wanted.length < found.length };
    },
  };
  const store: ImaginedStore = {
    rows: [...rows],
    calls,
    failing: false,
    listeners: () => listeners.size,
    arrive: (added, told = added, older = false) => {
      store.rows.push(...added);
      const through = store.rows.at(-1)?.id ?? 1;
      for (const listener of listeners) listener({ through, added: added.length, latest: [...told], older });
    },
    client: {
      call: async (method: string, input: unknown) => {
        calls.push({ method, input });
        if (store.failing) return err({ kind: "storageReadOnly" });
        return ok(answers[method]?.(input as never));
      },
      subscribe: (_topic: string, listener: (push: never) => void) => {
        listeners.add(listener as (push: EventsGrown) => void);
        return () => listeners.delete(listener as (push: EventsGrown) => void);
      },
    } as unknown as Client,
  };
  return store;
}
