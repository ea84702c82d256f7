import { instant, type Instant } from "../time.ts";
import { periodOf } from "../totals/entries.ts";
import type { Span } from "../traffic/seen.ts";
import type { ZoneClock } from "../traffic/zone.ts";
import { DIGEST_DAYS, type DigestPlan } from "./digest.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** 1970-01-01 was a Thursday. */
const THURSDAY = 4;
/** No digest covers more, however long the program wasn't running. */
const LONGEST_MS = 31 * DAY_MS;

/** The newest digest that is due: its key is the same in every process and by each clock that shows the same day. */
export type DueDigest = { readonly until: Instant; readonly key: string };

/**
 * The newest digest whose time has come, by a zone's clock. Where that clock skips the hour, it is due in the next one;
 * where it shows the hour twice, in the first.
 */
export function dueDigest(plan: DigestPlan, clock: ZoneClock, now: Instant): DueDigest {
  const { every, at } = plan;
  const hourMs = Number(at.slice(0, 2)) * HOUR_MS;
  const today = Math.floor((now + clock.offsetMinutes(now) * MINUTE_MS) / DAY_MS);
  const step = every === "daily" ? 1 : 7;
  // Weekdays count from Monday as 1, as the position in the list does.
  const weekday = ((((today + THURSDAY - 1) % 7) + 7) % 7) + 1;
  const daysBack = every === "daily" ? 0 : (weekday - DIGEST_DAYS.indexOf(every) + 7) % 7;
  const momentOn = (day: number): Instant => clock.momentOf(day * DAY_MS + hourMs);
  const newest = today - daysBack;
  const day = momentOn(newest) > now ? newest - step : newest;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  return { until: momentOn(day), key: `digest ${every} ${at} ${date}` };
}

/**
 * What the digest covers: from the end of the last one that may have arrived, else from the hour in which the target was set
 * on; a month at most. Undefined if nothing is left: another one covered it, in a zone further east, or it was due before the
 * target was set.
 */
export function coveredBy(
  due: DueDigest,
  {
    since,
    ends,
    clock,
    now,
  }: {
    readonly since: Instant;
    /** Where earlier digests to this target ended. */
    readonly ends: readonly Instant[];
    readonly clock: ZoneClock;
    readonly now: Instant;
  },
): Span | undefined {
  if (due.until < since || ends.some((end) => end >= due.until && end <= now)) return undefined;
  // A clock that was ahead may have left one that ends in the future.
  const before = ends.filter((end) => end < due.until);
  // Arrivals are counted by the hour: one that is due soon after the target was set would have nothing to tell.
  const begin = periodOf(since, "hour", clock).from;
  const from = instant(Math.max(begin, due.until - LONGEST_MS, ...before));
  return from < due.until ? { from, until: due.until } : undefined;
}

/** The last day or week until the present hour, to show what a digest is like. */
export function shownPeriod({ every }: Pick<DigestPlan, "every">, clock: ZoneClock, now: Instant): Span {
  const until = periodOf(now, "hour", clock).from;
  return { from: instant(until - (every === "daily" ? 1 : 7) * DAY_MS), until };
}
