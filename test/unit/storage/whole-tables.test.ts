import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../main/core/storage/database.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import { ok } from "../../../shared/result.ts";
import { ENDED, intent, NUMBER, opened, OTHER_NUMBER, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const RUN = runNamed("firsts");

function storageAt(folder: string): Storage {
  const storage = valueOf(
    openStorage({
      dataDir: join(folder, "data"),
      stateDir: join(folder, "state"),
      clock: virtualClock(),
      random: seededRandom(),
      appVersion: "1.2.3",
      lockWaitMs: 20,
    }),
  );
  onTestFinished(() => storage.close());
  return storage;
}

function tamper(path: string, sql: string): void {
  const handle = new DatabaseSync(path);
  handle.exec(sql);
  handle.close();
}

test("a table that held is checked again once another connection has written, and not before", () => {
  const path = join(tempFolder(), "some.db");
  tamper(path, "PRAGMA journal_mode = WAL; CREATE TABLE some (value TEXT)");
  const database = openDatabase(path);
  onTestFinished(() => database.close());
  let checks = 0;
  const holds = (result: boolean): boolean =>
    valueOf(
      database.read(() =>
        ok(
          database.holdsStill("some", () => {
            checks += 1;
            return result;
          }),
        ),
      ),
    );
  expect([holds(true), holds(false), checks]).toEqual([true, true, 1]);
  database.change(() => ok(database.statement("INSERT INTO some VALUES ('own')").run()));
  expect([holds(false), checks]).toEqual([true, 1]);
  tamper(path, "INSERT INTO some VALUES ('other')");
  expect([holds(false), holds(false), checks]).toEqual([false, false, 3]);
  expect([holds(true), holds(false), checks]).toEqual([true, true, 4]);
});

test("[I25] damage that another connection does to a run's number is seen by a storage that is open", () => {
  const folder = tempFolder();
  const storage = storageAt(folder);
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  expect(valueOf(storage.openRunOf(NUMBER))).toBe(RUN);
  expect(valueOf(storage.openRunOf(OTHER_NUMBER))).toBeUndefined();
  tamper(
    join(folder, "data", "journal.db"),
    "UPDATE run SET number = '+34600123456'; UPDATE journal SET payload = '{' WHERE seq = 1",
  );
  // It may be of any number now.
  expect(valueOf(storage.openRunOf(NUMBER))).toBe(RUN);
  expect(valueOf(storage.openRunOf(OTHER_NUMBER))).toBe(RUN);
  expect(problemIn(storage.runsOf(NUMBER)).kind).toBe("storageDamaged");
  hold.release();
});

test("[I25] an attempt that is damaged while the storage is open counts for every number", () => {
  const folder = tempFolder();
  const storage = storageAt(folder);
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  valueOf(storage.append(hold, intent(1), { countsAttempt: NUMBER }));
  expect(valueOf(storage.attemptsLeft(OTHER_NUMBER)).inWindow).toBe(8);
  tamper(join(folder, "data", "journal.db"), "UPDATE attempt SET number = '+1555'");
  expect(valueOf(storage.attemptsLeft(OTHER_NUMBER)).inWindow).toBe(7);
  hold.release();
});

test("[I25] a row of the book whose number is damaged while it is open stops what needs it", () => {
  const folder = tempFolder();
  const storage = storageAt(folder);
  const { plan } = opened(RUN);
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  valueOf(storage.inTheWay(plan));
  tamper(join(folder, "state", "numbers.db"), "UPDATE number_run SET number = 'https://cloud.example 1'");
  expect(problemIn(storage.inTheWay(plan))).toMatchObject({ kind: "machineState", why: "damaged" });
  hold.release();
});

test("[I22] the runs of a number include those under its other spelling, oldest first", () => {
  const storage = storageAt(tempFolder());
  const names = ["aaaaaa", "bbbbbb", "cccccc"].map(runNamed);
  const spellings = ["15512345678", "5512345678", "15512345678"] as const;
  for (const [index, run] of names.entries()) {
    const entry = opened(run, spellings[index] ?? "", "52");
    const hold = valueOf(storage.create(`+52${spellings[index] ?? ""}` as typeof NUMBER, entry));
    valueOf(storage.append(hold, ENDED));
    hold.release();
  }
  const other = valueOf(storage.create(NUMBER, opened(RUN)));
  other.release();
  expect(valueOf(storage.runsOf("+525512345678" as typeof NUMBER))).toEqual(names);
  expect(valueOf(storage.laterRuns(names[0] ?? RUN))).toEqual([names[2], names[1]]);
  expect(valueOf(storage.runsOf(NUMBER))).toEqual([RUN]);
});
