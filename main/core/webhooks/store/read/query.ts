import type { SQLInputValue } from "node:sqlite";
import { KINDS, NOT_REFUSED, WAS_REFUSED } from "../codes.ts";
import type { Conditions } from "./conditions.ts";

/** SQL that gives the ids of events, and what it is given. */
export type IdQuery = { readonly sql: string; readonly values: readonly SQLInputValue[] };

/** Ids above `after` and below `before`, at most `limit` of them, from the newest on or from the oldest on. */
export type Range = {
  readonly after: number;
  readonly before: number;
  readonly limit: number;
  readonly newestFirst: boolean;
};

/** So many walks along one index are merged; more lines than that are looked through in the order of arrival. */
const MOST_WALKS = 48;

/** The query for a range of the events that fit. Each has an index whose order is the wanted one: nothing is sorted. */
export function idsIn(conditions: Conditions, wanted: Range): IdQuery {
  const range = rangeOf(conditions, wanted);
  if (conditions.words !== undefined || conditions.users !== undefined || conditions.messageId !== undefined)
    return byWords(conditions, range);
  const times = momentsOf(conditions);
  if (conditions.refused === true) return walk("event_refused", restOf(conditions), range, times);
  const walks = walksOf(conditions);
  if (walks === undefined) return walk("event_outline", restOf(conditions), range, times);
  const rest = [...timesOf(conditions), ...refusedOf(conditions)];
  const merged = walks.map(({ line, source, kind }) =>
    walk("event_line", [`line = ${line}`, `source = ${source}`, `kind = ${kind}`, ...rest], range, times),
  );
  return {
    sql: `SELECT id FROM (${merged.map(({ sql }) => `SELECT id FROM (${sql})`).join(" UNION ALL ")})
      ORDER BY id ${order(range)} LIMIT ${range.limit}`,
    values: merged.flatMap(({ values }) => values),
  };
}

/** One event is a range of its own, whatever else narrows it. */
function rangeOf({ id }: Conditions, range: Range): Range {
  if (id === undefined) return range;
  return { ...range, after: Math.max(range.after, id - 1), before: Math.min(range.before, id + 1) };
}

type Walk = { readonly line: number; readonly source: number; readonly kind: number };

function walksOf({ lines, kinds, sources }: Conditions): readonly Walk[] | undefined {
  if (lines === undefined) return undefined;
  const allKinds = kinds ?? KINDS.map((_, code) => code);
  const walks = lines.flatMap((line) =>
    (sources ?? [0, 1]).flatMap((source) => allKinds.map((kind) => ({ line, source, kind }))),
  );
  return walks.length <= MOST_WALKS ? walks : undefined;
}

const LAST_MOMENT = 8.64e15;

/** Asked for only where it narrows: not every index knows the time. */
function timesOf({ since, until }: Conditions): readonly string[] {
  return since === undefined && until === undefined ? [] : ["received_at >= ?", "received_at < ?"];
}

function momentsOf(conditions: Conditions): readonly number[] {
  return timesOf(conditions).length === 0 ? [] : [conditions.since ?? 0, conditions.until ?? LAST_MOMENT];
}

// Small numbers of our own stand in the text itself; each text is prepared once and kept, so whatever comes in many
// values is bound.
function walk(
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
    // First, since what is bound stands in this order.
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
