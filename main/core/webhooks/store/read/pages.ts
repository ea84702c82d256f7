import { ok, type Result } from "../../../../../shared/result.ts";
import type { OutputOf, ParsedInputOf } from "../../../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { conditionsOf, type Conditions } from "./conditions.ts";
import { EVENT_COLUMNS, eventOf } from "../tables/event-rows.ts";
import { newestId } from "../tables/inbox-rows.ts";
import { idsIn, type Range } from "./query.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { StoreTools } from "../store-tools.ts";

const BEYOND_ALL = Number.MAX_SAFE_INTEGER;
/** Number of ids examined per slice of an outline, which takes a few milliseconds. */
const SLICE = 20_000;

/** Converts a filter for reading; never creates a fingerprint key. */
export function conditionsFor(
  tools: StoreTools,
  filter: ParsedInputOf<"webhooks.events">["filter"],
): Conditions {
  return conditionsOf(filter, tools.lines, (user) => tools.knownFingerprint(user));
}

/**
 * Returns a page of events, newest first; `after` selects the oldest events above that id. `more`: further
 * events follow in that direction.
 */
export function pageOf(
  tools: StoreTools,
  { filter, before, after, limit }: ParsedInputOf<"webhooks.events">,
): Result<OutputOf<"webhooks.events">, StorageProblem> {
  const { database, lines } = tools;
  return database.read(() => {
    const conditions = conditionsFor(tools, filter);
    if (conditions.nothing) return ok({ events: [], more: false });
    const range: Range = {
      after: after ?? 0,
      before: before ?? BEYOND_ALL,
      limit: limit + 1,
      newestFirst: after === undefined || before !== undefined,
    };
    const rows = isUnfiltered(filter) ? allIn(database, range) : matchingIn(database, conditions, range);
    const events = rows.slice(0, limit).map((row) => eventOf(row, lines));
    return ok({ events: range.newestFirst ? events : events.toReversed(), more: rows.length > limit });
  });
}

/** Whether the filter restricts nothing. */
function isUnfiltered(filter: ParsedInputOf<"webhooks.events">["filter"]): boolean {
  return Object.values(filter).every((value) => value === undefined);
}

type Rows = readonly (readonly unknown[])[];

/** The unfiltered list is used most, so it is read in one scan of the table. */
function allIn(database: StoreDatabase, { after, before, limit, newestFirst }: Range): Rows {
  return database.rows(
    `SELECT ${EVENT_COLUMNS} FROM event AS e WHERE e.id > ? AND e.id < ?
       ORDER BY e.id ${newestFirst ? "DESC" : "ASC"} LIMIT ${limit}`,
    [after, before],
  );
}

function matchingIn(database: StoreDatabase, conditions: Conditions, range: Range): Rows {
  const ids = idsIn(conditions, range);
  // Sorted again, because a subquery's result has no order.
  return database.rows(
    `SELECT ${EVENT_COLUMNS} FROM (${ids.sql}) AS found CROSS JOIN event AS e ON e.id = found.id
       ORDER BY found.id ${range.newestFirst ? "DESC" : "ASC"}`,
    ids.values,
  );
}

/**
 * Returns how many events match and the id at the top of each page. Works in slices, so that nothing else has
 * to wait.
 */
export async function outlineOf(
  tools: StoreTools,
  { filter, pageSize }: ParsedInputOf<"webhooks.outline">,
): Promise<Result<OutputOf<"webhooks.outline">, StorageProblem>> {
  const { database } = tools;
  const start = database.read(() =>
    ok({ conditions: conditionsFor(tools, filter), newest: newestId(database, "event") }),
  );
  if (!start.ok) return start;
  const { conditions, newest } = start.value;
  const tops: number[] = [];
  let count = 0;
  for (let before = newest + 1; before > 1 && !conditions.nothing; before -= SLICE) {
    const slice = database.read(() => {
      const ids = idsIn(conditions, {
        after: Math.max(before - SLICE - 1, 0),
        before,
        limit: SLICE,
        newestFirst: true,
      });
      // Only the top of each page is read from the database.
      const numbered = `SELECT id, row_number() OVER (ORDER BY id DESC) + ? - 1 AS place FROM (${ids.sql})`;
      return ok({
        rows: database
          .statement(`SELECT id FROM (${numbered}) WHERE place % ? = 0 ORDER BY id DESC`)
          .all(count, ...ids.values, pageSize),
        count: database.statement(`SELECT count(*) AS n FROM (${ids.sql})`).get(...ids.values)?.["n"],
      });
    });
    if (!slice.ok) return slice;
    tops.push(...slice.value.rows.map((row) => Number(row["id"])));
    count += Number(slice.value.count);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ok({ count, tops, ...(newest === 0 ? {} : { through: newest }) });
}
