import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { OperationEnd } from "../../../main/core/storage/operation-port.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import type { OperationIntent, PinIntent } from "../../../shared/pin/operation-entry.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { TestId } from "../../../shared/ids.ts";
import { pinHistory } from "../../../main/core/pin/history.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { memoryComputer, memoryStorage } from "../../support/memory-storage.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";
import { ENDED, NUMBER, opened, OTHER_NUMBER, runNamed } from "./entries.ts";
import { stateFolder } from "../../support/state-folder.ts";

const INTENT: PinIntent = {
  kind: "intent",
  what: "pin",
  action: "set",
  side: "on-premises",
  phoneNumberId: "10651",
  method: "POST",
  path: "/v1/settings/account/two-step",
  by: "person",
};
const EVIDENCE = { at: "2026-01-15T12:00:01.000Z", durationMs: 3 };
const CONFIRMED: RecordedOutcome = { kind: "confirmed", evidence: EVIDENCE };
const REFUSED: RecordedOutcome = { kind: "rejected", reason: "other", evidence: EVIDENCE };
const { plan: PLAN } = opened(runNamed("plans1"));
const { plan: OTHER_PLAN } = opened(runNamed("plans1"), "600123456", "34");

const REPLY: OperationIntent = {
  kind: "intent",
  what: "reply",
  test: TestId.parse("t-20260115-aaaaaa"),
  side: "cloud",
  phoneNumberId: "10651",
  method: "POST",
  path: "/v23.0/10651/messages",
};

const ended = (outcome: RecordedOutcome): OperationEnd => ({
  what: "pin",
  side: "on-premises",
  outcome,
  stamp: { boot: "one", monotonicMs: 1 },
});

function onDisk(dataDir: string, clock: VirtualClock): Storage {
  const storage = valueOf(
    openStorage({
      dataDir,
      stateDir: stateFolder(),
      clock,
      random: seededRandom(),
      appVersion: "1.2.3",
      lockWaitMs: 20,
    }),
  );
  onTestFinished(() => storage.close());
  return storage;
}

const KINDS = {
  "on disk": () => {
    const dataDir = tempFolder();
    return (clock: VirtualClock) => onDisk(dataDir, clock);
  },
  "in memory": () => {
    const computer = memoryComputer();
    const random = seededRandom();
    return (clock: VirtualClock) =>
      memoryStorage({ computer, path: "/data", clock, random, appVersion: "1.2.3" });
  },
} as const;

