import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openMachineRegister } from "../../../../main/core/storage/machine/open-register.ts";
import { numberKeyOf } from "../../../../main/core/storage/machine/number-key.ts";
import type { MachineRegister } from "../../../../main/core/storage/machine/port.ts";
import { openStorage } from "../../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../../main/core/storage/port.ts";
import { problemIn, valueOf } from "../../../support/expect-result.ts";
import { seededRandom } from "../../../support/seeded-random.ts";
import { smallDisk } from "../../../support/small-disk.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";
import { ENDED, intent, NUMBER, opened, runNamed } from "../../../contract/storage/entries.ts";

const RUN = runNamed("faulty");
const NEXT = runNamed("nextup");
const clock = virtualClock();
const key = numberKeyOf(opened(RUN).plan);

function storageAt(dataDir: string, stateDir: string): Storage {
  const random = seededRandom();
  const storage = valueOf(
    openStorage({ dataDir, stateDir, clock, random, appVersion: "1.2.3", lockWaitMs: 20 }),
  );
  onTestFinished(() => storage.close());
  return storage;
}

function bookAt(stateDir: string): MachineRegister {
  const book = valueOf(openMachineRegister({ stateDir, clock, random: seededRandom() }));
  onTestFinished(() => book.close());
  return book;
}

test("[I25] where the state folder cannot be made nothing is begun or taken up, the folder is named, and the journal can still be read", () => {
  const folder = tempFolder();
  writeFileSync(join(folder, "file"), "");
  const stateDir = join(folder, "file", "state");
  const fine = storageAt(join(folder, "data"), join(folder, "state"));
  valueOf(fine.create(NUMBER, opened(RUN)));
  fine.close();
  const storage = storageAt(join(folder, "data"), stateDir);
  const problem = { kind: "machineState", folder: stateDir, why: "failed" };
  expect(problemIn(storage.hold(RUN))).toEqual(problem);
  expect(problemIn(storage.inTheWay(opened(RUN).plan))).toEqual(problem);
  expect(problemIn(storage.attemptsLeft(NUMBER, RUN))).toEqual(problem);
  expect(problemIn(storageAt(join(folder, "new"), stateDir).create(NUMBER, opened(NEXT)))).toEqual(problem);
  expect(valueOf(storage.read(RUN)).rows).toHaveLength(1);
});

test("[I25] [F25] a state folder on a read-only disk is named as not writable", ({ skip }) => {
  const disk = smallDisk(256, skip);
  disk.makeReadOnly();
  const stateDir = join(disk.folder, "state");
  const storage = storageAt(tempFolder(), stateDir);
  expect(problemIn(storage.create(NUMBER, opened(RUN)))).toEqual({
    kind: "machineState",
    folder: stateDir,
    why: "not-writable",
  });
});

test("[I25] [F27] an emptied book is damaged, not new", () => {
  const stateDir = tempFolder();
  bookAt(stateDir).close();
  truncateSync(join(stateDir, "numbers.db"), 0);
  expect(problemIn(openMachineRegister({ stateDir, clock, random: seededRandom() }))).toEqual({
    kind: "machineState",
    folder: stateDir,
    why: "damaged",
  });
});

test.each([
  ["number_run", "number = 'https://cloud.example 1'"],
  ["number_run", "closed = 'end'"],
  ["number_run", "run = 'r-20260115-faulti'"],
  ["number_run", "folder = 'x'"],
  ["number_run", "opened_at = 0"],
  ["number_run", "folder_id = 'x'"],
  ["register", "number = 'https://cloud.example 1'"],
  ["register", "steady = steady - 300000000"],
  ["register", "ended = 'rejected'"],
  ["register", "platform = 0"],
  ["register", "run = 'none'"],
  ["register", "ordinal = 9"],
  ["register", "wall = 9"],
  ["register", "monotonic = 9"],
])("[I25] [F26] a row of %s that was changed frees nothing: %s", (table, change) => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const storage = storageAt(join(folder, "data"), stateDir);
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  valueOf(storage.append(hold, intent(1), { countsAttempt: NUMBER }));
  storage.close();
  const handle = new DatabaseSync(join(stateDir, "numbers.db"));
  handle.exec(`UPDATE ${table} SET ${change}`);
  handle.close();
  const book = bookAt(stateDir);
  const looks =
    table === "register"
      ? [
          book.attemptsLeft(key),
          book.lastUnresolved(key),
          book.count(key, NEXT),
          book.settle(RUN, "rejected"),
        ]
      : [book.openRun(key), book.find(RUN)];
  const damaged = { kind: "machineState", folder: stateDir, why: "damaged" };
  expect(looks.map((look) => problemIn<unknown, unknown>(look))).toEqual(looks.map(() => damaged));
});

