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

/** Returns the path of a data folder's event store. */
export function eventsPath(dataDir: string): string {
  return join(dataDir, "webhooks.db");
}

/** Whether the folder already holds events, or may hold them but cannot be read. Creates nothing. */
export function eventsExist(dataDir: string): boolean {
  return !canBeFolder(dataDir) || nameTaken(eventsPath(dataDir));
}

/**
 * Opens the folder's events and creates folder and file if missing. Rejects a newer schema before writing
 * anything; quarantines a corrupted file. SQLite gives its companion files the file mode of the database.
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
    const result = prepared(dataDir, database);
    if (!result.ok) database.close();
    return result.ok ? ok(database) : result;
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
  // Changing a new file's journal mode needs exclusive access; two processes may start at once.
  const lock = lockNamed(dataDir, "webhooks", LOCK_WAIT_MS);
  if (lock === undefined) return err({ kind: "storageFailed", code: "WEBHOOKS_BUSY" });
  try {
    // The page size can only be set before the first page is written.
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

/** Bodies are up to 3 MB: with this page size, committing one costs half as much as with 4 KiB pages. */
const PAGE_BYTES = 16 * 1024;
/** Page cache, in KiB. */
const CACHE_KIB = 32 * 1024;
/** Pages that the log may grow by before a checkpoint: 16 MiB. */
const LOG_PAGES = 1_000;

function settings(database: Database): void {
  makeDurable(database);
  database.script(
    // Deleted content is overwritten if that writes no extra page; an explicit deletion by the user wipes
    // more.
    `PRAGMA secure_delete = FAST; PRAGMA cache_size = -${CACHE_KIB}; PRAGMA wal_autocheckpoint = ${LOG_PAGES};`,
  );
}
