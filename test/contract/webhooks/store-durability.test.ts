import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import { cloud, incoming, status, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

const all = { filter: {}, limit: 200 };

describe("accepting", () => {
  test("[W1] [I20] a notification is in the file before its promise resolves, and everything of one turn is one commit", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const other = new DatabaseSync(join(rig.dataDir, "webhooks.db"));
    const stored = (): number => Number(other.prepare("SELECT count(*) AS n FROM notification").get()?.["n"]);
    const promises = [1, 2, 3].map((n) =>
      store.accept(incoming(cloud({ messages: [textMessage(`m${n}`, "hello")] }))),
    );
    expect(stored()).toBe(0);
    const seen = promises.map((promise) => promise.then(stored));
    expect(await Promise.all(seen)).toEqual([3, 3, 3]);
    expect((await Promise.all(promises)).map(valueOf)).toEqual([1, 2, 3]);
    expect(other.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    other.close();
  });

  test("only the owner reads the file and its companions", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("m1", "hello")] }))));
    for (const name of ["webhooks.db", "webhooks.db-wal", "webhooks.db-shm"])
      expect(statSync(join(rig.dataDir, name)).mode & 0o777).toBe(0o600);
  });

  test("[W2] what was accepted and not filed is filed by the next that opens the store", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("m1", "hello")] }))));
    expect(valueOf(store.page(all)).events).toEqual([]);
    const next = rig.open();
    expect(valueOf(next.page(all)).events.map(({ messageId }) => messageId)).toEqual(["m1"]);
    await store.settled();
    expect(valueOf(store.facts())).toMatchObject({ events: 1, notifications: 1 });
  });

  test("listeners hear every arrival once, and which event a repeat belongs to", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const heard: unknown[] = [];
    store.onArrivals(({ receiver, arrivals }) => {
      for (const { event, duplicateOf } of arrivals)
        heard.push([receiver, event.messageId, event.status, duplicateOf]);
    });
    const notification = cloud({ messages: [textMessage("m1", "hello")], statuses: [status("m0", "sent")] });
    valueOf(await store.accept(incoming(notification)));
    valueOf(await store.accept(incoming(notification)));
    await store.settled();
    expect(heard).toEqual([
      ["ws-test01", "m1", undefined, undefined],
      ["ws-test01", "m0", "sent", undefined],
      ["ws-test01", "m1", undefined, 1],
      ["ws-test01", "m0", "sent", 2],
    ]);
  });
});
