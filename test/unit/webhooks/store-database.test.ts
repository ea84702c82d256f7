import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEventsFile } from "../../../main/core/webhooks/store/open-file.ts";
import { ensureSealingKey } from "../../../main/core/webhooks/store/sealing.ts";
import { storeDatabase, type StoreDatabase } from "../../../main/core/webhooks/store/store-database.ts";
import { openEvents } from "../../../main/core/webhooks/open-events.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { memoryVault, memoryVaultFolder } from "../../support/memory-vault.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { err, ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const FULL = 2;
const NORMAL = 1;

const level = (database: StoreDatabase): number =>
  Number(database.statement("PRAGMA synchronous").get()?.["synchronous"]);

test("[W1] what is promised is synced, whatever cheaper transaction came before it", () => {
  const database = storeDatabase(valueOf(openEventsFile(tempFolder())));
  const levels = [
    valueOf(database.change(() => ok(level(database)))),
    valueOf(database.relaxed(() => ok(level(database)))),
    valueOf(database.change(() => ok(level(database)))),
  ];
  database.close();
  expect(levels).toEqual([FULL, NORMAL, FULL]);
});

test("a store that was closed answers so, and leaves no log beside its file", () => {
  const folder = tempFolder();
  const database = storeDatabase(valueOf(openEventsFile(folder)));
  expect(existsSync(join(folder, "webhooks.db-wal"))).toBe(true);
  database.close();
  expect(existsSync(join(folder, "webhooks.db-wal"))).toBe(false);
  const closed = { kind: "storageFailed", code: "CLOSED" };
  expect(problemIn(database.read(() => ok(null)))).toEqual(closed);
  expect(problemIn(database.change(() => ok(null)))).toEqual(closed);
  expect(problemIn(database.relaxed(() => ok(null)))).toEqual(closed);
});

test("events that were closed are opened no more, for a call that comes late", async () => {
  const ports = {
    dataDir: tempFolder(),
    clock: virtualClock(),
    random: seededRandom(),
    files: { freeBytes: () => 10 ** 10 },
  };
  const vault = memoryVault({ folder: memoryVaultFolder(), clock: ports.clock, random: ports.random });
  const settings = { read: () => ok(WebhookSettings.parse({ revision: 1 })) };
  const events = openEvents({
    ports: ports as unknown as Parameters<typeof openEvents>[0]["ports"],
    vault,
    settings,
  });
  valueOf(events.store());
  await events.close();
  expect(problemIn(events.store())).toEqual({ kind: "storageFailed", code: "ECANCELED" });
  expect(existsSync(join(ports.dataDir, "webhooks.db-wal"))).toBe(false);
});

test("[W6] no secret is put into the vault for a store that cannot be read", () => {
  const sealed: unknown[] = [];
  const problem = { kind: "storageFailed", code: "EIO" } as const;
  const vault = {
    seal: (binding: unknown) => {
      sealed.push(binding);
      return err({ kind: "vaultLocked" } as const);
    },
  };
  const unreadable = { read: () => err(problem) } as unknown as StoreDatabase;
  expect(problemIn(ensureSealingKey(unreadable, vault, 0))).toEqual(problem);
  expect(sealed).toEqual([]);
});
