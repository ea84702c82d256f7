import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { restartChain, newestCheckpoints, noteCheckpoint } from "../../../main/core/storage/checkpoints.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { intent, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { stateFolder } from "../../support/state-folder.ts";

const RUN = runNamed("heads1");
const HASH = "ab".repeat(32);
const LIMIT = 65_536;

const bytesOf = (dataDir: string): number =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith("journal.heads"))
    .reduce((sum, name) => sum + statSync(join(dataDir, name)).size, 0);

const open = (dataDir: string) =>
  openStorage({
    dataDir,
    stateDir: stateFolder(),
    clock: virtualClock(),
    random: seededRandom(),
    appVersion: "1.2.3",
    lockWaitMs: 50,
  });

describe("[F26] the notes of what was written last", () => {
  test("stay small however many rows are written, and the newest are always among them", () => {
    const dataDir = tempFolder();
    const unseen: number[] = [];
    for (let seq = 1; seq <= 4000; seq += 1) {
      noteCheckpoint(dataDir, { run: RUN, seq, hash: HASH });
      if (newestCheckpoints(dataDir).at(-1)?.seq !== seq) unseen.push(seq);
    }
    expect(unseen).toEqual([]);
    expect(bytesOf(dataDir)).toBeLessThan(2 * LIMIT + 200);
    const seqs = newestCheckpoints(dataDir).map(({ seq }) => seq);
    expect(seqs.slice(-90)).toEqual(Array.from({ length: 90 }, (_, at) => 3911 + at));
  });

  test("still show that an older database was put back, right after they began anew", () => {
    const dataDir = tempFolder();
    const storage = valueOf(open(dataDir));
    const hold = valueOf(storage.create(NUMBER, opened(RUN)));
    storage.close();
    expect(hold.run).toBe(RUN);
    const database = join(dataDir, "journal.db");
    copyFileSync(database, join(dataDir, "older"));
    const [first] = newestCheckpoints(dataDir);
    const line = `${RUN} 1 ${first?.hash}\n`;
    writeFileSync(join(dataDir, "journal.heads"), line.repeat(Math.floor(LIMIT / line.length)));
    const again = valueOf(open(dataDir));
    valueOf(again.append(valueOf(again.hold(RUN)), intent(1)));
    again.close();
    expect(existsSync(join(dataDir, "journal.heads"))).toBe(false);
    copyFileSync(join(dataDir, "older"), database);
    expect(problemIn(open(dataDir))).toEqual({ kind: "storageReplaced" });
  });

  test("show by a single one that a folder was emptied in which a run had been written", () => {
    const dataDir = tempFolder();
    const storage = valueOf(open(dataDir));
    valueOf(storage.create(NUMBER, opened(RUN)));
    storage.close();
    expect(newestCheckpoints(dataDir)).toHaveLength(1);
    for (const name of ["journal.db", "identity.json"]) rmSync(join(dataDir, name));
    const left = readdirSync(dataDir);
    expect(problemIn(open(dataDir))).toEqual({ kind: "storageReplaced" });
    expect(readdirSync(dataDir)).toEqual(left);
  });

  test("are not put behind twice: of two processes at the limit one leaves it to the other", () => {
    const dataDir = tempFolder();
    const line = `${RUN} 1 ${HASH}\n`;
    const lines = line.repeat(Math.ceil(LIMIT / line.length));
    writeFileSync(join(dataDir, "journal.heads"), lines);
    const lock = lockNamed(dataDir, "heads", 0);
    noteCheckpoint(dataDir, { run: RUN, seq: 2, hash: HASH });
    expect(existsSync(join(dataDir, "journal.heads.older"))).toBe(false);
    lock?.release();
    noteCheckpoint(dataDir, { run: RUN, seq: 3, hash: HASH });
    expect(statSync(join(dataDir, "journal.heads.older")).size).toBe(lines.length + 2 * line.length);
    expect(
      newestCheckpoints(dataDir)
        .map(({ seq }) => seq)
        .slice(-2),
    ).toEqual([2, 3]);
  });

  test("are not put behind by a process that comes late, after another has done so", () => {
    const dataDir = tempFolder();
    const line = `${RUN} 1 ${HASH}\n`;
    writeFileSync(join(dataDir, "journal.heads"), line.repeat(Math.ceil(LIMIT / line.length)));
    noteCheckpoint(dataDir, { run: RUN, seq: 2, hash: HASH });
    noteCheckpoint(dataDir, { run: RUN, seq: 3, hash: HASH });
    const before = bytesOf(dataDir);
    restartChain(dataDir);
    expect(bytesOf(dataDir)).toBe(before);
    expect(statSync(join(dataDir, "journal.heads")).size).toBe(line.length);
  });

  test("that cannot be put behind cost no row, and are added to all the same", () => {
    const dataDir = tempFolder();
    const line = `${RUN} 1 ${HASH}\n`;
    writeFileSync(join(dataDir, "journal.heads"), line.repeat(Math.ceil(LIMIT / line.length)));
    mkdirSync(join(dataDir, "journal.heads.older"));
    noteCheckpoint(dataDir, { run: RUN, seq: 2, hash: HASH });
    rmdirSync(join(dataDir, "journal.heads.older"));
    expect(newestCheckpoints(dataDir).at(-1)?.seq).toBe(2);
  });
});
