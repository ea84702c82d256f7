import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { writeRestored } from "../../../main/core/storage/restored-runs.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { intent, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";

const RUN = runNamed("aaaaaa");

/** A folder with an open run, as it is while a copy of it is restored. */
function staging() {
  const ports = { dataDir: tempFolder(), clock: virtualClock(), random: randomFrom(3), appVersion: "1.2.3" };
  const storage = valueOf(openStorage({ ...ports, stateDir: tempFolder() }));
  valueOf(storage.create(NUMBER, opened(RUN))).release();
  storage.close();
  const database = new DatabaseSync(join(ports.dataDir, "journal.db"));
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  const mark = () => writeRestored(ports, () => ({ countsRegister: true, entry: intent(1) }));
  return { database, mark };
}

test("[ZG4] an open migration that can't get its mark keeps the copy from being restored", () => {
  const { database, mark } = staging();
  // As if the disk were full at this write.
  database.exec("CREATE TRIGGER full BEFORE INSERT ON owner BEGIN SELECT RAISE(ABORT, 'full'); END");
  database.exec("CREATE TRIGGER full_too BEFORE UPDATE ON owner BEGIN SELECT RAISE(ABORT, 'full'); END");
  expect(problemIn(mark()).kind).toBe("storageFailed");
  database.exec("DROP TRIGGER full; DROP TRIGGER full_too");
  expect(valueOf(mark())).toEqual([RUN]);
});

test("[ZG4] a migration that is corrupted is passed over: nothing continues it", () => {
  for (const change of ["UPDATE journal SET payload = 'x'", "UPDATE run SET mark = 'x'"]) {
    const { database, mark } = staging();
    database.exec(change);
    expect(valueOf(mark()), change).toEqual([RUN]);
  }
});
