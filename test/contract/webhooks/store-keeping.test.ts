import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEventsFile } from "../../../main/core/webhooks/store/open-file.ts";
import { openEvents } from "../../../main/core/webhooks/open-events.ts";
import {
  openEventStore,
  type OpenStore,
  type StoreDeps,
} from "../../../main/core/webhooks/store/open-store.ts";
import type { Incoming } from "../../../main/core/webhooks/store/port.ts";
import { MOST_REFUSED } from "../../../main/core/webhooks/store/index/duplicates.ts";
import { openWebhookSettings } from "../../../main/core/webhooks/settings/webhook-settings.ts";
import { err, ok } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import {
  cloud,
  incoming,
  status,
  storeHarness,
  textMessage,
  type StoreHarness,
} from "../../support/webhooks/store-harness.ts";

const DAY_MS = 86_400_000;
const hello = incoming(cloud({ messages: [textMessage("m1", "hello")] }));

async function take(store: OpenStore, ...list: readonly Incoming[]): Promise<void> {
  for (const result of await Promise.all(list.map((one) => store.accept(one)))) valueOf(result);
  await store.settled();
}

/** The harness's store with another vault or other settings. */
function openWith(rig: StoreHarness, change: Partial<StoreDeps>): OpenStore {
  const { dataDir, clock, random, vault } = rig;
  const store = valueOf(
    openEventStore({
      ports: { dataDir, clock, random, files: { freeBytes: () => undefined } },
      vault,
      settings: () => ok(WebhookSettings.parse({ revision: 1, mode: rig.mode })),
      ...change,
    }),
  );
  onTestFinished(() => store.close());
  return store;
}

/** Counts the rows of a table, without using the store. */
function rowsOf({ dataDir }: StoreHarness, table: string): number {
  const direct = new DatabaseSync(join(dataDir, "webhooks.db"), { readOnly: true });
  const rows = Number(direct.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);
  direct.close();
  return rows;
}

const WITHOUT_VAULT: readonly VaultProblem[] = [
  { kind: "vaultLocked" },
  { kind: "vaultAbsent" },
  { kind: "vaultDamaged" },
  { kind: "vaultChanged" },
  { kind: "vaultNewer" },
  { kind: "wrongPassphrase" },
  { kind: "recordMissing" },
  { kind: "labelTaken" },
  { kind: "recordDamaged" },
];
const OF_THE_DISK: readonly VaultProblem[] = [
  { kind: "storageFull" },
  { kind: "storageFailed", code: "EIO" },
];

describe("a store that is to seal and has no key", () => {
  const refusedWith = async (problem: VaultProblem): Promise<unknown> => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const failing = { seal: () => err(problem), open: () => err(problem) };
    return problemIn(await openWith(rig, { vault: failing }).accept(hello));
  };

  test.each(WITHOUT_VAULT)(
    "[W6] refuses until the vault is unlocked, whatever is wrong with it: $kind",
    async (problem) => {
      expect(await refusedWith(problem)).toEqual({ kind: "vaultLocked" });
    },
  );

  test.each(OF_THE_DISK)("[W10] says what is wrong with the disk: $kind", async (problem) => {
    expect(await refusedWith(problem)).toEqual(problem);
  });
});

