import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { TotalsWriter } from "./totals-writer.ts";

/** Events counted in one transaction, which takes a few milliseconds. */
const SLICE = 2_000;

/** Whether events from before totals were kept are still to be counted. */
export function isCounting(database: StoreDatabase): boolean {
  return metaOf(database, "totals through") < metaOf(database, "totals to");
}

/**
 * Counts the next events that were stored before totals were kept, oldest first because these expire first. Returns
 * whether more are left. How far it came is in the same transaction, so a process that dies counts none twice.
 *
 * Duplicates of that time are left out: of most only the number is known, not when they arrived.
 */
export function countExisting(
  database: StoreDatabase,
  totals: TotalsWriter,
): Result<boolean, StorageProblem> {
  const pending = database.read(() => ok(isCounting(database)));
  if (!pending.ok || !pending.value) return pending;
  return database.relaxed(() =>
    totals.within(() => {
      const through = metaOf(database, "totals through");
      const to = metaOf(database, "totals to");
      const end = Math.min(through + SLICE, to);
      if (through >= to) return ok(false);
      // A copy that replaced an unsigned one arrived later than the event did.
      const rows = database.rows(
        `SELECT line, source, kind, refused,
           min(received_at, coalesce((SELECT min(at) FROM note WHERE note.event = event.id), received_at)), at
         FROM event WHERE id > ? AND id <= ? ORDER BY id`,
        [through, end],
      );
      for (const [line, source, kind, refused, receivedAt, at] of rows)
        totals.first({
          line: Number(line),
          source: Number(source),
          kind: Number(kind),
          refused: Number(refused),
          receivedAt: Number(receivedAt),
          at: typeof at === "number" ? at : null,
        });
      database.statement("UPDATE meta SET value = ? WHERE name = 'totals through'").run(end);
      return ok(end < to);
    }),
  );
}

function metaOf(database: StoreDatabase, name: string): number {
  return Number(database.statement("SELECT value FROM meta WHERE name = ?").get(name)?.["value"] ?? 0);
}
