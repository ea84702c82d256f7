import type { SQLInputValue, StatementSync } from "node:sqlite";
import { invariant } from "../../../../shared/invariant.ts";
import type { Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Database } from "../../storage/database.ts";

/**
 * The event store's database. Integers are returned as numbers: only the keys of `seen` are too large for
 * that.
 */
export type StoreDatabase = {
  statement(sql: string): StatementSync;
  /** Reads many rows as arrays of columns, in half the time that objects take. */
  rows(sql: string, values: readonly SQLInputValue[]): readonly (readonly unknown[])[];
  script(sql: string): void;
  read: Database["read"];
  /** A transaction that is synced before it returns. */
  change: Database["change"];
  /**
   * An atomic transaction that may be lost on power failure: for what can be redone from synced data. It is
   * never lost while a later synced one survives, because both are in one log.
   */
  relaxed<T, P>(work: () => Result<T, P>): Result<T, P | StorageProblem>;
  /** Frees the cached pages, which are read from the file again. A large body fills the cache with its own. */
  shrink(): void;
  close(): void;
};

type Level = "FULL" | "NORMAL";

/** Adds the second, cheaper kind of transaction to a database opened with FULL syncs. */
export function storeDatabase(database: Database): StoreDatabase {
  const statements = new Map<string, StatementSync>();
  let level: Level = "FULL";
  // Work in slices may continue after the store was closed.
  let closed = false;
  const closedError = { ok: false, problem: { kind: "storageFailed", code: "CLOSED" } } as const;
  const at = <T, P>(wanted: Level, work: () => Result<T, P>): Result<T, P | StorageProblem> => {
    if (closed) return closedError;
    try {
      if (level !== wanted) database.script(`PRAGMA synchronous = ${wanted}`);
      level = wanted;
    } catch {
      // The database has stopped after a fault, which its transaction reports.
    }
    return database.change(() => {
      invariant(level === wanted, "a transaction is synced as its caller was told");
      return work();
    });
  };
  const statement = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const created = database.statement(sql);
    created.setReadBigInts(false);
    statements.set(sql, created);
    return created;
  };
  return {
    statement,
    rows(sql, values) {
      // A separate SQL text, because the row format belongs to the prepared statement.
      const prepared = statement(`${sql} /* rows */`);
      prepared.setReturnArrays(true);
      const found: unknown = prepared.all(...values);
      return found as readonly (readonly unknown[])[];
    },
    script: (sql) => database.script(sql),
    read: (work) => (closed ? closedError : database.read(work)),
    change: (work) => at("FULL", work),
    relaxed: (work) => at("NORMAL", work),
    shrink() {
      if (closed) return;
      try {
        database.script("PRAGMA shrink_memory");
      } catch {
        // The database has stopped after a fault, which the next transaction reports.
      }
    },
    close() {
      closed = true;
      statements.clear();
      database.close();
    },
  };
}
