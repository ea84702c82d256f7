import type { SQLInputValue, StatementSync } from "node:sqlite";
import { invariant } from "../../../../shared/invariant.ts";
import type { Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Database } from "../../storage/database.ts";

/** The event store's database. Whole numbers come back as numbers: none but the keys of `seen` is too large for that. */
export type StoreDatabase = {
  statement(sql: string): StatementSync;
  /** Reads many rows, each as a list of its columns: half the time that objects take. */
  rows(sql: string, values: readonly SQLInputValue[]): readonly (readonly unknown[])[];
  script(sql: string): void;
  look: Database["look"];
  /** A transaction that is synced before it returns. */
  change: Database["change"];
  /**
   * A transaction that is whole, but may be lost when the power fails: for what can be done again from what is durable.
   * It is never lost while a later synced one is kept, since both stand in one log.
   */
  relaxed<T, P>(work: () => Result<T, P>): Result<T, P | StorageProblem>;
  close(): void;
};

type Level = "FULL" | "NORMAL";

/** Gives a database, opened with FULL syncs, its second and cheaper kind of transaction. */
export function storeDatabase(database: Database): StoreDatabase {
  const statements = new Map<string, StatementSync>();
  let level: Level = "FULL";
  // Work in slices may come back to a store that was closed meanwhile.
  let closed = false;
  const gone = { ok: false, problem: { kind: "storageFailed", code: "CLOSED" } } as const;
  const at = <T, P>(wanted: Level, work: () => Result<T, P>): Result<T, P | StorageProblem> => {
    if (closed) return gone;
    try {
      if (level !== wanted) database.script(`PRAGMA synchronous = ${wanted}`);
      level = wanted;
    } catch {
      // The database has stopped after a fault, and its transaction says which.
    }
    return database.change(() => {
      invariant(level === wanted, "a transaction is synced as its caller was told");
      return work();
    });
  };
  const statement = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const made = database.statement(sql);
    made.setReadBigInts(false);
    statements.set(sql, made);
    return made;
  };
  return {
    statement,
    rows(sql, values) {
      // A text of its own, since the way of reading belongs to the prepared statement.
      const prepared = statement(`${sql} /* rows */`);
      prepared.setReturnArrays(true);
      const found: unknown = prepared.all(...values);
      return found as readonly (readonly unknown[])[];
    },
    script: (sql) => database.script(sql),
    look: (work) => (closed ? gone : database.look(work)),
    change: (work) => at("FULL", work),
    relaxed: (work) => at("NORMAL", work),
    close() {
      closed = true;
      statements.clear();
      database.close();
    },
  };
}
