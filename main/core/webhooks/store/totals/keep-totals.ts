import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { TOTALS_KEPT } from "../../../../../shared/totals/totals.ts";
import type { StoreDatabase } from "../store-database.ts";
import { addToRow, DAY_SPAN, FIGURES, figuresOf, HOUR_SPAN } from "./total-rows.ts";

const DAY_MS = 86_400_000;
/** Rows changed in one transaction. */
const SLICE = 1_000;
/** Roughly what a row takes. */
const ROW_BYTES = 80;

/**
 * Adds old hours to their day and deletes old days, `SLICE` rows in one transaction. Returns how many rows changed; 0
 * once everything is within its limits.
 */
export function keepTotals(
  database: StoreDatabase,
  now: number,
  capBytes: number,
): Result<number, StorageProblem> {
  const most = Math.min(TOTALS_KEPT.mostRows, Math.floor((capBytes * TOTALS_KEPT.shareOfStore) / ROW_BYTES));
  const beyond = (span: number): number => {
    const row = database.statement("SELECT count(*) AS n FROM total WHERE span = ?").get(span);
    return Math.max(0, Number(row?.["n"]) - most);
  };
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return database.relaxed(() => {
    const folded = foldHours(database, today - TOTALS_KEPT.hoursDays * DAY_MS, beyond(HOUR_SPAN));
    if (folded > 0) return ok(folded);
    return ok(dropDays(database, today - TOTALS_KEPT.daysDays * DAY_MS, beyond(DAY_SPAN)));
  });
}

/** Deletes the totals of these numbers, or all; within a transaction. */
export function removeTotals(database: StoreDatabase, lines: readonly number[] | undefined): void {
  const which = lines === undefined ? "" : `WHERE line IN (${lines.join()})`;
  database.statement(`DELETE FROM total ${which}`).run();
}

/** Adds the oldest hours to the day in UTC in which they begin: those before `before`, and as many as are too many. */
function foldHours(database: StoreDatabase, before: number, tooMany: number): number {
  const rows = database
    .rows(
      `SELECT start, line, source, kind, ${FIGURES} FROM total WHERE span = ${HOUR_SPAN}
       ORDER BY start, line, source, kind LIMIT ?`,
      [SLICE],
    )
    .filter(([start], place) => Number(start) < before || place < tooMany);
  const drop = database.statement(
    `DELETE FROM total WHERE span = ${HOUR_SPAN} AND start = ? AND line = ? AND source = ? AND kind = ?`,
  );
  for (const [start, line, source, kind, ...figures] of rows) {
    const row = { line: Number(line), source: Number(source), kind: Number(kind) };
    const day = Math.floor(Number(start) / DAY_MS) * DAY_MS;
    addToRow(database, { span: DAY_SPAN, start: day, ...row }, figuresOf(figures));
    drop.run(Number(start), row.line, row.source, row.kind);
  }
  return rows.length;
}

function dropDays(database: StoreDatabase, before: number, tooMany: number): number {
  const oldest = `SELECT start, line, source, kind FROM total WHERE span = ${DAY_SPAN}`;
  const order = "ORDER BY start, line, source, kind LIMIT";
  const drop = (which: string, value: number): number =>
    Number(
      database
        .statement(
          `DELETE FROM total WHERE span = ${DAY_SPAN} AND (start, line, source, kind) IN (${oldest} ${which})`,
        )
        .run(value).changes,
    );
  const old = drop(`AND start < ? ${order} ${SLICE}`, before);
  return old > 0 || tooMany === 0 ? old : drop(`${order} ?`, Math.min(SLICE, tooMany));
}
