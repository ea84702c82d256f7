import { instant, isoOf, type Instant } from "../time.ts";
import type { Span } from "../traffic/seen.ts";
import type { ZoneClock } from "../traffic/zone.ts";
import { periodOf } from "./entries.ts";
import type { TotalRow } from "./figures.ts";
import { MOST_QUIET, TOTAL_KINDS, TOTALS_KEPT, type QuietTime } from "./totals.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** The same hour of so many weeks before is compared; in so many of them, so many events must have arrived. */
const WEEKS = 4;
const WEEKS_WITH = 3;
const USUAL = 5;
/** An hour in which a receiver listened for less than this counts as off. */
const LISTENED_MS = 6 * MINUTE_MS;

/** No hour is judged that is older; a clock that was wrong may have left totals of decades ago. */
const LONGEST_MS = TOTALS_KEPT.hoursDays * 24 * HOUR_MS;

/** How long before a range the hours must be known to judge it. */
export const QUIET_BEFORE_MS = WEEKS * WEEK_MS + 2 * HOUR_MS;

export type Asked = {
  /** Hours as the store keeps them, from `QUIET_BEFORE_MS` before the range on. */
  readonly hours: readonly TotalRow[];
  /** When the first hour that is kept begins. */
  readonly hoursSince: Instant;
  readonly from: Instant;
  readonly until: Instant;
  readonly now: Instant;
  /** When receivers listened, as far as it was noted. */
  readonly listened: readonly Span[];
};

/**
 * Tells the whole hours of a range in which no event arrived although no receiver listened, or although events did
 * arrive at that hour of the week in the weeks before. It says nothing about why.
 */
export function quietTimes(asked: Asked, clock: ZoneClock): readonly QuietTime[] {
  const counts = new Map<number, number>();
  for (const { start, counted, figures } of asked.hours) {
    if (!TOTAL_KINDS.some((kind) => kind === counted)) continue;
    const { from } = periodOf(instant(start), "hour", clock);
    counts.set(from, (counts.get(from) ?? 0) + figures.count);
  }
  const noted = Math.min(...asked.listened.map(({ from }) => from));
  const first = periodOf(
    instant(Math.max(asked.from, asked.hoursSince, asked.now - LONGEST_MS)),
    "hour",
    clock,
  ).from;
  // The present hour isn't over.
  const end = Math.min(asked.until, periodOf(asked.now, "hour", clock).from);
  const listenedIn = listenedBy(asked.listened);
  const found: { from: number; until: number; kind: QuietTime["kind"] }[] = [];
  for (let hour = first as number; hour + HOUR_MS <= end; hour += HOUR_MS) {
    if ((counts.get(hour) ?? 0) > 0) continue;
    const isOff = hour >= noted && listenedIn(hour, hour + HOUR_MS) < LISTENED_MS;
    const isUnusual = !isOff && wasUsual(hour, { counts, clock, since: asked.hoursSince });
    if (!isOff && !isUnusual) continue;
    const kind = isOff ? "off" : "unusual";
    const last = found.at(-1);
    if (last?.until === hour && last.kind === kind) last.until = hour + HOUR_MS;
    else found.push({ from: hour, until: hour + HOUR_MS, kind });
  }
  return found
    .slice(-MOST_QUIET)
    .map(({ from, until, kind }) => ({ from: isoOf(instant(from)), until: isoOf(instant(until)), kind }));
}

type Before = {
  readonly counts: ReadonlyMap<number, number>;
  readonly clock: ZoneClock;
  readonly since: Instant;
};

function wasUsual(hour: number, { counts, clock, since }: Before): boolean {
  const local = hour + clock.offsetMinutes(instant(hour)) * MINUTE_MS;
  let weeks = 0;
  for (let week = 1; week <= WEEKS; week += 1) {
    // By local clocks and by UTC: who writes may be where clocks don't change, or change on another day.
    const before = [clock.momentOf(local - week * WEEK_MS), hour - week * WEEK_MS];
    if (before.every((at) => at >= since && (counts.get(at) ?? 0) >= USUAL)) weeks += 1;
  }
  return weeks >= WEEKS_WITH;
}

/** How many ms of a time are covered by spans; overlapping ones of several receivers count once. */
function listenedBy(spans: readonly Span[]): (from: number, until: number) => number {
  const joined: { from: number; until: number }[] = [];
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last === undefined || from > last.until) joined.push({ from, until });
    else last.until = Math.max(last.until, until);
  }
  let place = 0;
  return (from, until) => {
    // Hours are asked in order.
    while (place < joined.length && (joined[place]?.until ?? 0) <= from) place += 1;
    let covered = 0;
    for (let next = place; next < joined.length; next += 1) {
      const span = joined[next];
      if (span === undefined || span.from >= until) break;
      covered += Math.min(until, span.until) - Math.max(from, span.from);
    }
    return covered;
  };
}