describe("the mode", () => {
  const UNREADABLE: StorageProblem = { kind: "storageFailed", code: "EIO" };

  test.each<PrivacyMode>(["searchable", "sealed", "facts"])(
    "[W6] that was used last holds while the settings cannot be read: %s",
    async (mode) => {
      const rig = await storeHarness();
      rig.mode = mode;
      let readable = true;
      const store = openWith(rig, {
        settings: () => (readable ? ok(WebhookSettings.parse({ revision: 1, mode })) : err(UNREADABLE)),
      });
      await take(store, hello);
      readable = false;
      await take(store, incoming(cloud({ messages: [textMessage("m2", "you")] })));
      expect(valueOf(store.facts()).byMode).toEqual({ searchable: 0, sealed: 0, facts: 0, [mode]: 2 });
    },
  );

  test("[W6] that nobody knows lets nothing be taken", async () => {
    const store = openWith(await storeHarness(), { settings: () => err(UNREADABLE) });
    expect(problemIn(await store.accept(hello))).toEqual(UNREADABLE);
  });

  test("[W6] that is chosen while no store is open is remembered when the settings file is lost", async () => {
    const rig = await storeHarness();
    const begin = () => openWebhookSettings(rig, () => undefined);
    const settings = begin();
    const events = openEvents({
      ports: {
        ...rig,
        files: {
          read: () => err({ kind: "fileUnreadable", path: "", code: "" }),
          freeBytes: () => undefined,
        },
      },
      vault: rig.vault,
      settings,
    });
    valueOf(settings.change({ mode: "searchable" }));
    valueOf(events.store());
    await events.close();
    valueOf(begin().change({ mode: "facts" }));
    rmSync(join(rig.dataDir, "webhooks.json"));
    expect(valueOf(begin().read()).mode).toBe("facts");
  });
});

describe("what was refused", () => {
  const refused = (body: unknown): Incoming =>
    incoming(body, { signature: "invalid", refused: "signature-invalid" });

  test("[W5][W6] is shown without its body where that is large, also while bodies are sealed", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const store = rig.open();
    await take(
      store,
      refused(cloud({ messages: [textMessage("m1", "x".repeat(100_000))] })),
      refused("small"),
    );
    expect(valueOf(store.detail(1))?.body).toEqual({ kind: "not-kept" });
    expect(valueOf(store.detail(2))?.body).toMatchObject({ kind: "kept", raw: "small" });
  });

  test("[W5] and went for newer ones counts as new when it comes again, and the good ones are still known", async () => {
    const store = (await storeHarness()).open();
    await take(store, hello, refused("the first"));
    await take(store, ...Array.from({ length: MOST_REFUSED }, (_, n) => refused(`not even JSON ${n}`)));
    const newest = (): unknown => valueOf(store.page({ filter: {}, limit: 1 })).events[0];
    await take(store, refused("the first"), hello);
    expect(newest()).toMatchObject({ id: MOST_REFUSED + 3, refused: "signature-invalid", repeats: 0 });
    expect(valueOf(store.facts()).events).toBe(MOST_REFUSED + 1);
    expect(valueOf(store.detail(1))?.event).toMatchObject({ messageId: "m1", repeats: 1 });
  });
});

test("[W3] two parts that are nested too deeply to be compared are two events, and known when they come again", async () => {
  const store = (await storeHarness()).open();
  const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  const nested = JSON.stringify(cloud({ messages: [] })).replace(
    '"messages":[]',
    `"messages":[{"type":${deep}},{"type":${deep}}]`,
  );
  await take(store, incoming(nested));
  await take(store, incoming(nested));
  expect(valueOf(store.page({ filter: {}, limit: 10 })).events.map(({ repeats }) => repeats)).toEqual([1, 1]);
});

describe("what is gone", () => {
  test("[W9] leaves no note of when it came again, and no row of its own", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    await take(store, hello);
    await take(store, hello);
    valueOf(store.pin([1]));
    expect([rowsOf(rig, "note"), rowsOf(rig, "pin")]).toEqual([1, 1]);
    valueOf(await store.erase({ what: { by: "all" } }));
    const tables = ["event", "note", "pin", "notification", "blank"];
    expect(tables.map((table) => rowsOf(rig, table))).toEqual([0, 0, 0, 0, 0]);
  });

  test("[W9] is overwritten in pages that were freed before as well", async () => {
    const rig = await storeHarness();
    rig.keepDays = 1;
    const store = rig.open();
    const marker = "zebra-marker-4711";
    for (let n = 0; n < 4; n += 1)
      await take(
        store,
        incoming(cloud({ messages: [textMessage(`m${n}`, `${marker} `.repeat(50_000))] }), {
          receivedAt: rig.clock.now(),
        }),
      );
    await rig.clock.advance(2 * DAY_MS);
    valueOf(await store.tidy());
    await take(store, incoming(cloud({ messages: [textMessage("other", "hi", "15552220000")] })));
    expect(secretsFoundIn(rig.dataDir, [marker])).not.toEqual([]);
    valueOf(await store.erase({ what: { by: "user", user: "15552220000" } }));
    expect(secretsFoundIn(rig.dataDir, [marker])).toEqual([]);
    expect(rowsOf(rig, "blank")).toBe(0);
  });
});

