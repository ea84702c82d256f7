import { DatabaseSync, type StatementSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { invariant } from "../../../shared/invariant.ts";
import { err, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "./port.ts";
import { databaseFault, fileProblem, isBusy } from "./problems.ts";
import { quarantine } from "./quarantine.ts";

const BUSY_TIMEOUT_MS = 5000;
/** Files that SQLite keeps beside a database in WAL mode. */
const COMPANIONS = ["-wal", "-shm"] as const;

/**
 * One open database that returns its errors as problems. After an error that may have corrupted it, every
 * call returns that problem.
 */
export type Database = {
  /** A prepared statement, cached by its text. Integers are read as bigint. */
  statement(sql: string): StatementSync;
  /** Runs the text of a schema step. */
  script(sql: string): void;
  /**
   * Whether a whole table holds, by `check`; a table that held is not checked again until another connection has
   * written to the database. Rows written through this one have marks of their own. Call it inside a transaction.
   */
  holdsStill(table: string, check: () => boolean): boolean;
  /** Reads within one snapshot. */
  read<T, P>(work: () => Result<T, P>): Result<T, P | StorageProblem>;
  /**
   * Runs one durable transaction: commits if `work` succeeds, rolls back if it returns a problem or throws.
   */
  change<T, P>(work: () => Result<T, P>): Result<T, P | StorageProblem>;
  close(): void;
};

/**
 * Opens an existing database file. Writes nothing yet; with `readOnly`, never: not even a copy of a damaged file. Throws
 * SQLite's errors.
 */
export function openDatabase(path: string | URL, options: { readonly readOnly?: boolean } = {}): Database {
  const handle = new DatabaseSync(path, { ...options, timeout: BUSY_TIMEOUT_MS, readBigInts: true });
  const statements = new Map<string, StatementSync>();
  /** Tables that held, and the version of the data when they did. */
  const held = new Map<string, unknown>();
  let stopped: StorageProblem | undefined;

  const stop = (problem: StorageProblem): StorageProblem => {
    stopped = problem;
    statements.clear();
    if (handle.isOpen) handle.close();
    return problem;
  };

  const problemOf = (cause: unknown): StorageProblem => {
    const fault = databaseFault(cause);
    if (fault === undefined) {
      const problem = fileProblem(cause);
      if (problem === undefined) throw cause;
      return problem;
    }
    if (fault.kind === "passing") return fault.problem;
    if (fault.kind === "broken") return stop(fault.problem);
    // The handle is closed before the copy is made, see quarantine.ts.
    const file = typeof path === "string" ? path : fileURLToPath(path);
    stop({ kind: "storageDamaged", setAside: file });
    if (options.readOnly === true) return { kind: "storageDamaged", setAside: file };
    return stop({ kind: "storageDamaged", setAside: quarantine(file, COMPANIONS) });
  };

  const rollBack = (): void => {
    try {
      if (handle.isOpen && handle.isTransaction) handle.exec("ROLLBACK");
    } catch {
      // SQLite has rolled back by itself; the cause is reported already.
    }
  };

  const within = <T, P>(begin: string, work: () => Result<T, P>): Result<T, P | StorageProblem> => {
    if (stopped !== undefined) return err(stopped);
    invariant(handle.isOpen, "the database is open");
    try {
      handle.exec(begin);
      const result = work();
      if (result.ok) handle.exec("COMMIT");
      return result;
    } catch (cause) {
      rollBack();
      return err(problemOf(cause));
    } finally {
      rollBack();
    }
  };

  const statement = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const made = handle.prepare(sql);
    statements.set(sql, made);
    return made;
  };

  return {
    statement,
    holdsStill(table, check) {
      // It changes with every write of another connection, and with no other.
      const version = statement("PRAGMA data_version").get()?.["data_version"];
      if (held.get(table) === version) return true;
      const holds = check();
      if (holds) held.set(table, version);
      return holds;
    },
    script: (sql) => handle.exec(sql),
    read: (work) => within("BEGIN", work),
    change: (work) => within("BEGIN IMMEDIATE", work),
    close() {
      statements.clear();
      if (handle.isOpen) handle.close();
    },
  };
}

/** Applies the settings that durability needs. Throws SQLite's errors. */
export function makeDurable(database: Database): void {
  onceFree(() => database.script("PRAGMA journal_mode = WAL"));
  database.script("PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF;");
  // macOS: without it a sync only reaches the drive's cache.
  if (process.platform === "darwin")
    database.script("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;");
}

const RETRY_MS = 20;

/**
 * Repeats `work` while another process is making the same file. SQLite waits for a lock by itself, except for the one
 * that this setting needs: it gives up at once where another process is about to write.
 */
function onceFree(work: () => void): void {
  const end = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      work();
      return;
    } catch (cause) {
      if (!isBusy(cause) || performance.now() >= end) throw cause;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

/** The schema version of a database file. */
export function schemaVersion(database: Database): number {
  const row = database.statement("PRAGMA user_version").get();
  return Number(row?.["user_version"] ?? 0);
}
