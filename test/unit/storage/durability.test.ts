import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { chainUnder } from "../../../main/core/storage/chain.ts";
import { makeDurable, openDatabase } from "../../../main/core/storage/database.ts";
import { openMachineRegister } from "../../../main/core/storage/machine/open-register.ts";
import { openFolder } from "../../../main/core/storage/open-folder.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { ATTESTED, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";

const RUN = runNamed("durabl");
const clock = virtualClock();

const pragma = (database: ReturnType<typeof openDatabase>, name: string): unknown =>
  Object.values(database.statement(`PRAGMA ${name}`).get() ?? {})[0];

test("[I5] [F22] every commit of the journal is synced in full, in write-ahead mode", () => {
  const { database } = valueOf(openFolder({ dataDir: tempFolder(), clock, random: seededRandom() }));
  onTestFinished(() => database.close());
  // 2 is FULL: a commit returns once the log has been written to the disk.
  expect(pragma(database, "synchronous")).toBe(2n);
  expect(pragma(database, "journal_mode")).toBe("wal");
  expect(pragma(database, "trusted_schema")).toBe(0n);
});

test("[I5] [F22] the setting is made, and is not what SQLite does by itself", () => {
  const path = join(tempFolder(), "plain.db");
  new DatabaseSync(path).close();
  const database = openDatabase(path);
  onTestFinished(() => database.close());
  database.script("PRAGMA synchronous = OFF");
  makeDurable(database);
  expect(pragma(database, "synchronous")).toBe(2n);
});

test("[I15] a late writer is refused inside its own transaction once another process has taken the run, though its lock seems held", () => {
  const dataDir = tempFolder();
  const ports = { dataDir, stateDir: stateFolder(), clock, random: seededRandom(), appVersion: "1" };
  const late = valueOf(openStorage(ports));
  onTestFinished(() => late.close());
  const hold = valueOf(late.create(NUMBER, opened(RUN)));
  // A process that was frozen while it lost its lock still counts the hold as its own.
  const handle = new DatabaseSync(join(dataDir, "journal.db"));
  handle.exec("UPDATE owner SET epoch = 'another'");
  expect(problemIn(late.append(hold, ATTESTED))).toEqual({ kind: "fenced" });
  handle.exec("DELETE FROM owner");
  handle.close();
  expect(problemIn(late.append(hold, ATTESTED))).toEqual({ kind: "fenced" });
  expect(valueOf(late.read(RUN)).rows).toHaveLength(1);
});

test("[F26] a mark belongs to one database, one key, one kind and its very fields", () => {
  const key = Buffer.alloc(32, 7);
  const chain = chainUnder(key, "a database");
  const mark = chain.mark("row", ["one", 2, null]);
  expect(chain.holds("row", ["one", 2, null], mark)).toBe(true);
  expect(chainUnder(key, "another database").holds("row", ["one", 2, null], mark)).toBe(false);
  expect(chainUnder(Buffer.alloc(32, 8), "a database").holds("row", ["one", 2, null], mark)).toBe(false);
  expect(chain.holds("run", ["one", 2, null], mark)).toBe(false);
  expect(chain.holds("row", ["one", "2", null], mark)).toBe(false);
  expect(chain.holds("row", ["one", 2, null], mark.slice(2))).toBe(false);
  expect(chainUnder(key, "another database").start("r")).not.toBe(chain.start("r"));
  expect(chain.start("r")).not.toBe(chain.start("s"));
});

test("[F22] [I25] the machine's book is synced in full as well", () => {
  const stateDir = stateFolder();
  valueOf(openMachineRegister({ stateDir, clock, random: seededRandom() })).close();
  const handle = new DatabaseSync(join(stateDir, "numbers.db"));
  expect(handle.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  handle.close();
});
