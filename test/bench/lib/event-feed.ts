import { ok } from "../../../shared/result.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import type { EventsGrown } from "../../../shared/webhook/receiver.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { eventOf } from "../../support/imagined-events.ts";
import { BAKERY, idOf, workspaceOf } from "../../ui/overview/imagined.ts";

/** A core with many events, which can stream more. Rows live in this process, as the window's live in the core's. */
export type EventFeed = {
  readonly transport: Transport;
  /** Streams so many events a second for so long, in pushes 16 ms apart. Resolves with how many there were. */
  readonly stream: (perSecond: number, ms: number) => Promise<number>;
  readonly count: () => number;
};

const PUSH_MS = 16;
/** A push brings at most so many rows, whatever came. */
const MOST_TOLD = 200;

/** Opens a feed with the events 1 to `count`. */
export function openEventFeed(count: number): EventFeed {
  // Oldest first, and with the id one above the place, so that a page is a slice.
  const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1));
  const listeners = new Set<(push: unknown) => void>();
  const core = fakeCore({ workspaces: [workspaceOf(2)], host: "browser" });
  const page = ({ before, after, limit = 200 }: { before?: number; after?: number; limit?: number }) => {
    const end = before === undefined ? rows.length : Math.min(rows.length, before - 1);
    const events =
      after === undefined ? rows.slice(Math.max(0, end - limit), end) : rows.slice(after, after + limit);
    return ok({ events: events.toReversed(), more: true });
  };
  const outline = ({ pageSize = 200 }: { pageSize?: number }) => {
    const tops: number[] = [];
    for (let id = rows.length; id > 0; id -= pageSize) tops.push(id);
    return ok({ count: rows.length, tops, through: rows.length });
  };
  return {
    count: () => rows.length,
    transport: {
      call: async (method, input) => {
        if (method === "webhooks.events") return page(input as { before?: number });
        if (method === "webhooks.outline") return outline(input as { pageSize?: number });
        return core.transport.call(method, input);
      },
      subscribe: (topic, listener) => {
        if (topic !== "events") return core.transport.subscribe(topic, listener);
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    stream: (perSecond, ms) =>
      new Promise((resolve) => {
        const startedAt = performance.now();
        let sent = 0;
        const timer = setInterval(() => {
          const passed = Math.min(ms, performance.now() - startedAt);
          const due = Math.floor((passed / 1_000) * perSecond) - sent;
          const added = Array.from({ length: due }, (_, index) => rowOf(rows.length + 1 + index));
          rows.push(...added);
          sent += due;
          if (due > 0) {
            const push: EventsGrown = {
              through: rows.length,
              added: due,
              latest: added.slice(-MOST_TOLD),
              older: false,
            };
            for (const listener of listeners) listener(push);
          }
          if (passed < ms) return;
          clearInterval(timer);
          resolve(sent);
        }, PUSH_MS);
      }),
  };
}

const TEXTS = ["Do you still have the sourdough?", "Thank you, see you at five", "¿Está abierto el sábado?"];

function rowOf(id: number): WebhookEvent {
  const status = id % 3 === 1;
  const change: Partial<WebhookEvent> = {
    workspace: BAKERY,
    phoneNumberId: idOf(id % 2),
    number: `1202555010${id % 2}`,
    user: `1202555${String(1_000 + (id % 9_000))}`,
    messageId: `wamid.HBgLMTIwMjU1NTAxMDAVAgASGBQzQTA${id}`,
  };
  if (!status) return eventOf(id, { ...change, preview: TEXTS[id % TEXTS.length] ?? "" });
  const { type: _type, preview: _preview, ...rest } = eventOf(id, change);
  return { ...rest, kind: "status", direction: "out", status: "delivered" };
}