test("[W10] a store on a full disk is opened all the same, and shows what is there", async ({ skip }) => {
  const disk = smallDisk(6_000, skip);
  const rig = await storeHarness({ dataDir: join(disk.folder, "data") });
  const store = rig.open({ floorBytes: 0 });
  await take(store, hello);
  // Accepted, but not indexed before the disk is full.
  valueOf(await store.accept(incoming(cloud({ messages: [textMessage("m2", "x".repeat(100_000))] }))));
  expect(() => {
    for (let n = 0; n < 10_000; n += 1) writeFileSync(join(disk.folder, `filler${n}`), Buffer.alloc(4_096));
  }).toThrow("ENOSPC");
  const next = rig.open({ floorBytes: 0 });
  expect(valueOf(next.page({ filter: {}, limit: 10 })).events.map(({ messageId }) => messageId)).toContain(
    "m1",
  );
});

test("[W10] as much of the disk as was asked for is left to others", async () => {
  const rig = await storeHarness();
  const store = rig.open({ floorBytes: 5_000 });
  rig.freeBytes = 4_999;
  expect(problemIn(await store.accept(hello))).toEqual({ kind: "storageFull" });
  rig.freeBytes = 5_000;
  valueOf(await store.accept(hello));
});

test("[W8] what is beyond a smaller cap goes when the store is tidied, though nothing more arrives", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  for (let n = 0; n < 24; n += 1)
    await take(store, incoming(cloud({ messages: [textMessage(`m${n}`, "x".repeat(1_000_000))] })));
  expect(valueOf(store.facts()).bytes).toBeGreaterThan(20_000_000);
  rig.capMegabytes = 16;
  valueOf(await store.tidy());
  expect(valueOf(store.facts()).bytes).toBeLessThan(16_500_000);
  expect(valueOf(store.facts()).events).toBeGreaterThan(10);
});

test("[F25] a file of events that cannot be opened is a problem of the storage, and so is a folder that cannot be made", () => {
  const folder = tempFolder();
  mkdirSync(join(folder, "webhooks.db"));
  expect(problemIn(openEventsFile(folder))).toEqual({ kind: "storageReadOnly" });
  writeFileSync(join(folder, "file"), "");
  expect(problemIn(openEventsFile(join(folder, "file", "data")))).toEqual({
    kind: "storageFailed",
    code: "ENOTDIR",
  });
});

test("[I27] what the store knows of itself stands under the names that every version of it reads", async () => {
  const rig = await storeHarness();
  rig.mode = "facts";
  await take(rig.open(), hello);
  const direct = new DatabaseSync(join(rig.dataDir, "webhooks.db"), { readOnly: true });
  const names = direct.prepare("SELECT name FROM meta ORDER BY name").all();
  direct.close();
  expect(names.map(({ name }) => name)).toEqual([
    "filed through",
    "fingerprint key",
    "mode",
    "totals through",
    "totals to",
  ]);
});

test("every kind of event has its direction", async () => {
  const store = (await storeHarness()).open();
  const unsupported = { ...textMessage("m2", "x"), type: "unsupported" };
  await take(
    store,
    incoming(cloud({ messages: [textMessage("m1", "x"), unsupported], statuses: [status("m0", "sent")] })),
    incoming(cloud({ errors: [{ code: 130429, title: "limit" }] })),
    incoming({ something: "else" }),
  );
  const all = valueOf(store.page({ filter: {}, limit: 10 })).events;
  expect(all.map(({ kind, direction }) => [kind, direction]).toReversed()).toEqual([
    ["message", "in"],
    ["unsupported", "in"],
    ["status", "out"],
    ["error", "none"],
    ["other", "none"],
  ]);
});
