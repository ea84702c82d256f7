import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { lastYearOf, type Quarters } from "../../../../../shared/traffic/seen.ts";
import type { TrafficFilter } from "../../../../../shared/traffic/traffic.ts";
import { QUARTER_MS } from "../../../../../shared/traffic/zone.ts";
import { directionOf, kindCode, KINDS } from "../codes.ts";
import { newestId } from "../tables/inbox-rows.ts";
import type { StoreTools } from "../store-tools.ts";

/** Number of events examined at once, which takes a few milliseconds. */
const SLICE = 20_000;
const DAY_MS = 86_400_000;
/** The platform retries for a week; an on-premises client has no end, but no message waits there for a month. */
const RETRIED_MS = 31 * DAY_MS;
const SENT_AT = `(CASE WHEN at BETWEEN received_at - ${RETRIED_MS} AND received_at + ${DAY_MS} THEN at ELSE received_at END)`;
const INCOMING = KINDS.filter((kind) => directionOf(kind) === "in").map((kind) => kindCode.code(kind));

/**
 * Counts the messages of end users by the quarter of an hour in which they were sent, by the payload's time:
 * a notification that was retried arrives later. A time that can't be is replaced by that of the arrival.
 * Rejected and test notifications don't count. Works in slices, so that nothing else has to wait.
 */
export async function readTraffic(
  tools: StoreTools,
  filter: TrafficFilter,
): Promise<Result<Quarters, StorageProblem>> {
  const { database, lines } = tools;
  const start = database.read(() =>
    ok({ newest: newestId(database, "event"), matching: lines.matching(named(filter)) }),
  );
  if (!start.ok) return start;
  const { newest, matching } = start.value;
  const wanted = matching === undefined ? "" : `AND line IN (${matching.join()})`;
  const quarters = new Map<number, number>();
  for (let first = 1; first <= newest; first += SLICE) {
    const slice = database.read(() =>
      ok(
        database.rows(
          `SELECT ${SENT_AT} / ${QUARTER_MS} AS quarter, count(*) FROM event
           WHERE id >= ? AND id < ? AND refused = 0 AND kind IN (${INCOMING.join()}) ${wanted} GROUP BY quarter`,
          [first, first + SLICE],
        ),
      ),
    );
    if (!slice.ok) return slice;
    for (const [quarter, count] of slice.value)
      quarters.set(Number(quarter), (quarters.get(Number(quarter)) ?? 0) + Number(count));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ok(lastYearOf(quarters).quarters);
}

function named({ workspace, phoneNumberId }: TrafficFilter): Parameters<StoreTools["lines"]["matching"]>[0] {
  return {
    ...(workspace === undefined ? {} : { workspace }),
    ...(phoneNumberId === undefined ? {} : { phoneNumberId }),
  };
}
