import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { instant } from "../../../../../shared/time.ts";
import { lastYearOf } from "../../../../../shared/traffic/seen.ts";
import type { TrafficFilter } from "../../../../../shared/traffic/traffic.ts";
import { QUARTER_MS } from "../../../../../shared/traffic/zone.ts";
import { directionOf, kindCode, KINDS } from "../codes.ts";
import { newestId } from "../tables/inbox-rows.ts";
import type { StoredTraffic } from "../port.ts";
import type { StoreTools } from "../store-tools.ts";

/** Number of events examined at once, which takes a few milliseconds. */
const SLICE = 20_000;
const DAY_MS = 86_400_000;
/** The platform retries for a week; an on-premises client has no end, but no message waits there for a month. */
const RETRIED_MS = 31 * DAY_MS;
const SENT_AT = `(CASE WHEN at BETWEEN received_at - ${RETRIED_MS} AND received_at + ${DAY_MS} THEN at ELSE received_at END)`;
/** Protected events outlive the others: where they are alone, the messages around them were deleted. */
const OLDEST = "SELECT received_at FROM event WHERE id NOT IN (SELECT event FROM pin) ORDER BY id LIMIT 1";
const INCOMING = KINDS.filter((kind) => directionOf(kind) === "in").map((kind) => kindCode.code(kind));

/**
 * Counts the messages of end users by the quarter of an hour in which they were sent, by the payload's time:
 * a notification that was retried arrives later. A time that can't be is replaced by that of the arrival.
 * Rejected and test notifications don't count. Works in slices, so that nothing else has to wait.
 */
export async function readTraffic(
  tools: StoreTools,
  filter: TrafficFilter,
): Promise<Result<StoredTraffic, StorageProblem>> {
  const { database, lines } = tools;
  const start = database.read(() =>
    ok({
      newest: newestId(database, "event"),
      matching: lines.matching(named(filter)),
      since: database.statement(OLDEST).get()?.["received_at"],
    }),
  );
  if (!start.ok) return start;
  const { newest, matching } = start.value;
  const since = typeof start.value.since === "number" ? instant(start.value.since) : undefined;
  if (since === undefined) return ok({ quarters: new Map(), since });
  const wanted = matching === undefined ? "" : `AND line IN (${matching.join()})`;
  const quarters = new Map<number, number>();
  for (let first = 1; first <= newest; first += SLICE) {
    const slice = database.read(() =>
      ok(
        database.rows(
          `SELECT ${SENT_AT} / ${QUARTER_MS} AS quarter, count(*) FROM event
           WHERE id >= ? AND id < ? AND received_at >= ? AND refused = 0 AND kind IN (${INCOMING.join()}) ${wanted} GROUP BY quarter`,
          [first, first + SLICE, since],
        ),
      ),
    );
    if (!slice.ok) return slice;
    for (const [quarter, count] of slice.value)
      quarters.set(Number(quarter), (quarters.get(Number(quarter)) ?? 0) + Number(count));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ok({ quarters: lastYearOf(quarters).quarters, since });
}

function named({ workspace, phoneNumberId }: TrafficFilter): Parameters<StoreTools["lines"]["matching"]>[0] {
  return {
    ...(workspace === undefined ? {} : { workspace }),
    ...(phoneNumberId === undefined ? {} : { phoneNumberId }),
  };
}
