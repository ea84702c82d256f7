import { closeSync, existsSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { writeRestored } from "../../../main/core/storage/restored-runs.ts";
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
