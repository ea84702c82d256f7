import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { makeDurable, openDatabase } from "../../../main/core/storage/database.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** Holds the right to write a new database for a while, as a process does that makes it at this moment. */
const HOLDER = `
  const { DatabaseSync } = require("node:sqlite");
  const { parentPort, workerData } = require("node:worker_threads");
  const handle = new DatabaseSync(workerData.path);
  handle.exec("BEGIN IMMEDIATE");
  parentPort.postMessage("held");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.ms);
  handle.exec("ROLLBACK");
  handle.close();
`;

test("[I15][I25] a database that another process is making at this moment is waited for", async () => {
  const path = join(tempFolder(), "journal.db");
  closeSync(openSync(path, "w"));
  const holder = new Worker(HOLDER, { eval: true, workerData: { path, ms: 300 } });
  await once(holder, "message");
  const database = openDatabase(path);
  makeDurable(database);
  database.close();
  await once(holder, "exit");
  const handle = new DatabaseSync(path);
  expect(handle.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  handle.close();
});
