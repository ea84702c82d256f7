import { expect, onTestFinished, test } from "vitest";
import { inboxAfter } from "../../../main/core/webhooks/store/tables/inbox-rows.ts";
import { openEventsFile } from "../../../main/core/webhooks/store/open-file.ts";
import { storageQuotaOf, type StorageQuota } from "../../../main/core/webhooks/store/inbox/storage-quota.ts";
import { storeDatabase, type StoreDatabase } from "../../../main/core/webhooks/store/store-database.ts";
import type { StoreTools } from "../../../main/core/webhooks/store/store-tools.ts";
import { ok } from "../../../shared/result.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

const DAY_MS = 86_400_000;
const RETENTION = { keepDays: 1, capMegabytes: 16 };

/** Three durable notifications of which only the first has been indexed, and no indexer for the others. */
async function halfFiled(): Promise<{
  readonly room: StorageQuota;
  readonly database: StoreDatabase;
  readonly left: () => readonly unknown[];
}> {
  const rig = await storeHarness();
  const store = rig.open();
  for (const id of ["a", "b", "c"])
    valueOf(
      await store.accept(
        incoming(cloud({ messages: [textMessage(id, "hello")] }), { receivedAt: rig.clock.now() }),
      ),
    );
  await store.settled();
  await store.close();
  await rig.clock.advance(3 * DAY_MS);
  const database: StoreDatabase = storeDatabase(valueOf(openEventsFile(rig.dataDir)));
  onTestFinished(() => database.close());
  database.statement("UPDATE meta SET value = 1 WHERE name = 'filed through'").run();
  const room = storageQuotaOf({
    database,
    clock: rig.clock,
    dataDir: rig.dataDir,
    files: { freeBytes: () => 10 ** 12 },
    floorBytes: 0,
    growth: { olderChanged: () => undefined },
    settings: () => ok(WebhookSettings.parse({ revision: 1, retention: RETENTION })),
  } as unknown as StoreTools);
  return {
    room,
    database,
    left: () =>
      database
        .statement("SELECT id FROM notification ORDER BY id")
        .all()
        .map(({ id }) => id),
  };
}

test("[W7] what is too old and was not filed yet stays until it was: an acknowledged event is told before it goes", async () => {
  const { room, left } = await halfFiled();
  expect(left()).toEqual([1, 2, 3]);
  valueOf(await room.tidy());
  expect(left()).toEqual([2, 3]);
});

test("[W8] what was not filed yet makes no room: rather nothing more is taken", async () => {
  const { room, left } = await halfFiled();
  const full = { ...RETENTION, capMegabytes: 0 };
  expect(problemIn(room.makeRoom(1_000, full))).toEqual({ kind: "storeFull" });
  expect(left()).toEqual([2, 3]);
});

test("what waits is filed in batches of so many rows and bytes, and one that is larger than a batch goes alone", async () => {
  const { database } = await halfFiled();
  const batch = (after: number, rows: number, bytes: number): readonly number[] =>
    inboxAfter(database, after, { rows, bytes }).map(({ id }) => id);
  const MIB = 1024 * 1024;
  expect(batch(0, 64, MIB)).toEqual([1, 2, 3]);
  expect(batch(1, 64, MIB)).toEqual([2, 3]);
  expect(batch(0, 2, MIB)).toEqual([1, 2]);
  expect(batch(0, 64, 1)).toEqual([1]);
  expect(batch(3, 64, MIB)).toEqual([]);
});
