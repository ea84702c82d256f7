import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fingerprintOf, type TestEvidence } from "../../../main/core/proof/evidence.ts";
import { evidenceFile } from "../../../main/core/proof/evidence-file.ts";
import type { LastMove } from "../../../main/core/proof/last-move.ts";
import { noteTest } from "../../../main/core/proof/note-test.ts";
import { ownMessages, watchSender } from "../../../main/core/proof/watch-sender.ts";
import type { OperationRecord } from "../../../main/core/storage/operation-port.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import type { EventStore } from "../../../main/core/webhooks/store/port.ts";
import { RunId, TestId } from "../../../shared/ids.ts";
import { ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { must } from "../../support/harness.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { after, imaginedEvent } from "../../support/webhooks/imagined-event.ts";

const MARK = { run: RunId.parse("r-20261121-aaaaaa"), seq: 12 };
const ABOUT = { number: "+12025550123", phoneNumberId: "106500" };
const MOVE: LastMove = {
  ...ABOUT,
  mark: MARK,
  direction: "to-cloud",
  place: "arrived",
  by: "answer",
  from: undefined,
  movedAt: instant(Date.parse(after(0))),
  at: instant(Date.parse(after(0))),
  platformAt: after(0),
  wasHereBefore: false,
};

const testId = (name: string): TestId => TestId.parse(`t-20261121-${name}`);
const evidenceOf = (name: string): TestEvidence => ({
  ...ABOUT,
  test: testId(name),
  side: "cloud",
  startedAt: after(60),
});

function fileIn(dataDir = tempFolder()) {
  return { dataDir, file: evidenceFile({ dataDir, clock: virtualClock() }) };
}

test("[H6] reading makes nothing; what is kept is its owner's alone and is there for the next process", () => {
  const { dataDir, file } = fileIn();
  expect(must(file.read()).tests).toEqual([]);
  expect(readdirSync(dataDir)).toEqual([]);
  must(file.change((known) => ({ ...known, tests: [evidenceOf("aaaaaa")] })));
  expect(statSync(join(dataDir, "proofs.json")).mode & 0o777).toBe(0o600);
  expect(must(fileIn(dataDir).file.read()).tests).toEqual([evidenceOf("aaaaaa")]);
});

test("[H2] what is noted late of an earlier test does not make it the newest", () => {
  const { file } = fileIn();
  const begin = (name: string) => noteTest((change) => file.change(change), evidenceOf(name), MARK);
  const [first, second] = [begin("aaaaaa"), begin("bbbbbb")];
  first.replied("m-1");
  second.replied("m-2");
  first.replied("m-3");
  expect(must(file.read()).tests.map(({ test: id }) => id)).toEqual([testId("aaaaaa"), testId("bbbbbb")]);
});

test("[H6][F28] a damaged file proves nothing and is kept aside; one piece out of shape leaves the others", () => {
  const { dataDir, file } = fileIn();
  const path = join(dataDir, "proofs.json");
  writeFileSync(path, '{"format":1,"tests":[{"test":"nonsense"},');
  expect(file.read()).toMatchObject({ ok: false, problem: { kind: "storageDamaged" } });
  expect(readdirSync(dataDir).some((name) => name.startsWith("proofs.json.damaged"))).toBe(true);
  writeFileSync(path, JSON.stringify({ format: 1, tests: [{ test: "x" }, evidenceOf("bbbbbb")] }));
  expect(must(file.read()).tests).toEqual([evidenceOf("bbbbbb")]);
});

test("[I27] a file of a newer version is refused and not touched", () => {
  const { dataDir, file } = fileIn();
  writeFileSync(join(dataDir, "proofs.json"), JSON.stringify({ format: 2, tests: "other" }));
  expect(file.change((known) => known)).toMatchObject({ problem: { kind: "newerVersion", found: 2 } });
});

test("[H6] of one number the newest hundred tests are kept, whatever others there are", () => {
  const { file } = fileIn();
  const name = (index: number): string => `a${String(index).padStart(5, "0")}`;
  const many = Array.from({ length: 130 }, (_, index) => evidenceOf(name(index)));
  const other = { ...evidenceOf("zzzzzz"), phoneNumberId: "999" };
  must(file.change((known) => ({ ...known, tests: [other, ...many] })));
  const kept = must(file.read()).tests;
  expect(kept).toHaveLength(101);
  expect([kept[0]?.test, kept[1]?.test]).toEqual([other.test, many[30]?.test]);
});

test("[H5] the id of our answer is kept as a fingerprint before its test ends, and the end adds to it", () => {
  const { dataDir, file } = fileIn();
  const startedAt = after(60);
  const notes = noteTest(
    (change) => file.change(change),
    { ...ABOUT, test: testId("cccccc"), side: "cloud", startedAt },
    MARK,
  );
  notes.replied("wamid.ours");
  expect(must(fileIn(dataDir).file.read()).tests).toMatchObject([
    { seen: MARK, reply: { message: fingerprintOf("wamid.ours") } },
  ]);
  expect(JSON.stringify(must(file.read()))).not.toContain("wamid.ours");
});

/** A store with these events, limited to the queries that this monitoring makes. */
function storeOf(events: readonly WebhookEvent[]) {
  let asked = 0;
  const store = {
    page: ({ filter, after: id = 0, limit }: Parameters<EventStore["page"]>[0]) => {
      asked += 1;
      if (filter.messageId !== undefined) return ok({ events: [], more: false });
      const fitting = events.filter((event) => event.id > id);
      return ok({ events: fitting.slice(0, limit).toReversed(), more: fitting.length > limit });
    },
  } as EventStore;
  return { store, asked: () => asked };
}

const statuses = (count: number, some: Partial<WebhookEvent>): readonly WebhookEvent[] =>
  Array.from({ length: count }, () =>
    imaginedEvent({ kind: "status", direction: "out", status: "sent", ...some }),
  );

test("[H5] behind thousands that count for nothing the one that does is found, and each question goes on", () => {
  const old = statuses(7_200, { messageId: "old", at: after(-60), receivedAt: after(10) });
  const [theirs] = statuses(1, { messageId: "theirs", at: after(300), receivedAt: after(301) });
  if (theirs === undefined) throw new Error("one was made");
  const { store, asked } = storeOf([...old, theirs]);
  const watch = watchSender();
  const own = { known: new Set<string>(), lost: 0 };
  expect(watch.find(store, MOVE, own)).toBeUndefined();
  expect(asked()).toBe(10);
  expect(watch.find(store, MOVE, own)).toMatchObject({ at: after(301), event: theirs.id, signed: true });
  // If it was not saved, it is found again.
  expect(watch.find(store, MOVE, own)).toMatchObject({ event: theirs.id });
});

test("[H5] an answer whose id is known later is no other system's any more", () => {
  const [ours] = statuses(1, { messageId: "ours", at: after(300), receivedAt: after(301) });
  if (ours === undefined) throw new Error("one was made");
  const { store } = storeOf([ours]);
  const watch = watchSender();
  expect(watch.find(store, MOVE, { known: new Set(), lost: 1 })).toBeUndefined();
  expect(watch.find(store, MOVE, { known: new Set([fingerprintOf("ours")]), lost: 0 })).toBeUndefined();
});

test("[H5] answers that may have left and whose id nobody kept are counted; refused ones and other sides' are not", () => {
  const evidence = { at: after(0), durationMs: 5 };
  const record = (
    name: string,
    outcome?: OperationRecord["outcome"],
    side: "cloud" | "on-premises" = "cloud",
  ): OperationRecord =>
    ({
      number: ABOUT.number,
      intent: { kind: "intent", what: "reply", test: testId(name), side },
      ...(outcome === undefined ? {} : { outcome }),
    }) as OperationRecord;
  const records = [
    record("known1", { kind: "confirmed", evidence }),
    record("lost01", { kind: "confirmed", evidence }),
    record("lost02"),
    record("lost03", { kind: "unknown", cause: "timeout", evidence }),
    record("no0001", { kind: "rejected", reason: "other", evidence }),
    record("no0002", { kind: "notSent", cause: "connection-refused", evidence }),
    record("client", undefined, "on-premises"),
  ];
  const storage = { operations: { read: () => ok({ records, damaged: 1 }) } } as unknown as Storage;
  const tests = [{ ...evidenceOf("known1"), reply: { message: "aa" } }];
  expect(ownMessages(storage, { tests }, MOVE)).toEqual({ known: new Set(["aa"]), lost: 4 });
});
