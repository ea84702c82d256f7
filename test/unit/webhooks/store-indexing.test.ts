import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { freeNow } from "../../../main/core/runtime/free-now.ts";
import { indexBatch } from "../../../main/core/webhooks/store/index/index-batch.ts";
import { indexerOf, type Indexer } from "../../../main/core/webhooks/store/index/indexer.ts";
import { appendNotification } from "../../../main/core/webhooks/store/tables/inbox-rows.ts";
import { numberRefsOf } from "../../../main/core/webhooks/store/tables/number-refs.ts";
import { openEventsFile } from "../../../main/core/webhooks/store/open-file.ts";
import { recentBodies } from "../../../main/core/webhooks/store/index/recent-bodies.ts";
import { KEPT_BODY_BYTES } from "../../../main/core/webhooks/store/port.ts";
import { storeDatabase, type StoreDatabase } from "../../../main/core/webhooks/store/store-database.ts";
import type { StoreTools } from "../../../main/core/webhooks/store/store-tools.ts";
import { totalsWriterOf } from "../../../main/core/webhooks/store/totals/totals-writer.ts";
import { err, ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

/** This many durable notifications that are not indexed yet, with the store's tools. */
function waiting(count: number): {
  readonly tools: StoreTools;
  readonly database: StoreDatabase;
  readonly events: () => number;
} {
  const database = storeDatabase(valueOf(openEventsFile(tempFolder())));
  onTestFinished(() => database.close());
  valueOf(
    database.change(() => {
      for (let n = 0; n < count; n += 1) {
        const one = incoming(cloud({ messages: [textMessage(`m${n}`, "hello")] }));
        appendNotification(database, one, "searchable", one.body);
      }
      return ok(null);
    }),
  );
  let ms = 0;
  const lines = numberRefsOf(database);
  const tools = {
    database,
    lines,
    totals: totalsWriterOf(database, lines),
    clock: { monotonicMs: () => (ms += 1) },
    growth: { filed: () => undefined, filedElsewhere: () => undefined },
    fingerprint: (user: string) => user,
  } as unknown as StoreTools;
  return {
    tools,
    database,
    events: () => Number(database.statement("SELECT count(*) AS n FROM event").get()?.["n"]),
  };
}

/** One durable notification with this many messages; its last two are the same message. */
function large(count: number): ReturnType<typeof waiting> & { readonly repeats: () => number } {
  const { tools, database, events } = waiting(0);
  const messages = Array.from({ length: count }, (_, n) =>
    textMessage(`m${Math.min(n, count - 2)}`, "hello"),
  );
  valueOf(
    database.change(() => {
      const one = incoming(cloud({ messages }));
      return ok(appendNotification(database, one, "searchable", one.body));
    }),
  );
  const repeats = (): number =>
    Number(database.statement("SELECT sum(repeats) AS n FROM event").get()?.["n"] ?? 0);
  return { tools, database, events, repeats };
}

const SIZE = { rows: 64, bytes: 1_000_000, parts: 512, ms: 1_000_000 };

test("[W2] a notification of many parts is filed in slices, parsed once and told as one", () => {
  const { tools, events, repeats } = large(1_300);
  const recent = recentBodies();
  const parsed = vi.spyOn(JSON, "parse");
  onTestFinished(() => {
    parsed.mockRestore();
  });
  const counts: (readonly number[])[] = [];
  let whole = 0;
  for (let more = true; more;) {
    const batch = valueOf(indexBatch(tools, recent, SIZE));
    whole += batch.filed.flatMap((one) => one.events).length;
    counts.push([events(), batch.filed.length, batch.through]);
    ({ more } = batch);
  }
  expect(counts).toEqual([
    [512, 0, 0],
    [1_024, 0, 0],
    [1_299, 1, 1],
  ]);
  expect([parsed.mock.calls.length, whole, repeats()]).toEqual([1, 1_300, 1]);
});

test("[W2][W3] a large notification whose filing ended in the middle is filed to its end by the next, and nothing twice", () => {
  const { tools, events, repeats } = large(1_300);
  valueOf(indexBatch(tools, recentBodies(), SIZE));
  // Indexed by others that do not know how far the previous one came.
  valueOf(indexBatch(tools, recentBodies(), { ...SIZE, parts: 1_100 }));
  const other = recentBodies();
  while (valueOf(indexBatch(tools, other, SIZE)).more);
  expect([events(), repeats()]).toEqual([1_299, 1]);
});

test("[W2] a slice ends after so many events and so much time, however few notifications they came in", () => {
  const { tools, database, events } = waiting(0);
  valueOf(
    database.change(() => {
      for (let n = 0; n < 8; n += 1) {
        const messages = Array.from({ length: 200 }, (_, m) => textMessage(`m${n}-${m}`, "hello"));
        const one = incoming(cloud({ messages }));
        appendNotification(database, one, "searchable", one.body);
      }
      return ok(null);
    }),
  );
  valueOf(indexBatch(tools, recentBodies(), SIZE));
  expect(events()).toBe(600);
  // The clock of this test advances by one at each reading.
  valueOf(indexBatch(tools, recentBodies(), { ...SIZE, ms: 1 }));
  expect(events()).toBe(800);
});

function filing(tools: StoreTools): Indexer {
  const one = indexerOf(tools);
  onTestFinished(() => one.stop());
  return one;
}

test("[W2] what was just accepted is filed by itself, without anybody asking for it", async () => {
  const { tools, events } = waiting(3);
  filing(tools).accepted([1, 2, 3], []);
  // A store checks for unindexed notifications only every five seconds.
  await vi.waitFor(() => expect(events()).toBe(3), { timeout: 4_000 });
});

test("[W2] what is left when the time before the first look is over is filed behind it", async () => {
  const { tools, events } = waiting(600);
  valueOf(filing(tools).fileFor(0));
  expect(events()).toBe(256);
  await vi.waitFor(() => expect(events()).toBe(600), { timeout: 4_000 });
});

test.each(["searchable", "sealed", "facts"] as const)(
  "[W1][W2] large bodies that are freed once they were accepted are each filed and kept as they came (%s)",
  async (mode) => {
    const harness = await storeHarness();
    harness.mode = mode;
    const store = harness.open();
    const bodies = ["a", "b", "c"].map((id) =>
      Buffer.from(JSON.stringify(cloud({ messages: [textMessage(id, id.repeat(KEPT_BODY_BYTES))] }))),
    );
    const copies = bodies.map((body) => Buffer.from(body));
    const accepted = bodies.map(async (body) => {
      valueOf(await store.accept(incoming(body)));
      freeNow(body);
    });
    await Promise.all([
      ...accepted,
      store.accept(incoming(cloud({ messages: [textMessage("d", "small")] }))),
    ]);
    await store.settled();
    const { events } = valueOf(store.page({ filter: {}, limit: 10 }));
    expect(events.map(({ messageId }) => messageId)).toEqual(["d", "c", "b", "a"]);
    const kept = events.slice(1).map(({ id }) => valueOf(store.body(id)));
    expect(kept).toEqual(mode === "facts" ? [undefined, undefined, undefined] : copies.toReversed());
  },
);

test.each([
  ["searchable", [0, 1, 2]],
  ["sealed", [0, 1, 1]],
] as const)(
  "a large body leaves none of its pages in the memory of the database, and a small one takes no useful ones (%s)",
  async (mode, expected) => {
    const harness = await storeHarness();
    harness.mode = mode;
    const store = harness.open();
    const scripts = vi.spyOn(DatabaseSync.prototype, "exec");
    onTestFinished(() => {
      scripts.mockRestore();
    });
    const shrunk = (): number => scripts.mock.calls.filter(([sql]) => sql === "PRAGMA shrink_memory").length;
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("a", "small")] }))));
    await store.settled();
    const counts = [shrunk()];
    valueOf(
      await store.accept(incoming(cloud({ messages: [textMessage("b", "b".repeat(KEPT_BODY_BYTES))] }))),
    );
    counts.push(shrunk());
    await store.settled();
    counts.push(shrunk());
    expect(counts).toEqual(expected);
    expect(valueOf(store.page({ filter: {}, limit: 10 })).events).toHaveLength(2);
  },
);