describe.each(["on disk", "in memory"] as const)("changes outside runs, %s", (kind) => {
  const start = () => {
    const clock = virtualClock();
    const open = KINDS[kind]();
    return { clock, open: () => open(clock), storage: open(clock) };
  };

  test("[Y2] an answer's intent and outcome stand there, and nobody takes them for a change of the PIN", () => {
    const { storage, open } = start();
    const hold = valueOf(storage.operations.hold(PLAN));
    valueOf(storage.noteRefusedPin(PLAN, "print"));
    const first = valueOf(storage.operations.begin(hold, REPLY));
    const refused: RecordedOutcome = {
      kind: "rejected",
      reason: "rate-limited",
      evidence: { ...EVIDENCE, retryAfterSeconds: 600 },
    };
    valueOf(storage.operations.end(hold, first, { ...ended(refused), what: "reply", side: "cloud" }));
    const second = valueOf(storage.operations.begin(hold, REPLY));
    valueOf(storage.operations.end(hold, second, { ...ended(CONFIRMED), what: "reply", side: "cloud" }));
    expect(valueOf(open().operations.read(NUMBER)).records).toMatchObject([
      { operation: first, intent: REPLY, outcome: refused },
      { operation: second, intent: REPLY, outcome: CONFIRMED },
    ]);
    expect(valueOf(pinHistory(storage))).toEqual({ changes: [], damaged: 0 });
    expect(valueOf(storage.toldWaits(PLAN))).toEqual([]);
    expect(valueOf(storage.refusedPins(PLAN)).here).toMatchObject([{ fingerprint: "print" }]);
  });

  test("[Y2] an answer whose process died is closed as interrupted by the next change of its number", () => {
    const { storage, open } = start();
    const hold = valueOf(storage.operations.hold(PLAN));
    const left = valueOf(storage.operations.begin(hold, REPLY));
    hold.release();
    valueOf(storage.operations.begin(valueOf(storage.operations.hold(PLAN)), INTENT));
    expect(valueOf(open().operations.read()).records[0]).toMatchObject({
      operation: left,
      outcome: { kind: "unknown", cause: "interrupted" },
    });
  });

  test("[I21] an intent and its outcome are there for another process, in the order of their beginning", async () => {
    const { storage, open, clock } = start();
    const hold = valueOf(storage.operations.hold(PLAN));
    const first = valueOf(storage.operations.begin(hold, INTENT));
    expect(valueOf(open().operations.read()).records).toMatchObject([
      { operation: first, number: NUMBER, intent: INTENT, startedAt: clock.now() },
    ]);
    await clock.advance(5);
    valueOf(storage.operations.end(hold, first, ended(CONFIRMED)));
    valueOf(storage.operations.begin(hold, { ...INTENT, action: "off", method: "DELETE" }));
    const { records, damaged } = valueOf(open().operations.read(NUMBER));
    expect(records.map(({ intent, outcome }) => [intent.what === "pin" && intent.action, outcome])).toEqual([
      ["set", CONFIRMED],
      ["off", undefined],
    ]);
    expect(damaged).toBe(0);
    expect(valueOf(open().operations.read(OTHER_NUMBER)).records).toEqual([]);
  });

  test("[I15] a number has one holder at a time, and a hold that was let go is free", () => {
    const { storage, open } = start();
    const other = open();
    const hold = valueOf(storage.operations.hold(PLAN));
    expect(problemIn(storage.operations.hold(PLAN))).toEqual({ kind: "numberBusy" });
    expect(problemIn(other.operations.hold(PLAN))).toEqual({ kind: "numberBusy" });
    expect([other.operations.isHeld(NUMBER), other.operations.isHeld(OTHER_NUMBER)]).toEqual([true, false]);
    hold.release();
    expect(other.operations.isHeld(NUMBER)).toBe(false);
    valueOf(other.operations.hold(PLAN)).release();
  });

  test("nothing is begun while a run of the number is open; an ended run is in nobody's way", () => {
    const { storage } = start();
    const run = valueOf(storage.create(NUMBER, opened(runNamed("first1"))));
    expect(problemIn(storage.operations.hold(PLAN))).toEqual({ kind: "numberBusy" });
    // The machine-wide register can't know that two clouds name the same number; the folder can.
    const elsewhere = { ...PLAN, cloud: { ...PLAN.cloud, baseUrl: "https://other-cloud.example" } };
    const hold = valueOf(storage.operations.hold(elsewhere));
    expect(problemIn(storage.operations.begin(hold, INTENT))).toEqual({ kind: "runOpen", run: run.run });
    expect(valueOf(storage.operations.read()).records).toEqual([]);
    valueOf(storage.append(run, ENDED));
    valueOf(storage.operations.begin(hold, INTENT));
  });

  test("[I4] an intent that was left without an outcome is closed as interrupted before the next one", () => {
    const { storage, open } = start();
    valueOf(storage.operations.begin(valueOf(storage.operations.hold(PLAN)), INTENT));
    storage.close();
    const other = open();
    const hold = valueOf(other.operations.hold(PLAN));
    valueOf(other.operations.begin(hold, INTENT));
    const { records } = valueOf(other.operations.read(NUMBER));
    expect(records.map(({ outcome }) => outcome)).toMatchObject([
      { kind: "unknown", cause: "interrupted" },
      undefined,
    ]);
  });

  test("[F36] an answer that came late stands beside the outcome, whoever holds the number by then, and makes no refusal void", () => {
    const { storage, open } = start();
    const hold = valueOf(storage.operations.hold(PLAN));
    const operation = valueOf(storage.operations.begin(hold, INTENT));
    const lost: RecordedOutcome = { kind: "unknown", cause: "timeout", evidence: EVIDENCE };
    valueOf(storage.operations.end(hold, operation, ended(lost)));
    hold.release();
    valueOf(storage.noteRefusedPin(PLAN, "aa"));
    const other = open();
    const next = valueOf(other.operations.hold(PLAN));
    valueOf(storage.operations.late(hold, operation, ended(CONFIRMED)));
    next.release();
    const { records, damaged } = valueOf(other.operations.read(NUMBER));
    expect(records).toMatchObject([{ operation, outcome: lost, late: CONFIRMED }]);
    expect(damaged).toBe(0);
    expect(valueOf(storage.refusedPins(PLAN)).here).toHaveLength(1);
  });

  test("[I6] a PIN that was confirmed makes older refusals of this number void, and no other's", () => {
    const { storage } = start();
    valueOf(storage.noteRefusedPin(PLAN, "aa"));
    valueOf(storage.noteRefusedPin(OTHER_PLAN, "bb"));
    const hold = valueOf(storage.operations.hold(PLAN));
    valueOf(storage.operations.end(hold, valueOf(storage.operations.begin(hold, INTENT)), ended(REFUSED)));
    expect(valueOf(storage.refusedPins(PLAN)).here).toHaveLength(1);
    valueOf(storage.operations.end(hold, valueOf(storage.operations.begin(hold, INTENT)), ended(CONFIRMED)));
    expect(valueOf(storage.refusedPins(PLAN)).here).toEqual([]);
    expect(valueOf(storage.refusedPins(OTHER_PLAN)).here).toHaveLength(1);
  });
});

