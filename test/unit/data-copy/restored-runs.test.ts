import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { markMoved } from "../../../main/core/storage/moved-folder.ts";
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
  expect(valueOf(mark())).toEqual({ open: [RUN], isWhole: true });
});

test("[ZG4] a migration that is corrupted is passed over: nothing continues it", () => {
  for (const change of ["UPDATE journal SET payload = 'x'", "UPDATE run SET mark = 'x'"]) {
    const { database, mark } = staging();
    database.exec(change);
    expect(valueOf(mark()), change).toEqual({ open: [RUN], isWhole: true });
  }
});

/** A folder with an open run that has sent no registration, and a copy of it restored on the same computer. */
function beside() {
  const shared = {
    clock: virtualClock(),
    random: randomFrom(3),
    appVersion: "1.2.3",
    stateDir: tempFolder(),
  };
  const original = tempFolder();
  const copy = join(tempFolder(), "copy");
  const open = (dataDir: string) => {
    const storage = valueOf(openStorage({ ...shared, dataDir }));
    onTestFinished(() => storage.close());
    return storage;
  };
  const first = valueOf(openStorage({ ...shared, dataDir: original }));
  valueOf(first.create(NUMBER, opened(RUN))).release();
  first.close();
  cpSync(original, copy, { recursive: true });
  const decide = () => ({ countsRegister: true, entry: { ...intent(1), sinceCopy: AT } as const });
  valueOf(writeRestored({ ...shared, dataDir: copy }, decide));
  return { original, copy, open, clock: shared.clock };
}
const AT = "2026-01-15T09:30:00.000Z";
const { plan } = opened(RUN);

test("[ZG20] a registration that may have been sent since the copy stops no folder that sent none", () => {
  const { original, copy, open } = beside();
  const restored = open(copy);
  expect(valueOf(restored.attemptsLeft(NUMBER, RUN))).toMatchObject({ inRun: 2, inWindow: 7 });
  const first = open(original);
  expect(valueOf(first.attemptsLeft(NUMBER, RUN))).toMatchObject({ inRun: 3, inWindow: 8 });
  expect(valueOf(first.lastUnresolvedRegister(plan))).toBeUndefined();
  expect(valueOf(first.knowsLess(NUMBER, RUN))).toBe(false);
  // What it then sends counts once on both sides.
  const hold = valueOf(first.hold(RUN));
  valueOf(first.append(hold, intent(1), { countsAttempt: NUMBER }));
  expect(valueOf(first.attemptsLeft(NUMBER, RUN))).toMatchObject({ inRun: 2, inWindow: 7 });
  expect(valueOf(open(copy).attemptsLeft(NUMBER, RUN))).toMatchObject({ inRun: 2, inWindow: 7 });
});

test("[ZG20] without the folder that was copied, or once it is marked as moved, a possible registration counts for all", () => {
  for (const leave of [
    ({ original }: ReturnType<typeof beside>) => rmSync(original, { recursive: true }),
    ({ original, clock }: ReturnType<typeof beside>) => markMoved(original, clock.now()),
  ]) {
    const folders = beside();
    leave(folders);
    expect(valueOf(folders.open(folders.copy).attemptsLeft(NUMBER, plan))).toMatchObject({ inWindow: 7 });
    const other = folders.open(tempFolder());
    expect(valueOf(other.attemptsLeft(NUMBER, plan))).toMatchObject({ inWindow: 7 });
    expect(valueOf(other.lastUnresolvedRegister(plan))).toMatchObject({ run: RUN });
  }
});
