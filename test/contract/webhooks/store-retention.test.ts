import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { instant } from "../../../shared/time.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  storeHarness,
  textMessage,
  type StoreHarness,
} from "../../support/webhooks/store-harness.ts";
import type { Incoming } from "../../../main/core/webhooks/store/port.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";

const DAY_MS = 86_400_000;
const all = { filter: {}, limit: 1_000 };
const ids = (store: OpenStore): readonly unknown[] =>
  valueOf(store.page(all)).events.map(({ messageId }) => messageId);

/** A message received now by the harness's clock, with this many bytes of text. */
function message(rig: StoreHarness, id: string, bytes = 10): Incoming {
  const text = "lorem ".repeat(Math.ceil(bytes / 6));
  return incoming(cloud({ messages: [textMessage(id, text)] }), { receivedAt: rig.clock.now() });
}

async function take(store: OpenStore, ...list: readonly Incoming[]): Promise<void> {
  for (const result of await Promise.all(list.map((one) => store.accept(one)))) valueOf(result);
  await store.settled();
}

describe("age", () => {
  test("[W7] a clock that is years ahead for a while deletes neither events nor totals", async () => {
    const rig = await storeHarness();
    rig.keepDays = 30;
    const store = rig.open();
    const totals = async (): Promise<unknown> =>
      valueOf(await store.totals({ filter: {}, from: instant(0), until: instant(8e15) }));
    await take(store, message(rig, "kept"));
    valueOf(await store.tidy());
    const before = await totals();
    await rig.clock.advance(5 * 365 * DAY_MS);
    valueOf(await store.tidy());
    for (const ms of [DAY_MS, DAY_MS - 1]) {
      await rig.clock.advance(ms);
      valueOf(await store.tidy());
    }
    expect(ids(store)).toEqual(["kept"]);
    expect(await totals()).toEqual(before);
  });

  test("[W7] after a pause of weeks, what is too old goes two days later", async () => {
    const rig = await storeHarness();
    rig.keepDays = 1;
    const store = rig.open();
    await take(store, message(rig, "old"));
    valueOf(await store.tidy());
    await rig.clock.advance(40 * DAY_MS);
    valueOf(await store.tidy());
    expect(ids(store)).toEqual(["old"]);
    await store.close();
    const later = rig.open();
    for (const ms of [DAY_MS, DAY_MS]) {
      await rig.clock.advance(ms);
      valueOf(await later.tidy());
    }
    expect(ids(later)).toEqual([]);
  });

  test("[W7] what is too old goes with its body and its words, and is recognised for 8 days all the same", async () => {
    const rig = await storeHarness();
    rig.keepDays = 1;
    const store = rig.open();
    const old = message(rig, "old");
    await take(store, old);
    valueOf(store.pin([1]));
    await rig.clock.advance(2 * DAY_MS);
    await take(store, message(rig, "new"));
    valueOf(await store.tidy());
    expect(ids(store)).toEqual(["new"]);
    expect(valueOf(store.facts())).toMatchObject({ notifications: 1, heldBack: 0 });
    await take(store, old);
    expect(ids(store)).toEqual(["new"]);
    expect(valueOf(store.facts()).notifications).toBe(1);
    for (let day = 0; day < 9; day += 1) {
      await rig.clock.advance(DAY_MS);
      valueOf(await store.tidy());
    }
    await take(store, { ...old, receivedAt: rig.clock.now() });
    expect(ids(store)).toEqual(["old"]);
  });

  test("[W7] what is kept for a day is kept for all of it, and no longer", async () => {
    const rig = await storeHarness();
    rig.keepDays = 1;
    const store = rig.open();
    await take(store, message(rig, "old"));
    await rig.clock.advance(DAY_MS);
    valueOf(await store.tidy());
    expect(ids(store)).toEqual(["old"]);
    await rig.clock.advance(1);
    valueOf(await store.tidy());
    expect(ids(store)).toEqual([]);
  });

  test("[W7] what comes again together with something new leaves no trace in the new body", async () => {
    const rig = await storeHarness();
    rig.keepDays = 1;
    const store = rig.open();
    await take(store, message(rig, "old"));
    await rig.clock.advance(2 * DAY_MS);
    valueOf(await store.tidy());
    const both = cloud({ messages: [textMessage("old", "gone before"), textMessage("new", "kept")] });
    await take(store, incoming(both, { receivedAt: rig.clock.now() }));
    const [event] = valueOf(store.page(all)).events;
    const detail = valueOf(store.detail(event?.id ?? 0));
    expect(detail?.notification).toMatchObject({ cut: true });
    expect(detail?.body).toMatchObject({ part: JSON.stringify(textMessage("new", "kept"), null, 2) });
    expect(JSON.stringify(detail)).not.toContain("gone before");
  });

  test("[W9] what was erased on request isn't stored when it arrives within 8 days of that, however old it was", async () => {
    const rig = await storeHarness();
    rig.keepDays = 30;
    const store = rig.open();
    await take(store, message(rig, "gone"));
    const days = async (count: number): Promise<void> => {
      for (let day = 0; day < count; day += 1) {
        await rig.clock.advance(DAY_MS);
        valueOf(await store.tidy());
      }
    };
    await days(7);
    expect(valueOf(await store.erase({ what: { by: "all" } })).events).toBe(1);
    await days(7);
    await take(store, message(rig, "gone"), message(rig, "new"));
    expect(ids(store)).toEqual(["new"]);
  });
});