test("a database that has stopped is asked to free its memory without harm", () => {
  const database = storeDatabase(valueOf(openEventsFile(tempFolder())));
  database.close();
  expect(() => database.shrink()).not.toThrow();
});

test("[W10] after a problem of the disk filing rests for a second, and does not try without end", async () => {
  let tries = 0;
  const { tools } = waiting(0);
  const refusing = {
    ...tools.database,
    relaxed: () => {
      tries += 1;
      return err({ kind: "storageFull" });
    },
  } as unknown as StoreDatabase;
  filing({ ...tools, database: refusing }).nudge();
  await vi.waitFor(() => expect(tries).toBe(1));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(tries).toBe(1);
});

test("[W10] a number that was first heard of in a transaction that failed is made anew by the next", () => {
  const { tools, database, events } = waiting(1);
  const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });
  let broken = true;
  const failing: StoreDatabase = {
    ...database,
    statement(sql) {
      if (broken && sql.startsWith("UPDATE meta")) throw full;
      return database.statement(sql);
    },
  };
  const again = { ...tools, database: failing };
  const size = { rows: 64, bytes: 1_000_000, parts: 512, ms: 1_000 };
  expect(problemIn(indexBatch(again, recentBodies(), size))).toEqual({ kind: "storageFull" });
  expect(events()).toBe(0);
  broken = false;
  valueOf(indexBatch(again, recentBodies(), size));
  const line = Number(database.statement("SELECT line FROM event").get()?.["line"]);
  // Another process knows only what is in the file.
  expect(numberRefsOf(database).byId(line).phoneNumberId).not.toBe("");
});
