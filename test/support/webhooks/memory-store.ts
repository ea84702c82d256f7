import { err, ok, type Result } from "../../../shared/result.ts";
import { isoOf } from "../../../shared/time.ts";
import type { EventDetail } from "../../../shared/webhook/detail.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import type { Arrivals } from "../../../shared/webhook/receiver.ts";
import type { Events } from "../../../main/core/webhooks/events.ts";
import type {
  EventStore,
  Forwarded,
  Incoming,
  NotificationId,
  StoreRefusal,
} from "../../../main/core/webhooks/store/port.ts";

/** An event store in memory with what a receiver uses; each notification is one event. */
export type MemoryStore = {
  readonly events: Events;
  /** Every accepted notification, in order. */
  readonly kept: readonly Incoming[];
  readonly forwarded: readonly (readonly [NotificationId, Forwarded])[];
  /** Rejects notifications with this problem from now on; `undefined` accepts them again. */
  refuse(problem: StoreRefusal | undefined): void;
  /** Delays every commit until the returned function is called. */
  hold(): () => void;
  /** Number of delayed commits. */
  readonly held: number;
};

/** An empty store. Methods that a receiver never calls throw. */
export function memoryStore(): MemoryStore {
  const kept: Incoming[] = [];
  const forwarded: (readonly [NotificationId, Forwarded])[] = [];
  const listeners = new Set<(arrivals: Arrivals) => void>();
  let refusal: StoreRefusal | undefined;
  let gate: PromiseWithResolvers<void> | undefined;
  let held = 0;

  const eventOf = (incoming: Incoming, id: number): WebhookEvent => ({
    id,
    source: incoming.source === "either" ? "cloud" : incoming.source,
    kind: "other",
    direction: "none",
    receivedAt: isoOf(incoming.receivedAt),
    signature: incoming.signature,
    ...(incoming.refused === undefined ? {} : { refused: incoming.refused }),
    ...(incoming.madeUp === undefined ? {} : { madeUp: incoming.madeUp }),
    repeats: 0,
  });
  const file = (incoming: Incoming): NotificationId => {
    // A receiver may free a large body once it is accepted.
    const id = kept.push({ ...incoming, body: Buffer.from(incoming.body) });
    const event = eventOf(incoming, id);
    for (const listener of listeners) listener({ receiver: incoming.receiver, arrivals: [{ event }] });
    return id;
  };
  const accept = async (incoming: Incoming): Promise<Result<NotificationId, StoreRefusal>> => {
    if (gate !== undefined) {
      held += 1;
      await gate.promise;
      held -= 1;
    }
    return refusal === undefined ? ok(file(incoming)) : err(refusal);
  };
  const unasked = (): never => {
    throw new Error("a receiver does not ask for this");
  };
  const store: EventStore = {
    accept,
    onArrivals(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onGrown: () => () => undefined,
    settled: async () => undefined,
    page: unasked,
    outline: unasked,
    detail: (id) => {
      const one = kept[id - 1];
      return ok(one === undefined ? undefined : ({ event: eventOf(one, id) } as EventDetail));
    },
    arrivals: unasked,
    part: unasked,
    kept: (id) => {
      const one = kept[id - 1];
      if (one === undefined) return ok(undefined);
      const { source, signature, refused } = one;
      return ok({
        notification: id,
        source: source === "either" ? "cloud" : source,
        signature,
        refused: refused !== undefined,
        body: "here",
      });
    },
    body: (id) => ok(kept[id - 1]?.body),
    cutover: unasked,
    facts: unasked,
    traffic: unasked,
    totals: unasked,
    erase: unasked,
    export: unasked,
    exported: unasked,
    noteForwarded: (notification, note) => void forwarded.push([notification, note]),
    outbox: {
      add: unasked,
      use: () => undefined,
      claim: () => ok([]),
      remove: unasked,
      again: unasked,
      facts: unasked,
    },
    pin: unasked,
    tidy: unasked,
    close: async () => undefined,
  };
  return {
    events: {
      exists: () => true,
      store: () => ok(store),
      prepareSealing: unasked,
      close: async () => undefined,
    },
    kept,
    forwarded,
    refuse(problem) {
      refusal = problem;
    },
    hold() {
      const mine = Promise.withResolvers<void>();
      gate = mine;
      return () => {
        gate = undefined;
        mine.resolve();
      };
    },
    get held() {
      return held;
    },
  };
}
