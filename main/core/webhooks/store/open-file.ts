import { existsSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { makeDurable, openDatabase, schemaVersion, type Database } from "../../storage/database.ts";
import {
  canBeFolder,
  ensurePrivateFile,
  ensurePrivateFolder,
  nameTaken,
  syncFolder,
} from "../../storage/durable-file.ts";
import { databaseFault, fileProblem } from "../../storage/problems.ts";
import { lockNamed } from "../../storage/run-lock.ts";
import { quarantine } from "../../storage/quarantine.ts";
import { EVENT_SCHEMA_STEPS, KNOWN_EVENT_SCHEMA } from "./schema/steps.ts";

const LOCK_WAIT_MS = 2_000;

/** Where the events of a data folder lie. */
export function eventsPath(dataDir: string): string {
  return join(dataDir, "webhooks.db");
}

/** Does the folder hold events already, or is it one in which nobody can tell? Creates nothing. */
export function eventsExist(dataDir: string): boolean {
  return !canBeFolder(dataDir) || nameTaken(eventsPath(dataDir));
}

/**
 * Opens the folder's events, or makes both where there are none. A newer schema is refused before anything is written;
 * of a damaged file a copy is kept. SQLite gives its companion files the mode of the database.
 */
export function openEventsFile(dataDir: string): Result<Database, StorageProblem> {
  const path = eventsPath(dataDir);
  let database: Database | undefined;
  try {
    ensurePrivateFolder(dataDir);
    if (!existsSync(path)) {
      ensurePrivateFile(path);
      syncFolder(dataDir);
    }
    database = openDatabase(path);
    const made = prepared(dataDir, database);
    if (!made.ok) database.close();
    return made.ok ? ok(database) : made;
  } catch (cause) {
    database?.close();
    const fault = databaseFault(cause);
    if (fault?.kind === "damaged")
      return err({ kind: "storageDamaged", setAside: quarantine(path, ["-wal", "-shm"]) });
    const problem = fault === undefined ? fileProblem(cause) : fault.problem;
    if (problem === undefined) throw cause;
    return err(problem);
  }
}

function prepared(dataDir: string, database: Database): Result<null, StorageProblem> {
  const version = schemaVersion(database);
  if (version > KNOWN_EVENT_SCHEMA)
    return err({ kind: "newerVersion", found: version, known: KNOWN_EVENT_SCHEMA });
  if (version === KNOWN_EVENT_SCHEMA) {
    settings(database);
    return ok(null);
  }
  // Changing a new file's kind of log wants it alone; two processes may begin at once.
  const lock = lockNamed(dataDir, "webhooks", LOCK_WAIT_MS);
  if (lock === undefined) return err({ kind: "storageFailed", code: "WEBHOOKS_BUSY" });
  try {
    // Before the first page is written: afterwards it cannot be changed.
    database.script(`PRAGMA page_size = ${PAGE_BYTES}`);
    settings(database);
    return database.change(() => {
      const from = schemaVersion(database);
      if (from === 0 && database.statement("SELECT 1 FROM sqlite_schema LIMIT 1").get() !== undefined)
        return err({ kind: "storageDamaged" as const, setAside: eventsPath(dataDir) });
      for (const step of EVENT_SCHEMA_STEPS.filter((one) => one.version > from)) {
        database.script(step.sql);
        database.script(`PRAGMA user_version = ${step.version}`);
      }
      return ok(null);
    });
  } finally {
    lock.release();
  }
}

/** Bodies go up to 3 MB: in pages of this size a commit of one costs half of what it costs in pages of 4 KiB. */
const PAGE_BYTES = 16 * 1024;
/** Pages that stay in memory, in KiB. */
const CACHE_KIB = 32 * 1024;
/** Pages that the log may grow by before they are copied into the database: 16 MiB. */
const LOG_PAGES = 1_000;

function settings(database: Database): void {
  makeDurable(database);
  database.script(
    // What is taken away is overwritten where that costs no page of its own; an erasure asks for more.
    `PRAGMA secure_delete = FAST; PRAGMA cache_size = -${CACHE_KIB}; PRAGMA wal_autocheckpoint = ${LOG_PAGES};`,
  );
}
