import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAlertSender } from "../../../main/core/alerts/send-alerts.ts";
import type { PointsDeps } from "../../../main/core/connectivity/point/deps.ts";
import { createPoints } from "../../../main/core/connectivity/point/points.ts";
import { testRecords } from "../../../main/core/connectivity/records.ts";
import { leftoversOf } from "../../../main/core/connectivity/unrestored.ts";
import { markMoved, unmarkMoved } from "../../../main/core/storage/moved-folder.ts";
import { isoOf } from "../../../shared/time.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { memoryVault } from "../../support/memory-vault.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { replacedRecord } from "../../support/webhooks/scripted-level.ts";

const RECORD = replacedRecord();

/** A folder that was moved while a callback URL was still replaced. */
function moved() {
  const dataDir = tempFolder();
  const records = testRecords(dataDir, tempFolder());
  valueOf(records.write(RECORD));
  const clock = virtualClock();
  markMoved(dataDir, clock.now());
  const vault = memoryVault({ clock, random: randomFrom(3) });
  const ports = { dataDir, clock, secrets: { file: () => ({ ok: false }) } };
  const leftovers = leftoversOf({
    deps: { ports, vault, push: () => undefined, storage: () => ({ ok: false }) } as never,
    records,
    waits: { triesMs: [], lateMs: 0 },
    hurry: new AbortController().signal,
    isHere: () => false,
    settled: () => undefined,
  });
  const points = (change: object = {}) =>
    createPoints({
      deps: { ports, vault },
      records,
      leftovers,
      running: new Map(),
      ...change,
    } as never as PointsDeps);
  return { dataDir, records, leftovers, points, clock };
}

test("[ZG5] a folder that was moved neither resumes nor restores a callback URL by itself", async () => {
  const { dataDir, points } = moved();
  const restored: string[] = [];
  const one = points({ leftovers: { restore: async (of: string) => void restored.push(of) } });
  for (const atStart of [true, false]) await one.settle(RECORD, atStart);
  expect(restored).toEqual([]);
  unmarkMoved(dataDir);
  await one.settle(RECORD, true);
  expect(restored).toEqual([RECORD.test]);
});

test("[ZG5] a folder that was moved restores no callback URL on a person's request either, and changes no record", async () => {
  const { records, leftovers, points } = moved();
  expect(problemIn(await leftovers.restore(RECORD.test, { by: "person" }))).toMatchObject({
    kind: "folderMoved",
  });
  const target = { kind: "workspace", workspace: "ws-7k2q9d", phoneNumberId: RECORD.phoneNumberId };
  expect(problemIn(await points().restore({ target } as never))).toMatchObject({ kind: "folderMoved" });
  leftovers.sweep();
  expect(valueOf(records.all())).toEqual([RECORD]);
});

test("[ZG5] the lock of a number whose callback URL may change is taken in one place, which knows the mark", () => {
  const folder = "main/core/connectivity";
  const taking = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => /\blockNamed\(/.test(readFileSync(join(folder, name), "utf8")));
  expect(taking).toEqual(["test-lock.ts"]);
});

test("[ZG5] a folder that was moved sends no alert by itself", async () => {
  const { dataDir, clock } = moved();
  const posted: unknown[] = [];
  const sender = createAlertSender({
    ports: { dataDir, clock, log: undefined } as never,
    vault: { state: () => "open", take: () => ({ ok: false }) } as never,
    loadPost: async () => (async () => posted.push("sent")) as never,
    changed: () => posted.push("claimed"),
  });
  const facts = { id: "a-1", news: "ended", at: isoOf(clock.now()) };
  sender.send({ target: { scope: "all", form: "generic" }, facts } as never);
  await sender.close();
  expect(posted).toEqual([]);
  expect(readdirSync(dataDir)).not.toContain("alerts-sent.json");
});