test.each([
  ["told_wait", "seconds = 1"],
  ["told_wait", "holds = 'shards'"],
  ["told_wait", "number = 'https://cloud.example 1'"],
  ["told_wait", "wall = 0"],
  ["told_wait", "server_date = '2020-01-01T00:00:00.000Z'"],
  ["told_wait", "boot = 'another'"],
  ["pin_refusal", "since = 'void'"],
  ["pin_refusal", "ref = 'another'"],
  ["pin_refusal", "number = 'https://cloud.example 1'"],
  ["pin_refusal", "steady = 0"],
  ["pin_change", "number = 'https://cloud.example 1'"],
  ["pin_change", "claim = 'another'"],
])("[I23] [I25] [F26] a row of %s that was changed frees nothing: %s", (table, change) => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const mark = { id: "folder", path: folder };
  const from = { wall: clock.now(), stamp: { boot: "one", monotonicMs: 1 } };
  const book = bookAt(stateDir);
  const wait = { number: key, holds: "register", seconds: 600, from, toldTo: RUN, folder: mark } as const;
  valueOf(book.tellWaits([wait]));
  valueOf(book.noteRefusal({ number: key, ref: "aa", folder: mark, at: clock.now() }));
  valueOf(book.claimPinChange({ number: key, claim: "c", folder: mark }));
  book.close();
  const handle = new DatabaseSync(join(stateDir, "numbers.db"));
  handle.exec(`UPDATE ${table} SET ${change}`);
  handle.close();
  const again = bookAt(stateDir);
  const looks = {
    told_wait: () => [again.waits(key), again.endWaits(key, ["register"])],
    pin_refusal: () => [again.refusals(key), again.sinceRefusals(key, "accepted")],
    pin_change: () => [
      again.pinChange(key),
      again.claim({ number: key, run: NEXT, folder: mark, openedAt: clock.now(), how: "create" }),
      again.claimPinChange({ number: key, claim: "d", folder: mark }),
    ],
  }[table as "told_wait" | "pin_refusal" | "pin_change"]();
  const damaged = { kind: "machineState", folder: stateDir, why: "damaged" };
  expect(looks.map((look) => problemIn<unknown, unknown>(look))).toEqual(looks.map(() => damaged));
});

test("[I16] [I25] a change of the PIN whose process was killed keeps nobody out, and its claim is cleared", () => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const book = bookAt(stateDir);
  const left = { number: key, claim: "left behind", folder: { id: "gone", path: join(folder, "gone") } };
  valueOf(book.claimPinChange(left));
  const storage = storageAt(join(folder, "data"), stateDir);
  expect(storage.inTheWay(opened(RUN).plan).ok).toBe(true);
  expect(valueOf(book.pinChange(key))).toEqual(left);
  valueOf(storage.create(NUMBER, opened(RUN)));
  expect(valueOf(book.pinChange(key))).toBeUndefined();
});

test("[I4] [I25] the claim of a run and that of a change of the PIN keep each other out whatever else is held", () => {
  const stateDir = tempFolder();
  const mark = { id: "folder", path: "/folder" };
  const [one, other] = [bookAt(stateDir), bookAt(stateDir)];
  const run = { number: key, run: RUN, folder: mark, openedAt: clock.now(), how: "create" } as const;
  const change = { number: key, claim: "c", folder: mark };
  valueOf(one.claimPinChange(change));
  expect(problemIn(other.claim(run))).toEqual({ kind: "refused", why: "pin-change", by: change });
  expect(problemIn(other.claimPinChange({ ...change, claim: "d" }))).toMatchObject({ why: "pin-change" });
  valueOf(other.endPinChange({ ...change, claim: "not mine" }));
  expect(problemIn(other.claim(run)).kind).toBe("refused");
  valueOf(one.endPinChange(change));
  valueOf(other.claim(run));
  expect(problemIn(one.claimPinChange(change))).toMatchObject({ why: "open", by: { run: RUN } });
});

