import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { openEventStore } from "../../../main/core/webhooks/store/open-store.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

const message = (id: string, bytes = 10) =>
  incoming(cloud({ messages: [textMessage(id, "x".repeat(bytes))] }));

describe("the disk", () => {
  test("[W10] a full disk refuses, keeps what was accepted, and takes the next as soon as there is room", async ({
    skip,
  }) => {
    const disk = smallDisk(6_000, skip);
    const rig = await storeHarness({ dataDir: join(disk.folder, "data") });
    const store = rig.open({ floorBytes: 0 });
    let accepted = 0;
    for (; accepted < 40; accepted += 1) {
      const result = await store.accept(message(`m${accepted}`, 300_000));
      if (result.ok) continue;
      expect(result.problem).toEqual({ kind: "storageFull" });
      break;
    }
    expect(accepted).toBeGreaterThan(3);
    expect(accepted).toBeLessThan(40);
    expect(problemIn(await store.accept(message("again", 300_000)))).toEqual({ kind: "storageFull" });
    disk.resize(40_000);
    valueOf(await store.accept(message("room", 300_000)));
    await store.settled();
    const ids = valueOf(store.page({ filter: {}, limit: 100 })).events.map(({ messageId }) => messageId);
    expect(ids).toEqual(["room", ...Array.from({ length: accepted }, (_, n) => `m${accepted - 1 - n}`)]);
  });

  test("[W10] before the disk is full, a rest of it is left to others", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    rig.freeBytes = 19_999_999;
    expect(problemIn(await store.accept(message("m1")))).toEqual({ kind: "storageFull" });
    rig.freeBytes = 20_000_000;
    valueOf(await store.accept(message("m1")));
  });

  test("a damaged file is kept and said, and one of a newer program is left alone", async () => {
    const rig = await storeHarness();
    const path = join(rig.dataDir, "webhooks.db");
    const open = () =>
      openEventStore({
        ports: {
          dataDir: rig.dataDir,
          clock: rig.clock,
          random: rig.random,
          files: { freeBytes: () => undefined },
        },
        vault: rig.vault,
        settings: () => ok(WebhookSettings.parse({ revision: 0 })),
      });
    writeFileSync(path, "this is no database, and long enough to be taken for a damaged one ".repeat(20));
    expect(problemIn(open())).toMatchObject({
      kind: "storageDamaged",
      setAside: expect.stringContaining("damaged-") as unknown,
    });
    expect(readdirSync(rig.dataDir).some((name) => name.startsWith("webhooks.db.damaged-"))).toBe(true);
    writeFileSync(path, "");
    const newer = new DatabaseSync(path);
    newer.exec("PRAGMA user_version = 99");
    newer.close();
    expect(problemIn(open())).toEqual({ kind: "newerVersion", found: 99, known: 5 });
  });
});
