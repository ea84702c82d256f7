import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { makeCopy } from "../../../main/core/data-copy/make-copy.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { writeRestored } from "../../../main/core/storage/restored-runs.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { intent, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";

const PASSPHRASE = "a passphrase of the copy";
const RUN = runNamed("aaaaaa");

const portsOf = (dataDir: string) => ({
  dataDir,
  clock: virtualClock(),
  random: randomFrom(3),
  appVersion: "1.2.3",
});

/** Writes an open run into a folder, and everything of it into the database file itself. */
function withRun(dataDir: string): string {
  const storage = valueOf(openStorage({ ...portsOf(dataDir), stateDir: tempFolder() }));
  valueOf(storage.create(NUMBER, opened(RUN))).release();
  storage.close();
  const database = new DatabaseSync(join(dataDir, "journal.db"));
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  return join(dataDir, "journal.db");
}

function scribble(path: string, at: number, bytes: number): void {
  const handle = openSync(path, "r+");
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, at);
  closeSync(handle);
}

/** Where the table begins in its database. */
function pageOf(path: string, table: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const found = database.prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = ?").get(table);
  database.close();
  return (Number(found?.["page"]) - 1) * 4096;
}

test.each([
  ["journal.db is gone", "journal.db", (path: string) => rmSync(path)],
  ["journal.db is empty", "journal.db", (path: string) => truncateSync(path)],
  ["the beginning of journal.db is damaged", "journal.db", (path: string) => scribble(path, 0, 64)],
  [
    "a page of journal.db is damaged",
    "journal.db",
    (path: string) => scribble(path, pageOf(path, "meta"), 4096),
  ],
  [
    "webhooks.db is damaged",
    "webhooks.db",
    (path: string) => {
      const webhooks = join(path, "..", "webhooks.db");
      const database = new DatabaseSync(webhooks);
      database.exec("CREATE TABLE event (id)");
      database.close();
      scribble(webhooks, 0, 64);
    },
  ],
] as const)("[ZG13] the vault is copied and restored where %s", async (_what, name, damage) => {
  const dataDir = join(tempFolder(), "data");
  const { client } = windowCore({ dataDir });
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
  valueOf(await client.call("vault.put", { label: "token", secretKind: "other", value: "x" }));
  damage(withRun(dataDir));
  const file = join(tempFolder(), "copy");
  valueOf(await client.call("dataCopy.make", { file, passphrase: PASSPHRASE, move: false }));
  const there = windowCore({ dataDir: join(tempFolder(), "there") });
  const restored = valueOf(await there.client.call("dataCopy.restore", { file, passphrase: PASSPHRASE }));
  expect(restored.damaged).toEqual([name]);
  const isLost = name === "journal.db";
  expect(restored.open).toEqual(isLost ? [] : [RUN]);
  expect(readdirSync(there.dataDir).filter((one) => one.includes(".damaged-"))).toEqual([]);
  valueOf(await there.client.call("vault.unlock", { passphrase: "correct horse", allowCreate: false }));
  expect(valueOf(await there.client.call("vault.list", {})).map(({ label }) => label)).toEqual(["token"]);
  // It is refused there as it is here.
  const kinds = [there.dataDir, dataDir].map((folder) => {
    const opening = openStorage({ ...portsOf(folder), stateDir: tempFolder() });
    if (opening.ok) opening.value.close();
    return opening.ok ? "opened" : opening.problem.kind;
  });
  expect(kinds).toEqual([kinds[1], kinds[1]]);
});

test.each(["owner", "run"])(
  "[ZG13] a journal that opens and can't be marked (%s is damaged) is put aside, so that nothing of it continues",
  (table) => {
    const dataDir = tempFolder();
    const journal = withRun(dataDir);
    scribble(journal, pageOf(journal, table), 4096);
    const mark = () => writeRestored(portsOf(dataDir), () => ({ countsRegister: false, entry: intent(1) }));
    expect(valueOf(mark())).toEqual({ open: [], isWhole: false });
    expect(existsSync(journal)).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("journal.db.damaged-"))).not.toEqual([]);
    expect(problemIn(openStorage({ ...portsOf(dataDir), stateDir: tempFolder() })).kind).toBe(
      "storageReplaced",
    );
  },
);

/** A database whose rows are read without the page that is damaged. */
function withDamagedIndex(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(
    "CREATE TABLE event (id INTEGER PRIMARY KEY, name TEXT); CREATE INDEX event_name ON event (name)",
  );
  database.exec("INSERT INTO event (name) VALUES ('a'), ('b')");
  database.close();
  scribble(path, pageOf(path, "event_name"), 4096);
}

test.each([
  ["is empty", (path: string) => writeFileSync(path, "")],
  [
    "is empty beside its log",
    (path: string) => ["", "-wal"].forEach((end) => writeFileSync(`${path}${end}`, end)),
  ],
  ["has a damaged page that copying it doesn't read", withDamagedIndex],
] as const)(
  "[ZG32] a database that %s is named as corrupted, by a copy and by a move",
  async (_what, make) => {
    const dataDir = tempFolder();
    make(join(dataDir, "webhooks.db"));
    // Alone, an empty file is no data.
    writeFileSync(join(dataDir, "workspaces.json"), "{}");
    const before = readdirSync(dataDir);
    const cost = { N: 2, r: 1, p: 1 };
    const mark = () => ok({ naming() {}, made() {}, undo() {} });
    const passphrase = redact(PASSPHRASE, "copy passphrase");
    for (const isReadOnly of [false, true]) {
      const file = join(tempFolder(), "copy");
      const made = await makeCopy(
        { ...portsOf(dataDir), copyCost: cost },
        { file, passphrase },
        () => isReadOnly,
      );
      expect(valueOf(made).damaged).toEqual(["webhooks.db"]);
    }
    writeFileSync(join(dataDir, "moved.json"), "{}");
    const file = join(tempFolder(), "copy");
    const moved = await makeCopy({ ...portsOf(dataDir), copyCost: cost }, { file, passphrase, mark });
    expect(valueOf(moved).damaged).toEqual(["webhooks.db"]);
    expect(readdirSync(dataDir).filter((name) => !["locks", "moved.json"].includes(name))).toEqual(before);
  },
);