describe("size", () => {
  // 60 messages of 400 KB are 24 MB: more than the smallest limit of 16 MB.
  const large = (rig: StoreHarness, from: number, to: number): readonly Incoming[] =>
    Array.from({ length: to - from }, (_, n) => message(rig, `m${from + n}`, 400_000));

  /** A store of 16 MB with one event and the hashes of this many that were deleted within a week. */
  const withHashes = async (count: number): Promise<StoreHarness> => {
    const rig = await storeHarness();
    rig.capMegabytes = 16;
    const store = rig.open();
    await take(store, message(rig, "before"));
    await store.close();
    const direct = new DatabaseSync(join(rig.dataDir, "webhooks.db"));
    direct.exec(`INSERT INTO seen (key, hash, event, until)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      SELECT i * 4, randomblob(16), NULL, ${rig.clock.now() + DAY_MS} + i FROM n`);
    // Kept up to date by each version that counts them, and by no other.
    direct.exec("INSERT OR REPLACE INTO meta (name, value) VALUES ('marks of deleted events', -300000)");
    direct.close();
    return rig;
  };

  test("[W8] what recognizes deleted events goes before events do, once it takes a fifth of the store", async () => {
    const rig = await withHashes(300_000);
    const again = rig.open();
    for (let n = 0; n < 20; n += 1) await take(again, ...large(rig, n, n + 1));
    expect(ids(again)).toHaveLength(21);
    expect(valueOf(again.facts()).bytes).toBeLessThan(17_000_000);
    await again.close();
    const marks = new DatabaseSync(join(rig.dataDir, "webhooks.db"), { readOnly: true });
    const left = marks
      .prepare("SELECT count(*) AS n, max(until) AS last FROM seen WHERE event IS NULL")
      .get();
    marks.close();
    // Those that would expire last.
    expect(left?.["last"]).toBe(rig.clock.now() + DAY_MS + 300_000);
    expect(left?.["n"]).toBeGreaterThan(40_000);
  });

  test("[W8] a store that is full of them gets no larger while they go, however much arrives", async () => {
    const rig = await withHashes(300_000);
    const store = rig.open();
    for (let n = 0; n < 5; n += 1) {
      await take(store, ...large(rig, n * 20, n * 20 + 20));
      // What arrives together, which is 8 MB here, is let in whole, and somewhat less of hashes goes at once.
      expect(valueOf(store.facts()).bytes).toBeLessThan(28_000_000);
    }
    expect(ids(store)).toContain("m99");
    await store.close();
  });

  test("[W8] the oldest goes first, and evidence that was not exported stays", async () => {
    const rig = await storeHarness();
    rig.capMegabytes = 16;
    const store = rig.open();
    await take(store, ...large(rig, 0, 20));
    valueOf(store.pin([1, 2]));
    await take(store, ...large(rig, 20, 40));
    for (let n = 40; n < 60; n += 1) await take(store, ...large(rig, n, n + 1));
    valueOf(await store.tidy());
    const left = ids(store);
    expect(left[0]).toBe("m59");
    expect(left.slice(-2)).toEqual(["m1", "m0"]);
    expect(left).not.toContain("m2");
    expect(valueOf(store.facts()).bytes).toBeLessThan(17_000_000);
    // No more were deleted than necessary.
    expect(valueOf(store.facts()).bytes).toBeGreaterThan(14_000_000);
    expect(valueOf(store.facts()).heldBack).toBe(2);
  });

  test("[W8] where only evidence is left no more is accepted, until it was exported", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    await take(store, ...large(rig, 0, 45));
    valueOf(store.pin(Array.from({ length: 45 }, (_, n) => n + 1)));
    rig.capMegabytes = 16;
    expect(problemIn(await store.accept(message(rig, "late")))).toEqual({ kind: "storeFull" });
    expect(problemIn(await store.accept(message(rig, "late")))).toEqual({ kind: "storeFull" });
    const evidence: number[] = [];
    let after: number | undefined;
    do {
      const piece = valueOf(
        await store.export({ filter: {}, format: "csv", ...(after === undefined ? {} : { after }) }),
      );
      evidence.push(...piece.evidence);
      after = piece.next;
    } while (after !== undefined);
    // Exported, but not yet saved.
    expect(problemIn(await store.accept(message(rig, "late")))).toEqual({ kind: "storeFull" });
    expect(valueOf(store.exported({ evidence }))).toEqual({ events: 45 });
    await take(store, message(rig, "late"));
    expect(ids(store)[0]).toBe("late");
  });
});
