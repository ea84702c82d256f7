import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { instant } from "../../../../../shared/time.ts";
import type { TotalRow } from "../../../../../shared/totals/figures.ts";
import type { TotalsFilter } from "../../../../../shared/totals/totals.ts";
import { sourceCode } from "../codes.ts";
import type { EventStore, StoredTotals } from "../port.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { StoreTools } from "../store-tools.ts";
import { isCounting } from "./count-existing.ts";
import { countedOf, DAY_SPAN, FIGURES_SUMMED, figuresOf, HOUR_SPAN } from "./total-rows.ts";

const DAY_MS = 86_400_000;
/** So much of the time is read at once: many numbers have many rows. */
const SLICE_MS = { [HOUR_SPAN]: DAY_MS, [DAY_SPAN]: 30 * DAY_MS } as const;

/** Reads the totals of a range, added up over the numbers that match. Works in slices. */
export async function readTotals(
  tools: StoreTools,
  { filter, from, until }: Parameters<EventStore["totals"]>[0],
): Promise<Result<StoredTotals, StorageProblem>> {
  const { database } = tools;
  const start = database.read(() => {
    const where = conditionOf(tools, filter);
    const bounds = (span: number): readonly [number, number] | undefined => {
      const [row] = database.rows(
        `SELECT min(start), max(start) FROM total WHERE span = ${span} ${where}`,
        [],
      );
      const [first, last] = row ?? [];
      return typeof first === "number" && typeof last === "number" ? [first, last] : undefined;
    };
    return ok({
      where,
      hours: bounds(HOUR_SPAN),
      days: bounds(DAY_SPAN),
      counting: isCounting(database),
    });
  });
  if (!start.ok) return start;
  const { where, hours, days, counting } = start.value;
  const rows: { hours: readonly TotalRow[]; days: readonly TotalRow[] } = { hours: [], days: [] };
  for (const [name, span, kept] of [
    ["hours", HOUR_SPAN, hours],
    ["days", DAY_SPAN, days],
  ] as const) {
    if (kept === undefined) continue;
    const read = await readSpan(database, {
      span,
      where,
      from: Math.max(from, kept[0]),
      until: Math.min(until, kept[1] + 1),
    });
    if (!read.ok) return read;
    rows[name] = read.value;
  }
  const oldest = days?.[0] ?? hours?.[0];
  return ok({
    ...rows,
    since: oldest === undefined ? undefined : instant(oldest),
    hoursSince: hours === undefined ? undefined : instant(hours[0]),
    counting,
  });
}

type SpanRange = {
  readonly span: typeof HOUR_SPAN | typeof DAY_SPAN;
  readonly where: string;
  readonly from: number;
  readonly until: number;
};

async function readSpan(
  database: StoreDatabase,
  { span, where, from, until }: SpanRange,
): Promise<Result<readonly TotalRow[], StorageProblem>> {
  const found: TotalRow[] = [];
  for (let next = from; next < until; next += SLICE_MS[span]) {
    // Where a clock was wrong, decades without totals may lie between two of them.
    const first = database.read(() =>
      ok(database.rows(`SELECT min(start) FROM total WHERE span = ${span} AND start >= ?`, [next])[0]?.[0]),
    );
    if (!first.ok) return first;
    if (typeof first.value !== "number" || first.value >= until) break;
    next = first.value;
    const slice = database.read(() =>
      ok(
        database.rows(
          `SELECT start, kind, ${FIGURES_SUMMED} FROM total
           WHERE span = ${span} AND start >= ? AND start < ? ${where} GROUP BY start, kind`,
          [next, Math.min(until, next + SLICE_MS[span])],
        ),
      ),
    );
    if (!slice.ok) return slice;
    for (const [at, kind, ...figures] of slice.value) {
      const counted = countedOf(kind);
      if (counted !== undefined) found.push({ start: Number(at), counted, figures: figuresOf(figures) });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ok(found);
}

function conditionOf({ lines }: StoreTools, { receiver, phoneNumberId, source }: TotalsFilter): string {
  const matching = lines.matching({
    ...(receiver === undefined ? {} : { workspace: receiver }),
    ...(phoneNumberId === undefined ? {} : { phoneNumberId }),
  });
  const byLine = matching === undefined ? "" : `AND line IN (${matching.join()})`;
  return source === undefined ? byLine : `${byLine} AND source = ${sourceCode.code(source)}`;
}
