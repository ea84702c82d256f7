import { expect, test } from "vitest";
import { chooseFree } from "../../../../main/core/connectivity/choose-free.ts";
import type { TestJob } from "../../../../main/core/connectivity/job.ts";
import { testRecords, withOthers, type TestRecord } from "../../../../main/core/connectivity/records.ts";
import { noteOthers, openTestRecordWriter } from "../../../../main/core/connectivity/test-record-writer.ts";
import { leftoversOf } from "../../../../main/core/connectivity/unrestored.ts";
import { redact } from "../../../../shared/redacted.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { memoryVault } from "../../../support/memory-vault.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import {
  advancingClock,
  BEFORE,
  OTHER,
  OURS,
  replacedRecord,
  scriptedLevel,
  type Shown,
} from "../../../support/webhooks/scripted-level.ts";

/** A record that another process changes right after it was read for the first time, and then gives its lock up. */
function held(first: TestRecord, change: (records: ReturnType<typeof testRecords>) => void) {
  const dataDir = tempFolder();
  const records = testRecords(dataDir, tempFolder());
  valueOf(records.write(first));
  const all = records.all.bind(records);
  let isRead = false;
  const afterFirst = <T>(read: () => T): T => {
    const value = read();
    if (!isRead) change(records);
    isRead = true;
    return value;
  };
  const clock = advancingClock();
  const vault = memoryVault({ clock, random: randomFrom(3) });
  const one = records.one.bind(records);
  const watched = {
    ...records,
    all: () => afterFirst(all),
    one: (test: string) => afterFirst(() => one(test)),
  };
  const ports = { dataDir, clock, secrets: { file: () => ({ ok: false }) } };
  return { records, watched, vault, ports, clock };
}

function leftoversWhile(first: TestRecord, change: (records: ReturnType<typeof testRecords>) => void) {
  const { records, watched, vault, ports } = held(first, change);
  const leftovers = leftoversOf({
    deps: { ports, vault, push: () => undefined, storage: () => ({ ok: false }) } as never,
    records: watched,
    waits: { triesMs: [], lateMs: 0 },
    hurry: new AbortController().signal,
    isHere: () => false,
    settled: () => undefined,
  });
  return { leftovers, left: () => valueOf(records.all()) };
}

const RECORD = replacedRecord();
const { borrowed: _none, ...NOTHING_LEFT } = RECORD;

test("[C12] [I26] what another process restored before it gave the number's lock up is not restored again", async () => {
  const removed = leftoversWhile(RECORD, (records) => valueOf(records.remove(RECORD.test, () => true)));
  const result = await removed.leftovers.restore(RECORD.test, { by: "program" });
  expect(result).toMatchObject({ problem: { kind: "noSuchTest" } });
  const emptied = leftoversWhile(RECORD, (records) => valueOf(records.write({ ...NOTHING_LEFT, seq: 4 })));
  expect(valueOf(await emptied.leftovers.restore(RECORD.test, { by: "program" }))).toMatchObject({
    restored: true,
  });
  expect(emptied.left()).toEqual([]);
});

test("[C12] [I26] a record isn't removed as one of a test without effect if its test replaced a URL meanwhile", () => {
  const { leftovers, left } = leftoversWhile(NOTHING_LEFT, (records) =>
    valueOf(records.write({ ...RECORD, seq: 4 })),
  );
  leftovers.sweep();
  expect(left()).toMatchObject([{ seq: 4, borrowed: { before: BEFORE } }]);
});

/** A test that finds the URL of an earlier one where it wants to set its own. */
async function chosenWhile(
  change: (records: ReturnType<typeof testRecords>) => void,
  shown: readonly Shown[],
) {
  const { watched, vault, ports } = held(RECORD, change);
  const level = scriptedLevel(OTHER, shown);
  const addresses = [OURS, BEFORE];
  const told: string[] = [];
  const { signal } = new AbortController();
  const job = {
    input: {},
    state: { done: (id: string) => told.push(id) },
    records: {
      ...watched,
      holderOf: (address: string) => ({
        ok: true,
        value: address === OURS ? { test: RECORD.test, folder: "/elsewhere" } : undefined,
      }),
    },
    target: {
      source: "cloud",
      api: undefined,
      level: async () => level.access,
      choose: async () => ({
        kind: "replace",
        level: "number",
        before: { address: addresses.shift() ?? BEFORE },
        production: { kind: "unknown" },
      }),
    },
    deps: { vault, ports, push: () => undefined },
    waits: { triesMs: [1, 1, 1], lateMs: 0 },
    tokens: { known: () => [redact("token", "verify token")] },
    stop: signal,
    hurry: signal,
  } as unknown as TestJob;
  const chosen = await chooseFree(job);
  return { chosen: chosen?.before.address, told, isSet: level.isSet(), overwritten: level.overwritten };
}

test("[C12] [I26] a test goes by the record as it is once it has the other number's lock", async () => {
  const stale = { shows: OURS } as const;
  const noted = await chosenWhile((records) => valueOf(records.change(RECORD.test, withOthers)), [stale]);
  expect(noted).toEqual({ chosen: BEFORE, told: [], isSet: OTHER, overwritten: [] });
  const gone = await chosenWhile(
    (records) => valueOf(records.remove(RECORD.test, () => true)),
    [stale, stale],
  );
  expect(gone).toEqual({ chosen: BEFORE, told: [], isSet: OTHER, overwritten: [] });
});

test("[C12] [I26] a query that is answered after the record was removed doesn't bring it back", () => {
  const { records, vault } = held(RECORD, () => undefined);
  const book = openTestRecordWriter(records, vault, RECORD);
  valueOf(book.remove());
  noteOthers(book);
  expect(valueOf(records.all())).toEqual([]);
});
