import type { SQLInputValue } from "node:sqlite";
import { KINDS, NOT_REFUSED, WAS_REFUSED } from "../codes.ts";
import type { Conditions } from "./conditions.ts";

/** SQL that returns ids of events, and its bound values. */
export type IdQuery = { readonly sql: string; readonly values: readonly SQLInputValue[] };

/** Ids above `after` and below `before`, at most `limit`, from the newest or from the oldest. */
export type Range = {
  readonly after: number;
  readonly before: number;
  readonly limit: number;
  readonly newestFirst: boolean;
};

/**
 * Maximum number of index scans merged; for more combinations, all events are scanned in order of arrival.
 */
const MOST_SCANS = 48;

/**
 * Returns the query for a range of the matching events. An index has the required order in each case, so
 * nothing is sorted.
 */
export function idsIn(conditions: Conditions, wanted: Range): IdQuery {
  const range = rangeOf(conditions, wanted);
  if (conditions.words !== undefined || conditions.users !== undefined || conditions.messageId !== undefined)
    return byWords(conditions, range);
  const times = momentsOf(conditions);
  if (conditions.refused === true) return indexScan("event_refused", restOf(conditions), range, times);
  const scans = scansOf(conditions);
  if (scans === undefined) return indexScan("event_outline", restOf(conditions), range, times);
  const rest = [...timesOf(conditions), ...refusedOf(conditions)];
  const merged = scans.map(({ line, source, kind }) =>
    indexScan(
      "event_line",
      [`line = ${line}`, `source = ${source}`, `kind = ${kind}`, ...rest],
      range,
      times,
    ),
  );
  return {
    sql: `SELECT id FROM (${merged.map(({ sql }) => `SELECT id FROM (${sql})`).join(" UNION ALL ")})
      ORDER BY id ${order(range)} LIMIT ${range.limit}`,
    values: merged.flatMap(({ values }) => values),
  };
}

/** A filter by id becomes a range, in addition to other conditions. */
function rangeOf({ id }: Conditions, range: Range): Range {
  if (id === undefined) return range;
  return { ...range, after: Math.max(range.after, id - 1), before: Math.min(range.before, id + 1) };
}

type Scan = { readonly line: number; readonly source: number; readonly kind: number };

function scansOf({ lines, kinds, sources }: Conditions): readonly Scan[] | undefined {
  if (lines === undefined) return undefined;
  const allKinds = kinds ?? KINDS.map((_, code) => code);
  const scans = lines.flatMap((line) =>
    (sources ?? [0, 1]).flatMap((source) => allKinds.map((kind) => ({ line, source, kind }))),
  );
  return scans.length <= MOST_SCANS ? scans : undefined;
}

const LAST_MOMENT = 8.64e15;

/** Added only if the filter uses it, because not every index has the time. */
function timesOf({ since, until }: Conditions): readonly string[] {
  return since === undefined && until === undefined ? [] : ["received_at >= ?", "received_at < ?"];
}

function momentsOf(conditions: Conditions): readonly number[] {
  return timesOf(conditions).length === 0 ? [] : [conditions.since ?? 0, conditions.until ?? LAST_MOMENT];
}

// Our own small numbers are part of the SQL text; every text is prepared once and cached, so values with many
// variants are bound.
function indexScan(
  index: string,
  conditions: readonly string[],
  range: Range,
  times: readonly SQLInputValue[],
): IdQuery {
  const all = ["id > ?", "id < ?", ...conditions].join(" AND ");
  return {
    sql: `SELECT id FROM event INDEXED BY ${index} WHERE ${all} ORDER BY id ${order(range)} LIMIT ${range.limit}`,
    values: [range.after, range.before, ...times],
  };
}

function byWords(conditions: Conditions, range: Range): IdQuery {
  const exact: string[] = restOf(conditions).map((condition) => `e.${condition}`);
  const values: SQLInputValue[] = [...momentsOf(conditions)];
  if (conditions.users !== undefined) {
    exact.push("e.user IN (SELECT value FROM json_each(?))");
    values.push(JSON.stringify(conditions.users));
  }
  if (conditions.messageId !== undefined) {
    exact.push("e.message_id = ?");
    values.push(conditions.messageId);
  }
  const where = exact.length === 0 ? "" : ` AND ${exact.join(" AND ")}`;
  if (conditions.words === undefined)
    return {
      sql: `SELECT e.id AS id FROM event AS e WHERE e.id > ? AND e.id < ?${where}
        ORDER BY e.id ${order(range)} LIMIT ${range.limit}`,
      values: [range.after, range.before, ...values],
    };
  return {
    sql: `SELECT e.id AS id FROM words AS w CROSS JOIN event AS e ON e.id = w.rowid
      WHERE words MATCH ? AND w.rowid > ? AND w.rowid < ?${where}
      ORDER BY w.rowid ${order(range)} LIMIT ${range.limit}`,
    values: [conditions.words, range.after, range.before, ...values],
  };
}

function restOf(conditions: Conditions): readonly string[] {
  const { lines, kinds, sources } = conditions;
  return [
    // First, because bound values follow this order.
    ...timesOf(conditions),
    ...(lines === undefined ? [] : [`line IN (${lines.join()})`]),
    ...(kinds === undefined ? [] : [`kind IN (${kinds.join()})`]),
    ...(sources === undefined ? [] : [`source IN (${sources.join()})`]),
    ...refusedOf(conditions),
  ];
}

function refusedOf({ refused }: Conditions): readonly string[] {
  return refused === undefined ? [] : [refused ? WAS_REFUSED : NOT_REFUSED];
}

const order = ({ newestFirst }: Range): string => (newestFirst ? "DESC" : "ASC");
