import { expect, onTestFinished, test } from "vitest";
import { eraserOf } from "../../../main/core/webhooks/store/delete/delete-events.ts";
import { indexBatch } from "../../../main/core/webhooks/store/index/index-batch.ts";
import { appendNotification } from "../../../main/core/webhooks/store/tables/inbox-rows.ts";
import { numberRefsOf } from "../../../main/core/webhooks/store/tables/number-refs.ts";
import { openEventsFile } from "../../../main/core/webhooks/store/open-file.ts";
import { recentBodies } from "../../../main/core/webhooks/store/index/recent-bodies.ts";
import { storeDatabase, type StoreDatabase } from "../../../main/core/webhooks/store/store-database.ts";
import type { StoreTools } from "../../../main/core/webhooks/store/store-tools.ts";
import { totalsWriterOf } from "../../../main/core/webhooks/store/totals/totals-writer.ts";
import { err, ok } from "../../../shared/result.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { cloud, incoming, textMessage } from "../../support/webhooks/store-harness.ts";

const ANNA = "15559876543";
const WISH = { what: { by: "user", user: ANNA } } as const;
const FAULT = { kind: "storageReadOnly" } as const;

/** A store with two notifications of one end user, in which a selected transaction fails. */
function stored() {
  const database = storeDatabase(valueOf(openEventsFile(tempFolder())));
  onTestFinished(() => database.close());
  let failing = 0;
  let done = 0;
  const orFail =
    <K extends "read" | "relaxed">(kind: K): StoreDatabase[K] =>
    (work) => {
      done += 1;
      return done === failing ? err(FAULT) : database[kind](work);
    };
  let told = 0;
  const tools = {
    database: { ...database, read: orFail("read"), relaxed: orFail("relaxed") },
    lines: numberRefsOf(database),
    totals: totalsWriterOf(database, numberRefsOf(database)),
    clock: virtualClock(),
    growth: {
      filed: () => undefined,
      filedElsewhere: () => undefined,
      olderChanged: () => (told += 1),
    },
    fingerprint: (user: string) => user,
    knownFingerprint: () => undefined,
  } as unknown as StoreTools;
  valueOf(
    database.change(() => {
      for (const id of ["m1", "m2"]) {
        const one = incoming(cloud({ messages: [textMessage(id, "hello", ANNA)] }));
        appendNotification(database, one, "searchable", one.body);
      }
      return ok(null);
    }),
  );
  valueOf(
    indexBatch({ ...tools, database }, recentBodies(), { rows: 10, bytes: 1_000_000, parts: 512, ms: 1_000 }),
  );
  const erase = eraserOf(tools, { settled: async () => ok(null) });
  return {
    told: () => told,
    events: () => Number(database.statement("SELECT count(*) AS n FROM event").get()?.["n"]),
    secureDelete: () => database.statement("PRAGMA secure_delete").get()?.["secure_delete"],
    async erase(failAt = 0) {
      [failing, done] = [failAt, 0];
      const result = await erase(WISH);
      return { result, reached: done >= failAt };
    },
  };
}

test("[W9] a wish that meets a failing disk is never told as carried out, and is carried out when it is asked again", async () => {
  let at = 1;
  for (; ; at += 1) {
    const store = stored();
    expect(store.events()).toBe(2);
    const { result, reached } = await store.erase(at);
    if (!reached) break;
    expect([at, result]).toEqual([at, err(FAULT)]);
    expect(valueOf((await store.erase()).result)).toMatchObject({ cut: 0 });
    expect([store.events(), store.secureDelete()]).toEqual([0, 2]);
  }
  // Finding the events, reading their bodies, removing them, and erasing what they left: each has failed
  // once.
  expect(at).toBeGreaterThan(7);
});

test("[W9] what stands unfiled is filed first, and where that fails nothing is touched", async () => {
  const result = await eraserOf({} as StoreTools, { settled: async () => err(FAULT) })(WISH);
  expect(result).toEqual(err(FAULT));
});

test("[W9] a list that is being looked at hears of it once anything may have gone, and not before", async () => {
  const store = stored();
  await store.erase(1);
  expect(store.told()).toBe(0);
  await store.erase();
  expect(store.told()).toBe(1);
});
