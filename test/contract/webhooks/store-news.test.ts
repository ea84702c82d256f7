import { expect, test, vi } from "vitest";
import type { Incoming } from "../../../main/core/webhooks/store/port.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import type { EventsGrown } from "../../../shared/webhook/receiver.ts";
import { valueOf } from "../../support/expect-result.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

const message = (id: string): Incoming => incoming(cloud({ messages: [textMessage(id, "hello")] }));

async function take(store: OpenStore, ...list: readonly Incoming[]): Promise<void> {
  for (const result of await Promise.all(list.map((one) => store.accept(one)))) valueOf(result);
  await store.settled();
}

/** What a list received, combined over all its pushes. */
function gathered(news: readonly EventsGrown[]): {
  through: number | undefined;
  added: number;
  ids: readonly number[];
} {
  return {
    through: news.at(-1)?.through,
    added: news.reduce((sum, { added }) => sum + added, 0),
    ids: news.flatMap(({ latest }) => latest.map(({ id }) => id)),
  };
}

test.each(["searchable", "sealed", "facts"] as const)(
  "listeners hear an arrival in whatever way messages are kept: %s",
  async (mode) => {
    const rig = await storeHarness();
    rig.mode = mode;
    const store = rig.open();
    const heard: unknown[] = [];
    store.onArrivals(({ arrivals }) => heard.push(...arrivals.map(({ event }) => event.messageId)));
    await take(store, message("m1"));
    await vi.waitFor(() => expect(heard).toEqual(["m1"]));
  },
);

test("[W9] listeners hear nothing of what was erased and comes again", async () => {
  const store = (await storeHarness()).open();
  await take(store, message("m1"));
  valueOf(await store.erase({ what: { by: "all" } }));
  const heard: unknown[] = [];
  store.onArrivals((arrivals) => heard.push(arrivals));
  await take(store, message("m1"));
  expect(heard).toEqual([]);
  await take(store, message("m1"), message("m2"));
  expect(heard).toMatchObject([{ arrivals: [{ event: { messageId: "m2" } }] }]);
});

test("[W12] a list that hears of another process's events between its own is told of each once, in order", async () => {
  const rig = await storeHarness();
  const [own, other] = [rig.open(), rig.open()];
  const news: EventsGrown[] = [];
  own.onGrown((grown) => news.push(grown));
  await take(own, message("a"));
  await take(other, message("b"), message("c"));
  await take(own, message("d"));
  await vi.waitFor(() => expect(gathered(news)).toEqual({ through: 4, added: 4, ids: [1, 2, 3, 4] }));
});

test("a list is told once of what another process did, and hears nothing while nothing happens", async () => {
  const rig = await storeHarness();
  const [own, other] = [rig.open(), rig.open()];
  // Notes the time once, for the next hour.
  valueOf(await other.tidy());
  const news: EventsGrown[] = [];
  own.onGrown((grown) => news.push(grown));
  await take(other, message("a"));
  await vi.waitFor(() => expect(gathered(news).added).toBe(1));
  const told = news.length;
  // Three times the interval at which the store checks for other processes' changes.
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(news).toHaveLength(told);
});

test("a second listener takes nothing from what the first one has still to hear", async () => {
  const rig = await storeHarness();
  const [own, other] = [rig.open(), rig.open()];
  const news: EventsGrown[] = [];
  own.onGrown((grown) => news.push(grown));
  await take(other, message("a"));
  own.onGrown(() => undefined);
  await vi.waitFor(() => expect(gathered(news)).toEqual({ through: 1, added: 1, ids: [1] }));
});