/** Converts a machine-wide register to the form that it had before it stored waits. */
function makeEarly(stateDir: string): void {
  const handle = new DatabaseSync(join(stateDir, "numbers.db"));
  handle.exec(
    "DROP TABLE told_wait; DROP TABLE pin_refusal; DROP TABLE pin_change; DROP TABLE brought; DROP TABLE request; DROP TABLE late_move; PRAGMA user_version = 1",
  );
  handle.close();
  const marker = join(stateDir, "numbers.json");
  const text = readFileSync(marker, "utf8");
  expect(text).toContain('"schema": 5');
  writeFileSync(marker, text.replace('"schema": 5', '"schema": 1'));
}

test("[I25] [F37] a book from before it kept waits keeps its runs and registers, and is told what the folders know", () => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const home = storageAt(join(folder, "home"), stateDir);
  const hold = valueOf(home.create(NUMBER, opened(RUN)));
  valueOf(home.append(hold, intent(1), { countsAttempt: NUMBER }));
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 3, retryAfterSeconds: 600 };
  const outcome = { kind: "rejected", reason: "rate-limited", evidence } as const;
  valueOf(home.append(hold, { kind: "outcome", step: "register", attempt: 1, outcome }));
  home.close();
  makeEarly(stateDir);
  storageAt(join(folder, "home"), stateDir).close();
  const other = storageAt(join(folder, "other"), stateDir);
  const { plan } = opened(RUN);
  expect(problemIn(other.inTheWay(plan))).toMatchObject({ kind: "runElsewhere", run: RUN });
  expect(valueOf(other.attemptsLeft(NUMBER, plan)).inWindow).toBe(7);
  expect(valueOf(other.toldWaits(plan))).toMatchObject([{ holds: "register", seconds: 600, toldTo: RUN }]);
});

test("[I23] [F37] a book from before it kept waits is told of none that practice told before it began anew", () => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const home = storageAt(join(folder, "home"), stateDir);
  const hold = valueOf(home.create(NUMBER, opened(RUN)));
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 3, retryAfterSeconds: 600 };
  const outcome = { kind: "rejected", reason: "rate-limited", evidence } as const;
  valueOf(home.append(hold, { kind: "outcome", step: "register", attempt: 1, outcome }));
  valueOf(home.forgetTries());
  home.close();
  makeEarly(stateDir);
  const again = storageAt(join(folder, "home"), stateDir);
  expect(valueOf(again.toldWaits(opened(RUN).plan))).toEqual([]);
});

test("[I25] a second open run of a number is refused by the database itself", () => {
  const stateDir = tempFolder();
  bookAt(stateDir).close();
  const handle = new DatabaseSync(join(stateDir, "numbers.db"));
  const insert = handle.prepare(
    "INSERT INTO number_run (number, run, folder_id, folder, opened_at, closed, mark) VALUES ('n', ?, 'f', '/', 0, ?, '')",
  );
  insert.run("one", null);
  insert.run("two", "end");
  expect(() => insert.run("three", null)).toThrow(/UNIQUE/);
  handle.close();
});

test("[I25] a run whose journal is damaged in another folder keeps its number until a person gives it up", () => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const home = storageAt(join(folder, "home"), stateDir);
  valueOf(home.create(NUMBER, opened(RUN)));
  home.close();
  const handle = new DatabaseSync(join(folder, "home", "journal.db"));
  handle.exec("UPDATE journal SET payload = '{}'");
  handle.close();
  const other = storageAt(join(folder, "other"), stateDir);
  expect(problemIn(other.create(NUMBER, opened(NEXT)))).toMatchObject({
    kind: "runElsewhere",
    state: "damaged",
  });
  valueOf(other.giveUpElsewhere(RUN, true));
  expect(valueOf(other.create(NUMBER, opened(NEXT))).run).toBe(NEXT);
});

