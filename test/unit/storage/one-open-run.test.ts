import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { insertRow } from "../../../main/core/storage/journal-rows.ts";
import { openFolder } from "../../../main/core/storage/open-folder.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import { findRecord, writeRecord } from "../../../main/core/storage/run-records.ts";
import type { RunId } from "../../../shared/ids.ts";
import { instant } from "../../../shared/time.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { ENDED, NUMBER, opened, REOPENED, runNamed } from "../../contract/storage/entries.ts";

const FIRST = runNamed("first1");
const SECOND = runNamed("second");
const clock = virtualClock();

function open(dataDir: string): Storage {
  const ports = { dataDir, stateDir: stateFolder(), clock, random: seededRandom(), appVersion: "1.2.3" };
  const storage = valueOf(openStorage({ ...ports, lockWaitMs: 20 }));
  onTestFinished(() => storage.close());
  return storage;
}

/** Deletes the runs of the machine-wide register, so that only the folder's own transactions detect them. */
function forgetBook(): void {
  const handle = new DatabaseSync(join(stateFolder(), "numbers.db"));
  handle.exec("DELETE FROM number_run");
  handle.close();
}

/** Opens a run and ends it. */
function ended(storage: Storage, run: RunId): void {
  const hold = valueOf(storage.create(NUMBER, opened(run)));
  valueOf(storage.append(hold, ENDED));
  hold.release();
}

/** Writes a row without any check, as a version without these checks did. */
function reopenUnchecked(dataDir: string, run: RunId): void {
  const { database, chain } = valueOf(openFolder({ dataDir, clock, random: seededRandom() }));
  valueOf(
    database.change(() => {
      const record = findRecord(database, chain, run)?.record;
      if (record === undefined) throw new Error("the run is there");
      const frame = {
        run,
        seq: record.head_seq + 1,
        prevHash: record.head_hash,
        wall: clock.now(),
        monotonicMs: 0,
        appVersion: "0.1.0",
      };
      const { hash } = insertRow(database, chain, frame, REOPENED);
      writeRecord(database, chain, { ...record, head_seq: frame.seq, head_hash: hash });
      return { ok: true as const, value: null };
    }),
  );
  database.close();
}

test("[I4] the folder's own transaction reopens no run beside an open one, whatever the book has forgotten", () => {
  const dataDir = tempFolder();
  const storage = open(dataDir);
  ended(storage, FIRST);
  const hold = valueOf(storage.hold(FIRST));
  clock.jumpTo(instant(clock.now() - 60_000));
  valueOf(open(dataDir).create(NUMBER, opened(SECOND))).release();
  forgetBook();
  expect(problemIn(storage.append(hold, REOPENED))).toEqual({ kind: "runOpen", run: SECOND });
  expect(problemIn(storage.appendAll(hold, [REOPENED, ENDED]))).toEqual({ kind: "runOpen", run: SECOND });
  expect(valueOf(storage.read(FIRST)).rows).toHaveLength(2);
});

test("[I4] nor one after which another was opened, though that has ended", () => {
  const storage = open(tempFolder());
  ended(storage, FIRST);
  const hold = valueOf(storage.hold(FIRST));
  clock.jumpTo(instant(clock.now() + 60_000));
  ended(storage, SECOND);
  forgetBook();
  expect(problemIn(storage.append(hold, REOPENED))).toEqual({ kind: "runOpen", run: SECOND });
  const later = valueOf(storage.hold(SECOND));
  expect(valueOf(storage.append(later, REOPENED)).seq).toBe(3);
});

test("[I4] of two open runs that an older version left in one folder neither is taken up before the other is ended, and each can be ended", () => {
  const dataDir = tempFolder();
  const before = open(dataDir);
  ended(before, FIRST);
  valueOf(before.create(NUMBER, opened(SECOND)));
  before.close();
  reopenUnchecked(dataDir, FIRST);
  forgetBook();
  const storage = open(dataDir);
  for (const [run, other] of [
    [FIRST, SECOND],
    [SECOND, FIRST],
    // Checked again: a refused hold leaves nothing locked.
    [FIRST, SECOND],
  ] as const)
    expect(problemIn(storage.hold(run))).toEqual({ kind: "runOpen", run: other });
  const hold = valueOf(storage.hold(FIRST, { toEnd: true }));
  valueOf(storage.append(hold, ENDED));
  expect(valueOf(storage.hold(SECOND)).run).toBe(SECOND);
});

test("[I4] a migration's ID is new", () => {
  const storage = open(tempFolder());
  ended(storage, FIRST);
  expect(() => storage.create(NUMBER, opened(FIRST))).toThrow("a migration's ID is new");
  expect(() => storage.create(NUMBER, opened(SECOND, "2025550199"))).toThrow("under its plan's number");
  expect(valueOf(storage.create(NUMBER, opened(SECOND))).run).toBe(SECOND);
});
