import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { KNOWN_SCHEMA } from "../../../main/core/storage/schema.ts";
import { databaseFault } from "../../../main/core/storage/problems.ts";
import type { JournalReading, Storage, StorageProblem } from "../../../main/core/storage/port.ts";
import type { Result } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { ATTESTED, intent, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";

const RUN = runNamed("damage");

const open = (dataDir: string): Result<Storage, StorageProblem> =>
  openStorage({
    dataDir,
    stateDir: join(stateFolder(), basename(dataDir)),
    clock: virtualClock(),
    random: seededRandom(),
    appVersion: "1.2.3",
    lockWaitMs: 50,
  });

/** Writes a run of `rows` rows and closes everything; returns the database's path. */
const written = (dataDir: string, rows = 12): string => {
  const storage = valueOf(open(dataDir));
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  valueOf(storage.append(hold, intent(1), { countsAttempt: NUMBER }));
  for (let row = 2; row < rows; row += 1) valueOf(storage.append(hold, ATTESTED));
  storage.close();
  return join(dataDir, "journal.db");
};

/** Changes the database without the storage. */
const tamper = (path: string, sql: string): void => {
  const handle = new DatabaseSync(path);
  handle.exec(sql);
  handle.close();
};

const read = (dataDir: string): JournalReading => {
  const storage = valueOf(open(dataDir));
  const reading = valueOf(storage.read(RUN));
  storage.close();
  return reading;
};

const REFUSALS = new Set(["storageDamaged", "storageReplaced", "newerVersion", "noSuchRun", "storageFailed"]);

const asides = (dataDir: string): readonly string[] =>
  readdirSync(dataDir).filter((name) => name.includes(".damaged-"));

describe("[F26] damage inside the database", () => {
  test.each([
    [
      "a payload that says something else",
      "UPDATE journal SET payload = replace(payload, 'cloud', 'on-premises') WHERE seq = 5",
      5,
      "chain-broken",
    ],
    ["a payload that is no JSON", "UPDATE journal SET payload = '{' WHERE seq = 5", 5, "unreadable"],
    [
      "a payload of no known kind",
      "UPDATE journal SET payload = '{\"kind\":\"later\"}', kind = 'later' WHERE seq = 5",
      5,
      "unreadable",
    ],
    ["another time", "UPDATE journal SET wall = wall + 1 WHERE seq = 5", 5, "chain-broken"],
    [
      "a time beyond all numbers",
      "UPDATE journal SET wall = 9223372036854775807 WHERE seq = 5",
      5,
      "unreadable",
    ],
    ["another program version", "UPDATE journal SET app_version = '9' WHERE seq = 5", 5, "chain-broken"],
    ["another kind", "UPDATE journal SET kind = 'ended' WHERE seq = 5", 5, "chain-broken"],
    ["a row taken out", "DELETE FROM journal WHERE seq = 5", 5, "chain-broken"],
    ["the last row taken out", "DELETE FROM journal WHERE seq = 12", 12, "chain-broken"],
    ["a hash", "UPDATE journal SET hash = substr(hash, 2) || 'x' WHERE seq = 5", 5, "chain-broken"],
  ])("%s is reported, the other rows are kept, and nothing is deleted", (_what, sql, seq, why) => {
    const dataDir = tempFolder();
    const path = written(dataDir);
    tamper(path, sql);
    const count = (): unknown => {
      const handle = new DatabaseSync(path);
      const counted = handle.prepare("SELECT count(*) AS n FROM journal").get()?.["n"];
      handle.close();
      return counted;
    };
    const before = count();
    const reading = read(dataDir);
    expect(reading.damaged).toEqual([{ seq, why }]);
    expect(reading.rows.map((row) => row.seq)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((place) => place !== seq),
    );
    expect(count()).toBe(before);
    const handle = new DatabaseSync(path);
    expect(
      handle
        .prepare("SELECT seq, why FROM set_aside")
        .all()
        .map((row) => ({ ...row })),
    ).toEqual([{ seq, why }]);
    handle.close();
  });

  test("rows of two places exchanged are both reported", () => {
    const dataDir = tempFolder();
    tamper(
      written(dataDir),
      "UPDATE journal SET seq = 99 WHERE seq = 5; UPDATE journal SET seq = 5 WHERE seq = 6; UPDATE journal SET seq = 6 WHERE seq = 99",
    );
    expect(read(dataDir).damaged.map(({ seq }) => seq)).toEqual([5, 6]);
  });

  test("a run's own record that was changed stops further rows, and the journal stays readable", () => {
    const dataDir = tempFolder();
    tamper(written(dataDir), "UPDATE run SET head_seq = 3");
    const storage = valueOf(open(dataDir));
    const reading = valueOf(storage.read(RUN));
    expect([reading.rows.length, reading.damaged]).toEqual([12, [{ seq: 0, why: "chain-broken" }]]);
    expect(problemIn(storage.append(valueOf(storage.hold(RUN)), ATTESTED)).kind).toBe("storageDamaged");
    storage.close();
  });

  test("[I4] a run that was moved to another number, or marked as ended, still keeps its number busy", () => {
    for (const sql of [
      "UPDATE run SET number = '+34600123456'",
      "UPDATE journal SET kind = 'ended' WHERE seq = 12",
    ]) {
      const dataDir = tempFolder();
      tamper(written(dataDir), sql);
      const storage = valueOf(open(dataDir));
      expect(problemIn(storage.create(NUMBER, opened(runNamed("second"))))).toEqual({
        kind: "runOpen",
        run: RUN,
      });
      storage.close();
    }
  });

  test("[I5] a line of the attempt ledger that was changed counts as much as before", () => {
    for (const sql of [
      "UPDATE attempt SET number = '+34600123456'",
      "UPDATE attempt SET steady = 0",
      "UPDATE attempt SET run = 'x'",
    ]) {
      const dataDir = tempFolder();
      tamper(written(dataDir), sql);
      const storage = valueOf(open(dataDir));
      expect(valueOf(storage.attemptsLeft(NUMBER, RUN))).toMatchObject({ inRun: 2, inWindow: 7 });
      storage.close();
    }
  });

  test("any byte changed anywhere is noticed where it matters: rows that are given are the rows that were written", () => {
    const dataDir = tempFolder();
    const path = written(dataDir, 30);
    const whole = readFileSync(path);
    const right = read(dataDir).rows.map((row) => JSON.stringify(row));
    const random = seededRandom();
    let noticed = 0;
    for (let round = 0; round < 150; round += 1) {
      const harmed = Buffer.from(whole);
      for (let flip = 0; flip < 4; flip += 1) {
        const at = random.between(0, whole.length - 1);
        harmed[at] = random.between(0, 255);
      }
      writeFileSync(path, harmed);
      const storage = open(dataDir);
      const reading = storage.ok ? storage.value.read(RUN) : storage;
      if (storage.ok) storage.value.close();
      const asWritten =
        reading.ok && reading.value.rows.every((row) => right[row.seq - 1] === JSON.stringify(row));
      const complete =
        reading.ok && reading.value.rows.length === right.length && reading.value.damaged.length === 0;
      const said = reading.ok ? reading.value.damaged.length > 0 : REFUSALS.has(reading.problem.kind);
      expect(reading.ok ? asWritten : said).toBe(true);
      expect(complete || said).toBe(true);
      if (said) noticed += 1;
      expect(existsSync(path)).toBe(true);
      for (const name of readdirSync(dataDir).filter((file) => file.startsWith("journal.db")))
        rmSync(join(dataDir, name));
    }
    expect(noticed).toBeGreaterThan(0);
  });
});

describe("[F26] damage to the database file", () => {
  test.each([
    ["cut to half", (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    ["cut to some bytes", (path: string) => truncateSync(path, 60)],
    [
      "with another beginning",
      (path: string) =>
        writeFileSync(
          path,
          Buffer.concat([Buffer.from("no database at all"), readFileSync(path).subarray(18)]),
        ),
    ],
  ])("a file %s is reported with a copy, once, and stays as it is", (_how, harm) => {
    const dataDir = tempFolder();
    const path = written(dataDir, 40);
    harm(path);
    const left = readFileSync(path);
    for (let look = 0; look < 2; look += 1) {
      const problem = problemIn(open(dataDir));
      expect(problem.kind).toBe("storageDamaged");
      expect(readFileSync("setAside" in problem ? problem.setAside : "")).toEqual(left);
    }
    expect(readFileSync(path)).toEqual(left);
    expect(
      asides(dataDir).filter((name) => name.startsWith("journal.db.damaged-") && !/-(wal|shm)$/.test(name)),
    ).toHaveLength(1);
  });

  test("an older copy put back is noticed, and stays refused", () => {
    const dataDir = tempFolder();
    const path = written(dataDir, 5);
    const older = join(dataDir, "older");
    copyFileSync(path, older);
    const storage = valueOf(open(dataDir));
    const hold = valueOf(storage.hold(RUN));
    valueOf(storage.append(hold, intent(2), { countsAttempt: NUMBER }));
    storage.close();
    copyFileSync(older, path);
    expect(problemIn(open(dataDir))).toEqual({ kind: "storageReplaced" });
    expect(problemIn(open(dataDir))).toEqual({ kind: "storageReplaced" });
    expect(readFileSync(path)).toEqual(readFileSync(older));
  });
});

describe("[F27] a database that is not the folder's own", () => {
  test.each([
    ["emptied", (path: string) => truncateSync(path, 0)],
    ["gone", (path: string) => rmSync(path)],
    ["another, empty database", (path: string) => (rmSync(path), tamper(path, "CREATE TABLE something (x)"))],
    ["another folder's", (path: string) => copyFileSync(written(tempFolder()), path)],
  ])("%s is refused as replaced, and no new one is made in its place", (_how, harm) => {
    const dataDir = tempFolder();
    const path = written(dataDir);
    harm(path);
    const left = existsSync(path) ? readFileSync(path) : undefined;
    expect(problemIn(open(dataDir))).toEqual({ kind: "storageReplaced" });
    expect(existsSync(path) ? readFileSync(path).length : undefined).toBe(left?.length);
  });

  test("a database and its marker both gone are noticed by what is left", () => {
    const dataDir = tempFolder();
    rmSync(written(dataDir));
    rmSync(join(dataDir, "identity.json"));
    expect(problemIn(open(dataDir))).toEqual({ kind: "storageReplaced" });
  });

  test.each([
    ["gone", (path: string) => rmSync(path)],
    ["damaged", (path: string) => truncateSync(path, 20)],
    ["emptied", (path: string) => truncateSync(path, 0)],
  ])("a marker that is %s twice is damage; none is made up", (_how, harm) => {
    const dataDir = tempFolder();
    written(dataDir);
    const marker = join(dataDir, "identity.json");
    for (const path of [marker, join(dataDir, "identity-copy.json")]) harm(path);
    const left = existsSync(marker) ? readFileSync(marker) : undefined;
    expect(problemIn(open(dataDir)).kind).toBe("storageDamaged");
    expect(existsSync(marker) ? readFileSync(marker) : undefined).toEqual(left);
  });

  test("[ZQ8] one of the two markers is enough, at whichever length the other is cut, and that one is mended and kept", () => {
    const dataDir = tempFolder();
    written(dataDir);
    const markers = ["identity.json", "identity-copy.json"].map((name) => join(dataDir, name));
    const whole = readFileSync(markers[0] ?? "", "utf8");
    for (const marker of markers)
      for (let length = 0; length < whole.length - 1; length += 23) {
        writeFileSync(marker, whole.slice(0, length));
        expect([length, read(dataDir).rows.length]).toEqual([length, 12]);
        expect([length, readFileSync(marker, "utf8")]).toEqual([length, whole]);
        const kept = readdirSync(dataDir).filter((name) =>
          name.startsWith(`${basename(marker)}.damaged-${length}-`),
        );
        expect(kept.map((name) => readFileSync(join(dataDir, name), "utf8"))).toEqual([
          whole.slice(0, length),
        ]);
      }
    for (const marker of markers) {
      rmSync(marker);
      expect(read(dataDir).rows).toHaveLength(12);
      expect(readFileSync(marker, "utf8")).toBe(whole);
    }
  });

  test("[ZQ8] a second marker doesn't bring an emptied or another folder's database in", () => {
    const [dataDir, other] = [tempFolder(), tempFolder()];
    const database = written(dataDir);
    copyFileSync(written(other), database);
    rmSync(join(dataDir, "identity.json"));
    expect(problemIn(open(dataDir))).toEqual({ kind: "storageReplaced" });
    truncateSync(database, 0);
    expect(problemIn(open(dataDir))).toEqual({ kind: "storageReplaced" });
    expect(existsSync(join(dataDir, "identity.json"))).toBe(false);
  });

  test("a folder whose making was interrupted after the marker is finished", () => {
    const dataDir = tempFolder();
    const marker = join(dataDir, "identity.json");
    valueOf(open(dataDir)).close();
    writeFileSync(
      marker,
      readFileSync(marker, "utf8").replace('"established": true', '"established": false'),
    );
    valueOf(open(dataDir)).close();
    expect(readFileSync(marker, "utf8")).toContain('"established": true');
    written(dataDir);
    expect(read(dataDir).damaged).toEqual([]);
  });
});

const SCHEMA = `"schema": ${KNOWN_SCHEMA}`;

describe("[F37] a data folder of a newer version", () => {
  test.each([
    ["by its database", (dataDir: string) => tamper(join(dataDir, "journal.db"), "PRAGMA user_version = 99")],
    ["by its marker", (dataDir: string) => rewrite(dataDir, SCHEMA, '"schema": 99')],
    [
      "by its marker's format",
      (dataDir: string) => rewrite(dataDir, '"format": 1,', '"format": 2, "schema": 99, "more": 1,'),
    ],
  ])("is refused %s, and not a byte of it is touched", (_how, harm) => {
    const dataDir = tempFolder();
    written(dataDir);
    harm(dataDir);
    const snapshot = (): readonly (readonly [string, string])[] =>
      readdirSync(dataDir, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, readFileSync(join(dataDir, name)).toString("base64")] as const);
    const before = snapshot();
    expect(problemIn(open(dataDir))).toEqual({ kind: "newerVersion", found: 99, known: KNOWN_SCHEMA });
    expect(snapshot()).toEqual(before);
  });
});

function rewrite(dataDir: string, from: string, to: string): void {
  for (const name of ["identity.json", "identity-copy.json"]) {
    const marker = join(dataDir, name);
    const text = readFileSync(marker, "utf8");
    const withoutOther = to.includes('"format": 2') ? text.replace(`  ${SCHEMA},\n`, "") : text;
    writeFileSync(marker, withoutOther.replace(from, to));
  }
}

test("a lock file with something in it does not keep its run shut", () => {
  const dataDir = tempFolder();
  written(dataDir);
  writeFileSync(join(dataDir, "locks", `${RUN}.lock`), "left here by accident");
  const storage = valueOf(open(dataDir));
  const hold = valueOf(storage.hold(RUN));
  expect(storage.isHeld(RUN)).toBe(true);
  hold.release();
  storage.close();
});

test("[F23] no room for the log's index reads as a full disk", () => {
  const cause = Object.assign(new Error("disk I/O error"), { errcode: 4874 });
  expect(databaseFault(cause)).toEqual({ kind: "passing", problem: { kind: "storageFull" } });
});

test.runIf(process.platform !== "win32")("every file of the folder is its owner's alone", () => {
  const dataDir = join(tempFolder(), "data");
  const storage = valueOf(open(dataDir));
  valueOf(storage.create(NUMBER, opened(RUN)));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(dataDir, { recursive: true, encoding: "utf8" })) {
    expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
  }
  storage.close();
});