test.each([
  [
    "a folder that a newer program wrote",
    "identity.json",
    (text: string) => text.replace('"schema": 1', '"schema": 999'),
  ],
])("[I25] no word frees a number from %s", (_what, file, change) => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const home = storageAt(join(folder, "home"), stateDir);
  valueOf(home.create(NUMBER, opened(RUN)));
  home.close();
  const path = join(folder, "home", file);
  const text = JSON.stringify(JSON.parse(readFileSync(path, "utf8")), null, 1);
  writeFileSync(path, change(text));
  const other = storageAt(join(folder, "other"), stateDir);
  expect(problemIn(other.giveUpElsewhere(RUN, true))).toMatchObject({ state: "open" });
});

test("[I25] a run whose folder never wrote it down, or wrote its end and then died, keeps nothing", () => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const home = storageAt(join(folder, "home"), stateDir);
  valueOf(home.create(NUMBER, opened(RUN))).release();
  const book = bookAt(stateDir);
  const entry = valueOf(book.find(RUN));
  const hold = valueOf(home.hold(RUN));
  valueOf(home.append(hold, ENDED));
  home.close();
  if (entry === undefined) throw new Error("the run was entered");
  for (const run of [RUN, runNamed("unborn")]) {
    valueOf(book.claim({ ...entry, run, how: "reopen", openedAt: clock.now() }));
    const other = storageAt(join(folder, `other ${run}`), stateDir);
    expect(other.inTheWay(opened(RUN).plan).ok).toBe(true);
    const next = runNamed(run === RUN ? "after1" : "after2");
    const held = valueOf(other.create(NUMBER, opened(next)));
    valueOf(other.append(held, ENDED));
    held.release();
  }
});

test("[I25] a folder without its database is damaged, not gone", () => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const home = storageAt(join(folder, "home"), stateDir);
  valueOf(home.create(NUMBER, opened(RUN)));
  home.close();
  renameSync(join(folder, "home", "journal.db"), join(folder, "aside.db"));
  const other = storageAt(join(folder, "other"), stateDir);
  expect(problemIn(other.giveUpElsewhere(RUN, false))).toMatchObject({ state: "damaged" });
});

test("[ZN9] a kill before the register's first entry, wherever it falls, leaves one that is filled again", () => {
  const [dataDir, stateDir] = [tempFolder(), tempFolder()];
  const first = storageAt(dataDir, stateDir);
  valueOf(first.create(NUMBER, opened(RUN)));
  first.close();
  const [marker, database] = ["numbers.json", "numbers.db"].map((name) => join(stateDir, name));
  const early = readFileSync(marker ?? "", "utf8").replace('"established": true', '"established": false');
  const emptied = (): void => {
    const handle = new DatabaseSync(database ?? "");
    for (const { name } of handle.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all())
      if (name !== "meta") handle.exec(`DELETE FROM "${String(name)}"`);
    handle.close();
  };
  const kills: readonly (() => void)[] = [
    // Only the key.
    () => rmSync(database ?? ""),
    // The key and an empty file.
    () => writeFileSync(database ?? "", ""),
    // The database without an entry, its marker from before it.
    emptied,
  ];
  for (const kill of kills) {
    kill();
    writeFileSync(marker ?? "", early);
    for (const name of ["numbers-copy.json", "numbers.db-wal", "numbers.db-shm"])
      rmSync(join(stateDir, name), { force: true });
    const again = storageAt(dataDir, stateDir);
    // Opening the folder has entered its open migration: no other folder can begin one for the number.
    expect(valueOf(again.openRunOf(NUMBER))).toBe(RUN);
    again.close();
    const other = storageAt(tempFolder(), stateDir);
    expect(problemIn(other.create(NUMBER, opened(NEXT)))).toMatchObject({ kind: "runElsewhere", run: RUN });
    other.close();
  }
});