describe("damage to changes outside runs", () => {
  const damagedBy = (sql: string) => {
    const clock = virtualClock();
    const dataDir = tempFolder();
    const storage = onDisk(dataDir, clock);
    const hold = valueOf(storage.operations.hold(PLAN));
    valueOf(storage.operations.end(hold, valueOf(storage.operations.begin(hold, INTENT)), ended(CONFIRMED)));
    storage.close();
    const database = new DatabaseSync(join(dataDir, "journal.db"));
    database.exec(sql);
    database.close();
    return valueOf(onDisk(dataDir, clock).operations.read());
  };

  test("[I9][F26] an outcome that was altered is no outcome: the change is left without one", () => {
    const { records, damaged } = damagedBy(
      "UPDATE operation SET payload = replace(payload, '\"durationMs\":3', '\"durationMs\":4') WHERE seq = 2",
    );
    expect(damaged).toBe(1);
    expect(records).toHaveLength(1);
    expect(records[0]?.outcome).toBeUndefined();
  });

  test("[F26] an intent that was altered is counted, and shown as nobody's", () => {
    expect(damagedBy("UPDATE operation SET number = '+34600123456' WHERE seq = 1")).toMatchObject({
      records: [],
      damaged: 1,
    });
  });

  test("an outcome that stands under another change is not believed", () => {
    const { records } = damagedBy("UPDATE operation SET prev_mark = 'ab' WHERE seq = 2");
    expect(records[0]?.outcome).toBeUndefined();
  });
});

test("[F37] a data folder from before there were changes outside runs gets them, and keeps its runs", () => {
  const clock = virtualClock();
  const dataDir = tempFolder();
  const storage = onDisk(dataDir, clock);
  valueOf(storage.create(NUMBER, opened(runNamed("first1"))));
  storage.close();
  const database = new DatabaseSync(join(dataDir, "journal.db"));
  database.exec("DROP TABLE operation; PRAGMA user_version = 1");
  database.close();
  const marker = join(dataDir, "identity.json");
  writeFileSync(marker, readFileSync(marker, "utf8").replace(/"schema": \d+/, '"schema": 1'));
  const again = onDisk(dataDir, clock);
  expect(valueOf(again.runs())).toMatchObject([{ run: runNamed("first1") }]);
  expect(valueOf(again.operations.read())).toEqual({ records: [], damaged: 0 });
});
