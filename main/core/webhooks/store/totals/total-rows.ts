import { COUNTED, type Counted, type Figures } from "../../../../../shared/totals/figures.ts";
import { LATENCY_GROUPS } from "../../../../../shared/totals/totals.ts";
import type { StoreDatabase } from "../store-database.ts";

/** Values of `span`: an hour, and a day in UTC. */
export const HOUR_SPAN = 0;
export const DAY_SPAN = 1;

/** Which row something is added to. Codes as in codes.ts, `kind` as in COUNTED. */
export type TotalKey = {
  readonly span: typeof HOUR_SPAN | typeof DAY_SPAN;
  readonly start: number;
  readonly line: number;
  readonly source: number;
  readonly kind: number;
};

/** The value of `kind`, and back; undefined if a later version wrote it. */
export const codeOfCounted = (counted: Counted): number => COUNTED.indexOf(counted);
export const countedOf = (code: unknown): Counted | undefined => COUNTED[Number(code)];

const SPREAD = Array.from({ length: LATENCY_GROUPS }, (_, place) => `s${place}`);
const SUMS = ["count", "timed", "ahead", "sum_ms", ...SPREAD];
const KEY = ["span", "start", "line", "source", "kind"];
const COLUMNS = ["count", "first_at", "last_at", "timed", "ahead", "sum_ms", "max_ms", ...SPREAD];
const ALL = [...KEY, ...COLUMNS];

const ADD = `INSERT INTO total (${ALL.join()}) VALUES (${ALL.map(() => "?").join()})
  ON CONFLICT (${KEY.join()}) DO UPDATE SET
    ${SUMS.map((name) => `${name} = ${name} + excluded.${name}`).join()},
    first_at = min(first_at, excluded.first_at), last_at = max(last_at, excluded.last_at),
    max_ms = max(max_ms, excluded.max_ms)`;

/** Adds figures to a row; within a transaction. */
export function addToRow(database: StoreDatabase, key: TotalKey, figures: Figures): void {
  const { span, start, line, source, kind } = key;
  const { count, firstAt, lastAt, timed, ahead, sumMs, maxMs, spread } = figures;
  database
    .statement(ADD)
    .run(
      span,
      start,
      line,
      source,
      kind,
      count,
      firstAt,
      lastAt,
      timed,
      ahead,
      sumMs,
      maxMs,
      ...SPREAD.map((_, place) => spread[place] ?? 0),
    );
}

/** The columns of a row, and those of rows added up, in the order that `figuresOf` reads. */
export const FIGURES = COLUMNS.join();
export const FIGURES_SUMMED = COLUMNS.map((name) => {
  if (name === "first_at") return `min(${name})`;
  return `${name === "last_at" || name === "max_ms" ? "max" : "sum"}(${name})`;
}).join();

/** Reads FIGURES or FIGURES_SUMMED. */
export function figuresOf(columns: readonly unknown[]): Figures {
  const [count = 0, firstAt = 0, lastAt = 0, timed = 0, ahead = 0, sumMs = 0, maxMs = 0, ...spread] =
    columns.map(Number);
  return { count, firstAt, lastAt, timed, ahead, sumMs, maxMs, spread };
}
