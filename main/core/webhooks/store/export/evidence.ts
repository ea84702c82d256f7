import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { StoreDatabase } from "../store-database.ts";

/** Returns those of the events that are protected and not exported yet. */
export function heldBackAmong(database: StoreDatabase, events: readonly number[]): readonly number[] {
  if (events.length === 0) return [];
  return database
    .statement(
      `SELECT value AS event FROM json_each(?)
         WHERE value IN (SELECT event FROM pin WHERE exported = 0) ORDER BY value`,
    )
    .all(JSON.stringify(events))
    .map((row) => Number(row["event"]));
}

/** Marks protected events as exported: from then on the size limit may delete them. */
export function markExported(
  database: StoreDatabase,
  events: readonly number[],
): Result<{ readonly events: number }, StorageProblem> {
  return database.change(() => {
    const { changes } = database
      .statement(
        "UPDATE pin SET exported = 1 WHERE exported = 0 AND event IN (SELECT value FROM json_each(?))",
      )
      .run(JSON.stringify(events));
    return ok({ events: Number(changes) });
  });
}
