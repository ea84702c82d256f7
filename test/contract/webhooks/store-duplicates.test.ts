import { describe, expect, test } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  status,
  storeHarness,
  textMessage,
  WORKSPACE,
} from "../../support/webhooks/store-harness.ts";
import type { Incoming } from "../../../main/core/webhooks/store/port.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import { MOST_REFUSED } from "../../../main/core/webhooks/store/index/duplicates.ts";
import { instant } from "../../../shared/time.ts";

const all = { filter: {}, limit: 1_000 };

async function take(store: OpenStore, ...list: readonly Incoming[]): Promise<void> {
  for (const result of await Promise.all(list.map((one) => store.accept(one)))) valueOf(result);
  await store.settled();
}

const listed = (store: OpenStore): readonly unknown[] =>
  valueOf(store.page(all)).events.map(({ messageId, status, repeats, refused }) =>
    [messageId, status, repeats, refused].filter((one) => one !== undefined),
  );

const hello = cloud({ messages: [textMessage("m1", "hello")] });

describe("repeats", () => {
  test("[W3] a retry, a second app and a larger batch repeat an event, and each arrival is noted", async () => {
    const store = (await storeHarness()).open();
    await take(store, incoming(hello));
    await take(
      store,
      incoming(hello),
      incoming(hello, { secret: 2, receivedAt: instant(Date.UTC(2026, 0, 15, 13)) }),
    );
    await take(store, incoming(cloud({ messages: [textMessage("m1", "hello"), textMessage("m2", "you")] })));
    expect(listed(store)).toEqual([
      ["m2", 0],
      ["m1", 3],
    ]);
    expect(valueOf(store.detail(1))?.arrivals.map(({ secret }) => secret)).toEqual([1, 1, 1, 2]);
    // A body without any new event is not stored.
    expect(valueOf(store.facts()).notifications).toBe(2);
  });

  test("[W3] each state of a message is an event of its own, and so is each receiver's copy", async () => {
    const store = (await storeHarness()).open();
    const states = ["sent", "delivered", "read", "read"].map((state) =>
      incoming(cloud({ statuses: [status("m1", state)] })),
    );
    await take(store, ...states, incoming(hello, { receiver: "terminal" }), incoming(hello));
    expect(listed(store)).toEqual([
      ["m1", 0],
      ["m1", 0],
      ["m1", "read", 1],
      ["m1", "delivered", 0],
      ["m1", "sent", 0],
    ]);
  });

  test("[W3] a part that comes twice in one notification is one event", async () => {
    const store = (await storeHarness()).open();
    await take(
      store,
      incoming(cloud({ messages: [textMessage("m1", "hello"), textMessage("m1", "hello")] })),
    );
    expect(listed(store)).toEqual([["m1", 1]]);
  });

  test("[W3] a signed copy takes the place of one that nobody signed", async () => {
    const store = (await storeHarness()).open();
    await take(
      store,
      incoming(cloud({ messages: [textMessage("m1", "forged")] }), { signature: "unchecked" }),
    );
    await take(store, incoming(hello));
    const detail = valueOf(store.detail(1));
    expect(detail?.event).toMatchObject({ signature: "valid", preview: "hello", repeats: 1 });
    expect(detail?.body).toMatchObject({ raw: JSON.stringify(hello) });
    expect(detail?.arrivals.map(({ signature }) => signature).sort()).toEqual(["unchecked", "valid"]);
    expect(valueOf(store.page({ filter: { text: "forged" }, limit: 10 })).events).toEqual([]);
  });

  test("[W4] events whose keys collide are both kept and both recognised", async () => {
    const rig = await storeHarness();
    // All keys within a second are equal; only the compared part distinguishes them.
    const store = rig.open({
      hashOf: (content) => {
        const hash = Buffer.alloc(20);
        hash.writeUInt32BE(content.reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7));
        return hash;
      },
    });
    const messages = ["a", "b", "c", "d"].map((id) => textMessage(id, id));
    await take(store, incoming(cloud({ messages })));
    await take(store, incoming(cloud({ messages: messages.toReversed() })));
    expect(listed(store)).toEqual([
      ["d", 1],
      ["c", 1],
      ["b", 1],
      ["a", 1],
    ]);
  });

  test("[W3] two processes' stores on one folder count one event", async () => {
    const rig = await storeHarness();
    const [one, other] = [rig.open(), rig.open()];
    const heard: unknown[] = [];
    one.onArrivals(({ arrivals }) =>
      heard.push(...arrivals.map(({ event, duplicateOf }) => [event.messageId, duplicateOf])),
    );
    await Promise.all([one.accept(incoming(hello)), other.accept(incoming(hello))]);
    await other.settled();
    await one.settled();
    expect(listed(one)).toEqual([["m1", 1]]);
    expect(listed(other)).toEqual([["m1", 1]]);
    // It accepted one of the two, whichever process indexed it.
    expect(heard).toHaveLength(1);
  });
});

describe("refused", () => {
  const refused = (body: unknown, more: Partial<Incoming> = {}): Incoming =>
    incoming(body, { signature: "invalid", refused: "signature-invalid", ...more });

  test("[W5] what was refused is shown as refused and never stands in the way of a good copy", async () => {
    const store = (await storeHarness()).open();
    await take(store, refused(hello), refused(hello), incoming(hello), refused(hello));
    expect(listed(store)).toEqual([
      ["m1", 0],
      ["m1", 2, "signature-invalid"],
    ]);
    expect(valueOf(store.page({ filter: { refused: true }, limit: 10 })).events).toHaveLength(1);
    expect(valueOf(store.page({ filter: { refused: false }, limit: 10 })).events).toHaveLength(1);
    expect(valueOf(store.cutover(WORKSPACE, "106540352242922"))).toBeUndefined();
  });

  test("[W5] a flood of it keeps the newest and leaves the good ones alone", async () => {
    const store = (await storeHarness()).open();
    await take(store, incoming(hello));
    const flood = Array.from({ length: MOST_REFUSED + 50 }, (_, n) => refused(`not even JSON ${n}`));
    await take(store, ...flood);
    expect(valueOf(store.facts())).toMatchObject({
      events: MOST_REFUSED + 1,
      notifications: MOST_REFUSED + 1,
    });
    expect(valueOf(store.page({ filter: { kind: "message" }, limit: 10 })).events).toHaveLength(1);
  });

  test("[W5] of a large one no body is kept", async () => {
    const store = (await storeHarness()).open();
    await take(store, refused(cloud({ messages: [textMessage("m1", "x".repeat(100_000))] })));
    expect(valueOf(store.detail(1))?.body).toEqual({ kind: "not-kept" });
  });
});
