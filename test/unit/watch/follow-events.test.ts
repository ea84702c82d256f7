import { expect, test } from "vitest";
import { followEvents } from "../../../main/core/watch/follow-events.ts";
import type { EventStore } from "../../../main/core/webhooks/store/port.ts";
import type { Detector } from "../../../shared/watch/finding.ts";
import type { Arrivals, EventsGrown } from "../../../shared/webhook/receiver.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { ok } from "../../../shared/result.ts";
import { imaginedEvent } from "../../support/webhooks/imagined-event.ts";

type Listeners = { grown: (grown: EventsGrown) => void; arrivals: (arrivals: Arrivals) => void };

function storeOf(rows: WebhookEvent[], secretsOf: (id: number) => readonly number[]) {
  const listeners: Listeners = { grown: () => undefined, arrivals: () => undefined };
  const store: Pick<EventStore, "page" | "arrivals" | "onGrown" | "onArrivals"> = {
    page: ({ after: above = 0, limit }) => {
      const newer = rows.filter(({ id }) => id > above);
      const some = above === 0 ? newer.slice(-limit) : newer.slice(0, limit);
      return ok({ events: some.toReversed(), more: newer.length > some.length });
    },
    arrivals: (id) =>
      ok(
        secretsOf(id).map((secret) => ({
          at: rows[0]?.receivedAt ?? "",
          source: "cloud",
          signature: "valid",
          secret,
        })),
      ),
    onGrown: (listener) => {
      listeners.grown = listener;
      return () => undefined;
    },
    onArrivals: (listener) => {
      listeners.arrivals = listener;
      return () => undefined;
    },
  };
  return { store: store as EventStore, listeners };
}

const GROWN: EventsGrown = { through: 1, added: 1, latest: [], older: false };

test("[M5] detectors hear every event once and in order: what was stored before, then what comes", () => {
  const rows = Array.from({ length: 3 }, () => imaginedEvent());
  const { store, listeners } = storeOf(rows, () => [1]);
  const heard: number[] = [];
  followEvents(store, {
    event: ({ id }) => heard.push(id),
    found: () => undefined,
    changed: () => undefined,
  });
  rows.push(...Array.from({ length: 1_200 }, () => imaginedEvent()));
  listeners.grown(GROWN);
  listeners.grown(GROWN);
  expect(heard).toEqual(rows.map(({ id }) => id));
});

test("[M1] a repeat is a second app's where another secret signed it, whoever asks the store", () => {
  const rows = [imaginedEvent(), imaginedEvent()];
  const [retried, doubled] = rows;
  const { store, listeners } = storeOf(rows, (id) => (id === doubled?.id ? [1, 2] : [1, 1]));
  const found: [Detector, number][] = [];
  followEvents(store, {
    event: () => undefined,
    found: (detector, event) => found.push([detector, event.id]),
    changed: () => undefined,
  });
  const arrivals = [retried, doubled].flatMap((event) =>
    event === undefined ? [] : [{ event, duplicateOf: event.id }],
  );
  listeners.arrivals({ receiver: "terminal", arrivals });
  expect(found).toEqual([
    ["repeats-retry", retried?.id],
    ["repeats-second-app", doubled?.id],
  ]);
});
