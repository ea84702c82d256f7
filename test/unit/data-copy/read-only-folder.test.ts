import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { makeCopy } from "../../../main/core/data-copy/make-copy.ts";
import { broughtDatabase } from "../../../main/core/data-copy/read-only-source.ts";
import { restoreCopy } from "../../../main/core/data-copy/restore-copy.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";

const RUN = runNamed("aaaaaa");
const PASSPHRASE = redact("a passphrase of the copy", "copy passphrase");

/** A folder whose journal has rows that are only in its log, as a program leaves it that was killed. */
function killed() {
  const ports = {
    clock: virtualClock(),
    random: randomFrom(3),
    appVersion: "1.2.3",
    copyCost: { N: 2, r: 1, p: 1 },
  };
  const dataDir = tempFolder();
  const storage = valueOf(openStorage({ ...ports, dataDir, stateDir: tempFolder() }));
  onTestFinished(() => storage.close());
  valueOf(storage.create(NUMBER, opened(RUN))).release();
  expect(statSync(join(dataDir, "journal.db-wal")).size).toBeGreaterThan(0);
  return { dataDir, ...ports };
}

/** Every file of a folder with its content and its time. */
function contentOf(folder: string): readonly unknown[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => {
      const stat = statSync(join(folder, name));
      return [name, stat.mtimeMs, stat.isFile() ? readFileSync(join(folder, name), "base64") : ""];
    });
}

// Other tests make copies at the same time, and their folders are no part of this.
beforeEach(() => {
  vi.stubEnv("TMPDIR", tempFolder());
  return () => void vi.unstubAllEnvs();
});

const temporary = (): readonly string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("switchover-copy-"));

test("[ZG27] a folder that can't be written to is copied by reading it alone, with what is only in its log", async () => {
  const ports = killed();
  const before = contentOf(ports.dataDir);
  const others = temporary();
  const file = join(tempFolder(), "copy");
  valueOf(await makeCopy(ports, { file, passphrase: PASSPHRASE }, () => true));
  expect(contentOf(ports.dataDir)).toEqual(before);
  expect(temporary().filter((name) => !others.includes(name))).toEqual([]);
  const dataDir = join(mkdtempSync(join(tempFolder(), "r")), "data");
  const restored = await restoreCopy({ ...ports, dataDir }, { file, passphrase: PASSPHRASE });
  expect(valueOf(restored)).toMatchObject({ open: [RUN], damaged: [] });
  const journal = new DatabaseSync(join(dataDir, "journal.db"), { readOnly: true });
  onTestFinished(() => journal.close());
  expect(journal.prepare("SELECT count(*) AS n FROM run").get()).toMatchObject({ n: 1 });
});

test("[ZG27] such a folder isn't moved: it can't get the mark", async () => {
  const ports = killed();
  const file = join(tempFolder(), "copy");
  const mark = () => {
    throw new Error("nothing is marked");
  };
  expect(problemIn(await makeCopy(ports, { file, passphrase: PASSPHRASE, mark }, () => true))).toEqual({
    kind: "storageReadOnly",
  });
  expect(existsSync(file)).toBe(false);
});

/** Changes both files of a database in one go, again and again, as a checkpoint does; returns what ends it. */
function changing(dataDir: string): () => void {
  let isRunning = true;
  const step = (count: number): void => {
    if (!isRunning) return;
    for (const name of ["webhooks.db", "webhooks.db-wal"])
      writeFileSync(join(dataDir, name), String(count).repeat(100));
    setImmediate(step, count + 1);
  };
  step(0);
  return () => {
    isRunning = false;
  };
}

test("[ZG32] a folder that can't be written to isn't copied while something else writes to it all the time", async () => {
  const ports = killed();
  const end = changing(ports.dataDir);
  onTestFinished(end);
  const others = temporary();
  const file = join(tempFolder(), "copy");
  expect(problemIn(await makeCopy(ports, { file, passphrase: PASSPHRASE }, () => true))).toEqual({
    kind: "copyRefused",
    why: "still-changing",
  });
  expect([existsSync(file), temporary().filter((name) => !others.includes(name))]).toEqual([false, []]);
});

test("[ZG32] a database that changed while it was read is read again, with its log of the same moment", async () => {
  const { dataDir } = killed();
  const end = changing(dataDir);
  setTimeout(end, 60);
  const work = tempFolder();
  const there = await broughtDatabase(dataDir, "webhooks.db", work);
  expect(readFileSync(there, "utf8")).toBe(readFileSync(`${there}-wal`, "utf8"));
  expect(readFileSync(there, "utf8")).toBe(readFileSync(join(dataDir, "webhooks.db"), "utf8"));
});

test("[ZG32] what was begun in a rollback journal isn't in a copy of a read-only folder", async () => {
  const ports = killed();
  const path = join(ports.dataDir, "webhooks.db");
  const database = new DatabaseSync(path);
  database.exec("PRAGMA cache_size = 2; CREATE TABLE event (body TEXT)");
  for (let count = 0; count < 50; count += 1)
    database.prepare("INSERT INTO event VALUES (?)").run("whole".repeat(1000));
  database.exec("BEGIN");
  database.prepare("UPDATE event SET body = ?").run("halfs".repeat(1000));
  const copy = { file: join(tempFolder(), "copy"), passphrase: PASSPHRASE };
  expect(valueOf(await makeCopy(ports, copy, () => true)).damaged).toEqual([]);
  database.exec("ROLLBACK");
  database.close();
  const dataDir = join(tempFolder(), "data");
  valueOf(await restoreCopy({ ...ports, dataDir }, copy));
  const restored = new DatabaseSync(join(dataDir, "webhooks.db"), { readOnly: true });
  onTestFinished(() => restored.close());
  expect(restored.prepare("SELECT DISTINCT substr(body, 1, 5) AS body FROM event").all()).toEqual([
    { body: "whole" },
  ]);
});

test("[ZG27] a database that is gone by now isn't brought as an empty one", async () => {
  await expect(broughtDatabase(tempFolder(), "webhooks.db", tempFolder())).rejects.toMatchObject({
    code: "ENOENT",
  });
});
