import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { Random } from "../../../main/core/runtime/random.ts";
import { openSettings } from "../../../main/core/settings/open-settings.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage, StorageProblem } from "../../../main/core/storage/port.ts";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { redact } from "../../../shared/redacted.ts";
import type { Result } from "../../../shared/result.ts";
import { runProgram } from "../../support/child-process.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { ATTESTED, intent, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";

const CHILD = fileURLToPath(new URL("../../support/storage-process.ts", import.meta.url));
const RUN = runNamed("faults");
const clock = virtualClock();
const PASSPHRASE = redact("correct horse", "passphrase");
const BINDING = { workspace: "default", number: NUMBER, purpose: "pair", schema: 1 } as const;

const open = (dataDir: string): Result<Storage, StorageProblem> => {
  const storage = openStorage({
    dataDir,
    stateDir: stateFolder(),
    clock,
    random: seededRandom(),
    appVersion: "1.2.3",
    lockWaitMs: 50,
  });
  onTestFinished(() => {
    if (storage.ok) storage.value.close();
  });
  return storage;
};

const vaultIn = (dataDir: string, random: Random) =>
  openVault({ dataDir, clock, random, keySource: passphraseSource({ N: 2, r: 1, p: 1 }) });

test("[F23] [I5] a full disk refuses a row and its attempt together, loses none that was acknowledged, and goes on when there is room", ({
  skip,
}) => {
  const disk = smallDisk(512, skip);
  const storage = valueOf(open(disk.folder));
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  const ballast = join(disk.folder, "ballast");
  expect(() => writeFileSync(ballast, Buffer.alloc(1024 * 1024))).toThrow("ENOSPC");
  let rows = 1;
  let problem: unknown;
  while (problem === undefined && rows < 10_000) {
    const row = storage.append(hold, ATTESTED);
    if (row.ok) rows += 1;
    else ({ problem } = row);
  }
  expect(problem).toEqual({ kind: "storageFull" });
  expect(problemIn(storage.append(hold, intent(1), { countsAttempt: NUMBER }))).toEqual({
    kind: "storageFull",
  });
  disk.resize(4096);
  expect(valueOf(storage.attemptsLeft(NUMBER, RUN)).inRun).toBe(3);
  const reading = valueOf(storage.read(RUN));
  expect([reading.rows.length, reading.damaged]).toEqual([rows, []]);
  expect(valueOf(storage.append(hold, ATTESTED)).seq).toBe(rows + 1);
});

test("[F23] a run that was taken up finds room for its rows on a disk that other programs have filled since", ({
  skip,
}) => {
  const disk = smallDisk(32 * 1024, skip);
  const log = join(disk.folder, "journal.db-wal");
  const storage = valueOf(open(disk.folder));
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  const { size } = statSync(log);
  expect(() => writeFileSync(join(disk.folder, "ballast"), Buffer.alloc(32 * 1024 * 1024))).toThrow("ENOSPC");
  for (let row = 2; row <= 20; row += 1) expect(valueOf(storage.append(hold, ATTESTED)).seq).toBe(row);
  expect(statSync(log).size).toBe(size);
});

test("[F23] of a nearly full disk no such room is taken, and the run is opened all the same", ({ skip }) => {
  const disk = smallDisk(4096, skip);
  const storage = valueOf(open(disk.folder));
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  expect(statSync(join(disk.folder, "journal.db-wal")).size).toBeLessThan(64 * 1024);
  expect(valueOf(storage.append(hold, ATTESTED)).seq).toBe(2);
});

test("[F23] [I1] on a full disk nothing is sealed, what is sealed already stays, and no half of a record is left", async ({
  skip,
}) => {
  const disk = smallDisk(256, skip);
  const vault = vaultIn(disk.folder, seededRandom());
  valueOf(await vault.unlock(PASSPHRASE));
  const ref = valueOf(vault.seal(BINDING, redact("the pair", "pair")));
  const before = readdirSync(join(disk.folder, "vault"));
  expect(problemIn(vault.seal(BINDING, redact("x".repeat(400_000), "pair")))).toEqual({
    kind: "storageFull",
  });
  expect(readdirSync(join(disk.folder, "vault"))).toEqual(before);
  expect(valueOf(vault.open(ref, BINDING)).reveal()).toBe("the pair");
  disk.resize(4096);
  expect(vault.seal(BINDING, redact("x".repeat(400_000), "pair")).ok).toBe(true);
});

test("[F25] a read-only disk is named as such by storage, vault and settings, and nothing is changed on it", async ({
  skip,
}) => {
  const disk = smallDisk(4096, skip);
  const storage = valueOf(open(disk.folder));
  valueOf(storage.create(NUMBER, opened(RUN)));
  storage.close();
  const vault = vaultIn(disk.folder, seededRandom());
  valueOf(await vault.unlock(PASSPHRASE));
  const before = readFileSync(join(disk.folder, "journal.db"));
  disk.makeReadOnly();
  expect(problemIn(open(disk.folder))).toEqual({ kind: "storageReadOnly" });
  expect(problemIn(vault.seal(BINDING, redact("x", "pair")))).toEqual({
    kind: "storageFailed",
    code: "EROFS",
  });
  const settings = valueOf(await openSettings({ dataDir: disk.folder, clock }));
  expect(problemIn(settings.change({ workspace: "bakery" }))).toEqual({ kind: "settingsReadOnly" });
  expect(readFileSync(join(disk.folder, "journal.db"))).toEqual(before);
});

test("[F25] a folder that cannot even be made is named as such", ({ skip }) => {
  const disk = smallDisk(64, skip);
  disk.makeReadOnly();
  expect(problemIn(open(join(disk.folder, "data")))).toEqual({ kind: "storageReadOnly" });
});

test("[F24] after a failed sync the database is not used again, and no acknowledged row is lost", async ({
  skip,
}) => {
  if (spawnSync("strace", ["-qq", "-o", "/dev/null", "true"], { stdio: "ignore" }).status !== 0)
    skip("strace is needed to make a sync fail");
  const dataDir = tempFolder();
  const inject = [
    "-f",
    "-qq",
    "-o",
    "/dev/null",
    "-e",
    "trace=fsync,fdatasync",
    "-e",
    "inject=fsync,fdatasync:error=EIO:when=90",
  ];
  const { stdout } = await runProgram("strace", [
    ...inject,
    process.execPath,
    CHILD,
    dataDir,
    stateFolder(),
    "loop",
    "faults",
  ]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { kind?: string; code?: string; seq?: number });
  const failed = { kind: "storageFailed", code: "SQLITE_1034" };
  expect(lines.slice(-2)).toEqual([failed, failed]);
  const acknowledged = lines.at(-3)?.seq ?? Infinity;
  const reading = valueOf(valueOf(open(dataDir)).read(RUN));
  expect(reading.rows.length).toBeGreaterThanOrEqual(acknowledged);
  expect(reading.damaged).toEqual([]);
});
