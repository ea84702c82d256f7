import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { readIdentity } from "../../../main/core/storage/folder-identity.ts";
import { foldersOnDisk } from "../../../main/core/storage/machine/inspect-folder.ts";
import { numberKeyOf } from "../../../main/core/storage/machine/number-key.ts";
import { openMachineRegister } from "../../../main/core/storage/machine/open-register.ts";
import type { MachineRegister } from "../../../main/core/storage/machine/port.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import type { StorageParts } from "../../../main/core/storage/storage-parts.ts";
import { takingRuns } from "../../../main/core/storage/take-runs.ts";
import { err, ok } from "../../../shared/result.ts";
import { lockRun } from "../../../main/core/storage/run-lock.ts";
import { ENDED, intent, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const RUN = runNamed("taken1");
const NEXT = runNamed("nextup");
const KEY = numberKeyOf(opened(RUN).plan);
const clock = virtualClock();

type Place = {
  readonly dataDir: string;
  readonly stateDir: string;
  readonly open: (stateDir?: string) => Storage;
  readonly book: (stateDir?: string) => MachineRegister;
};

function place(): Place {
  const folder = tempFolder();
  const dataDir = join(folder, "data");
  const state = join(folder, "state");
  return {
    dataDir,
    stateDir: state,
    open(stateDir = state) {
      const random = seededRandom();
      const storage = valueOf(
        openStorage({ dataDir, stateDir, clock, random, appVersion: "1.2.3", lockWaitMs: 20 }),
      );
      onTestFinished(() => storage.close());
      return storage;
    },
    book(stateDir = state) {
      const book = valueOf(openMachineRegister({ stateDir, clock, random: seededRandom() }));
      onTestFinished(() => book.close());
      return book;
    },
  };
}

test("[I15] a run whose lock somebody has, who is about to open it, is told as open", () => {
  const { dataDir, open } = place();
  const storage = open();
  const lock = lockRun(dataDir, RUN, 0);
  expect(problemIn(storage.create(NUMBER, opened(RUN)))).toEqual({ kind: "runOpen", run: RUN });
  lock?.release();
  expect(valueOf(storage.create(NUMBER, opened(RUN))).run).toBe(RUN);
});

test("[I25] a run that could not be written down leaves no entry, no lock and no owner behind", () => {
  const { dataDir, open, book } = place();
  const storage = open();
  const other = new DatabaseSync(join(dataDir, "journal.db"));
  other.exec("CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'full'); END");
  expect(problemIn(storage.create(NUMBER, opened(RUN)))).toMatchObject({ kind: "storageFailed" });
  expect(valueOf(book().openRun(KEY))).toBeUndefined();
  expect([storage.isHeld(RUN), book().isLocked(KEY)]).toEqual([false, false]);
  other.exec("DROP TRIGGER full");
  other.close();
  expect(valueOf(storage.create(NUMBER, opened(NEXT))).run).toBe(NEXT);
});

test("[I25] a run that has ended is taken to be ended once more, and stays ended for the machine", () => {
  const { open, book } = place();
  const storage = open();
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  valueOf(storage.append(hold, ENDED));
  hold.release();
  const again = valueOf(storage.hold(RUN, { toEnd: true }));
  expect(valueOf(book().openRun(KEY))).toBeUndefined();
  again.release();
  expect(valueOf(storage.hold(RUN)).run).toBe(RUN);
});

test("[I25] an entry of this folder's own run that has ended is in nobody's way", () => {
  const { dataDir, open, book, stateDir } = place();
  const storage = open();
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  valueOf(storage.append(hold, ENDED));
  storage.close();
  const elsewhere = `${stateDir} of another time`;
  const { databaseId = "" } = valueOf(readIdentity(dataDir)) ?? {};
  const folder = { id: databaseId, path: dataDir };
  const entry = { number: KEY, run: RUN, folder, openedAt: clock.now() };
  valueOf(book(elsewhere).takeOver({ folder, runs: [entry], attempts: [] }));
  expect(valueOf(open(elsewhere).create(NUMBER, opened(NEXT))).run).toBe(NEXT);
});

test("[I25] opening a folder tells the machine of its open run, before anybody asks", () => {
  const { open, book, stateDir } = place();
  const storage = open();
  valueOf(storage.create(NUMBER, opened(RUN)));
  storage.close();
  const fresh = `${stateDir} anew`;
  open(fresh);
  expect(valueOf(book(fresh).openRun(KEY))).toMatchObject({ run: RUN });
});

test("[I25][I5] a book that cannot take over what the folder counted is not asked what is left", () => {
  const { open, book, stateDir } = place();
  const storage = open();
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  valueOf(storage.append(hold, intent(1), { countsAttempt: NUMBER }));
  storage.close();
  const fresh = `${stateDir} anew`;
  book(fresh).close();
  const direct = new DatabaseSync(join(fresh, "numbers.db"));
  direct.exec("CREATE TRIGGER full BEFORE INSERT ON register BEGIN SELECT RAISE(ABORT, 'full'); END");
  const problem = { kind: "machineState", folder: fresh, why: "failed" };
  const again = open(fresh);
  expect(problemIn(again.attemptsLeft(NUMBER, RUN))).toEqual(problem);
  direct.exec("DROP TRIGGER full");
  direct.close();
  expect(valueOf(again.attemptsLeft(NUMBER, RUN))).toMatchObject({ inRun: 2, inWindow: 7 });
});

test("[F25] a folder in which no lock can be made says so, and begins no run", () => {
  const { dataDir, open, book } = place();
  const storage = open();
  rmSync(join(dataDir, "locks"), { recursive: true, force: true });
  writeFileSync(join(dataDir, "locks"), "");
  expect(problemIn(storage.create(NUMBER, opened(RUN)))).toMatchObject({ kind: "storageFailed" });
  expect(valueOf(book().openRun(KEY))).toBeUndefined();
});

test("[F26] a run of which neither its record nor its first row is sound keeps the list from being told as whole", () => {
  const { dataDir, open } = place();
  const storage = open();
  valueOf(storage.create(NUMBER, opened(RUN))).release();
  storage.close();
  const direct = new DatabaseSync(join(dataDir, "journal.db"));
  direct.exec("UPDATE journal SET payload = '{}'; UPDATE run SET mark = ''");
  direct.close();
  const again = open();
  expect(problemIn(again.runs())).toMatchObject({ kind: "storageDamaged" });
  expect(valueOf(again.names())).toEqual([{ run: RUN, listing: undefined }]);
  // Its number is unknown, so it blocks every number.
  expect(problemIn(again.create(NUMBER, opened(NEXT)))).toEqual({ kind: "runOpen", run: RUN });
});

test("[I25] practice begins anew only together with the machine's book", () => {
  const { dataDir, open } = place();
  open().close();
  writeFileSync(join(dataDir, "file"), "");
  expect(problemIn(open(join(dataDir, "file", "state")).forgetTries())).toMatchObject({
    kind: "machineState",
  });
});

test("[I15] a number that was let go is taken again by the same storage, and seen as free", () => {
  const { operations } = place().open();
  const { plan } = opened(RUN);
  const first = valueOf(operations.hold(plan));
  expect([operations.isHeld(NUMBER), problemIn(operations.hold(plan))]).toEqual([
    true,
    { kind: "numberBusy" },
  ]);
  first.release();
  expect(operations.isHeld(NUMBER)).toBe(false);
  const second = valueOf(operations.hold(plan));
  // Releasing a hold twice does not release the hold of a later holder.
  first.release();
  expect(operations.isHeld(NUMBER)).toBe(true);
  second.release();
});

test("a storage that is closed leaves no log beside its file", () => {
  const { dataDir, open } = place();
  const storage = open();
  valueOf(storage.create(NUMBER, opened(RUN)));
  const log = join(dataDir, "journal.db-wal");
  expect(existsSync(log)).toBe(true);
  storage.close();
  expect(existsSync(log)).toBe(false);
});

test("[I25] how a run stands in another folder is told by that folder alone, and what its own program refuses is damaged", () => {
  const { dataDir, open } = place();
  const storage = open();
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  const { databaseId = "" } = valueOf(readIdentity(dataDir)) ?? {};
  const look = (id = databaseId, path = dataDir) => foldersOnDisk.statusOf({ id, path }, RUN);
  expect(look()).toBe("open");
  expect(look("another")).toBe("gone");
  expect(look(databaseId, `${dataDir} moved`)).toBe("gone");
  expect(foldersOnDisk.statusOf({ id: databaseId, path: dataDir }, NEXT)).toBe("absent");
  valueOf(storage.append(hold, ENDED));
  expect(look()).toBe("ended");
  storage.close();
  const marker = join(dataDir, "identity.json");
  const text = readFileSync(marker, "utf8");
  const database = join(dataDir, "journal.db");
  writeFileSync(database, "this is no database any more ".repeat(100));
  expect(look()).toBe("damaged");
  writeFileSync(marker, "{");
  expect(look()).toBe("damaged");
  writeFileSync(marker, text.replace(/"schema": \d+/, '"schema": 999'));
  expect(foldersOnDisk.statusOf({ id: databaseId, path: dataDir }, RUN)).toBe("open");
  rmSync(database);
  expect(look()).toBe("damaged");
  writeFileSync(marker, "{");
  expect(look()).toBe("damaged");
});

test("[I4][I15] a run that another process opened a moment before is told as open, and one of another folder as that", () => {
  const lookedUp = [undefined, RUN, undefined, undefined];
  const released: string[] = [];
  const parts = {
    tools: { clock, dataDir: tempFolder(), database: { read: () => ok(lookedUp.shift()) } },
    holds: { lock: () => ok({ release: () => released.push("run") }) },
    operations: { isHeld: () => false },
    numbers: { take: () => err({ kind: "numberBusy" }) },
  } as unknown as StorageParts;
  const { create } = takingRuns(parts);
  expect(problemIn(create(NUMBER, opened(NEXT)))).toEqual({ kind: "runOpen", run: RUN });
  expect(problemIn(create(NUMBER, opened(NEXT)))).toEqual({ kind: "numberBusy" });
  expect(released).toEqual(["run", "run"]);
});
