import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  storeHarness,
  textMessage,
  type StoreHarness,
} from "../../support/webhooks/store-harness.ts";

const messages = (count: number, prefix = "m"): object[] =>
  Array.from({ length: count }, (_, n) => textMessage(`${prefix}${n}`, "hello"));

async function privateRig(mode: PrivacyMode): Promise<StoreHarness> {
  const rig = await storeHarness();
  rig.mode = mode;
  return rig;
}

/**
 * Counts the transactions and JSON parses of this thread from now on; the store's timers are paused
 * meanwhile.
 */
function counting() {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  const begun = vi.spyOn(DatabaseSync.prototype, "exec");
  const parsed = vi.spyOn(JSON, "parse");
  onTestFinished(() => {
    vi.useRealTimers();
    begun.mockRestore();
    parsed.mockRestore();
  });
  return {
    transactions: () => begun.mock.calls.filter(([sql]) => sql.startsWith("BEGIN IMMEDIATE")).length,
    parses: () => parsed.mock.calls.filter(([text]) => text.includes("messaging_product")).length,
  };
}

test.each(["sealed", "facts"] as const)(
  "[W1][W6] %s: a notification of 1,300 messages is filed in slices with turns between, parsed once, and answered at the end",
  async (mode) => {
    const rig = await privateRig(mode);
    const { transactions: all, parses } = counting();
    const store = rig.open();
    valueOf(store.prepareSealing());
    const before = all();
    const transactions = (): number => all() - before;
    let turns = 0;
    let over = false;
    const turn = (): void => {
      turns += 1;
      if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    valueOf(await store.accept(incoming(cloud({ messages: messages(1_300) }))));
    over = true;
    expect([transactions(), parses()]).toEqual([6, 1]);
    expect(turns).toBeGreaterThanOrEqual(6);
    expect(valueOf(store.facts())).toMatchObject({ events: 1_300, notifications: 1, byMode: { [mode]: 1 } });
  },
);

test.each(["sealed", "facts"] as const)(
  "[W1] %s: 64 notifications of 100 messages in one turn are taken in slices of 256, each parsed once",
  async (mode) => {
    const rig = await privateRig(mode);
    const { transactions: all, parses } = counting();
    const store = rig.open();
    valueOf(store.prepareSealing());
    const before = all();
    const transactions = (): number => all() - before;
    const notes = Array.from({ length: 64 }, (_, n) => incoming(cloud({ messages: messages(100, `${n}-`) })));
    for (const result of await Promise.all(notes.map((one) => store.accept(one)))) valueOf(result);
    expect([transactions(), parses()]).toEqual([32, 64]);
    expect(valueOf(store.facts())).toMatchObject({ events: 6_400, notifications: 64 });
  },
);

test.each(["sealed", "facts"] as const)(
  "[W3] %s: a large notification that comes again is counted on its events and leaves nothing behind",
  async (mode) => {
    const store = (await privateRig(mode)).open();
    valueOf(store.prepareSealing());
    const note = incoming(cloud({ messages: messages(1_300) }));
    valueOf(await store.accept(note));
    valueOf(await store.accept(note));
    expect(valueOf(store.facts())).toMatchObject({ events: 1_300, notifications: 1 });
    expect(valueOf(store.detail(1_300))?.event.repeats).toBe(1);
  },
);

test("[W1] what waits when the store is closed in the middle of a large notification is kept", async () => {
  const rig = await privateRig("facts");
  const store = rig.open();
  const taken = store.accept(incoming(cloud({ messages: messages(1_300) })));
  await new Promise((resolve) => setImmediate(resolve));
  await store.close();
  valueOf(await taken);
  expect(valueOf(rig.open().facts()).events).toBe(1_300);
});

test("[W9] an erasure in the middle of a large notification makes its sender send it again", async () => {
  const store = (await privateRig("sealed")).open();
  valueOf(store.prepareSealing());
  const note = incoming(cloud({ messages: messages(2_600) }));
  const taken = store.accept(note);
  await new Promise((resolve) => setImmediate(resolve));
  const erased = valueOf(await store.erase({ what: { by: "all" } }));
  expect((await taken).ok).toBe(false);
  expect(erased.events).toBeGreaterThan(0);
  valueOf(await store.accept(note));
  expect(valueOf(store.facts()).notifications).toBe(1);
});

test("[W6] the parts of one notification are read from one opening of it, however many are asked for in a turn", async () => {
  const rig = await privateRig("sealed");
  const store = rig.open();
  valueOf(store.prepareSealing());
  valueOf(await store.accept(incoming(cloud({ messages: messages(500) }))));
  const opened = vi.spyOn(rig.vault, "open");
  const { parses } = counting();
  for (let event = 1; event <= 500; event += 1)
    expect(valueOf(store.part(event))).toContain(`"m${event - 1}"`);
  expect([opened.mock.calls.length, parses()]).toEqual([1, 1]);
  // No decrypted text is kept after this turn, because the vault may be locked then.
  await new Promise((resolve) => setImmediate(resolve));
  rig.vault.lock();
  expect(valueOf(store.part(1))).toBeUndefined();
});

test("arrivals of an event are told without its body being opened", async () => {
  const store = (await storeHarness()).open();
  const note = incoming(cloud({ messages: messages(3) }));
  for (let times = 0; times < 2; times += 1) valueOf(await store.accept(note));
  await store.settled();
  const { parses } = counting();
  expect(valueOf(store.arrivals(2))).toMatchObject([{ secret: 1 }, { secret: 1 }]);
  expect(valueOf(store.arrivals(99))).toEqual([]);
  expect(parses()).toBe(0);
});
