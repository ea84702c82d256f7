import { sumOf } from "../../../../shared/totals/latency.ts";
import { instant, type Instant } from "../../../../shared/time.ts";
import { periodOf } from "../../../../shared/totals/entries.ts";
import {
  TOTAL_KINDS,
  type Totals,
  type TotalsBy,
  type TotalsEntry,
} from "../../../../shared/totals/totals.ts";
import type { ZoneClock } from "../../../../shared/traffic/zone.ts";
import { latenciesOf } from "../../../../shared/wording/totals-words.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How many hours, days or weeks are drawn; the last one is not over. */
export const SLOTS: Readonly<Record<TotalsBy, number>> = { hour: 48, day: 30, week: 26 };

/** One bar of the chart. */
export type Slot = {
  readonly from: Instant;
  readonly until: Instant;
  readonly accepted: number;
  readonly rejected: number;
  readonly latencies: ReturnType<typeof latenciesOf>;
  /** What is known of hours in it without arrivals. */
  readonly quiet: "unusual" | "off" | undefined;
};

/** The periods that are drawn, oldest first, up to the one that `now` is in. */
export function periodsUpTo(now: number, by: TotalsBy, clock: ZoneClock) {
  const periods = [periodOf(instant(now), by, clock)];
  while (periods.length < SLOTS[by]) {
    const [first] = periods;
    if (first === undefined) break;
    // The one before ends where this one begins, whatever clocks did in between.
    periods.unshift(periodOf(instant(first.from - 1), by, clock));
  }
  return periods;
}

/** Puts totals into the periods that are drawn. A day or week in UTC counts for the local one of the same date. */
export function slotsOf(
  { entries, quiet }: Totals,
  now: number,
  by: TotalsBy,
  clock: ZoneClock,
): readonly Slot[] {
  const nameOf = (ms: number, utc: boolean): number => {
    if (by === "hour") return ms;
    return Math.floor((ms + (utc ? 0 : clock.offsetMinutes(instant(ms)) * MINUTE_MS)) / DAY_MS);
  };
  const byName = new Map<number, TotalsEntry[]>();
  for (const entry of entries) {
    // A week that is made of both begins by the zone's clocks.
    const begin = Date.parse(entry.from);
    const name = nameOf(begin, entry.utc && begin % DAY_MS === 0);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  return periodsUpTo(now, by, clock).map(({ from, until }) => {
    const found = byName.get(nameOf(from, false)) ?? [];
    const kinds = Object.fromEntries(
      TOTAL_KINDS.map((kind) => [kind, sumOf(found.map((entry) => entry[kind]))]),
    ) as Pick<TotalsEntry, (typeof TOTAL_KINDS)[number]>;
    const within = quiet.filter((one) => Date.parse(one.from) < until && Date.parse(one.until) > from);
    const accepted = TOTAL_KINDS.reduce((sum, kind) => sum + (kinds[kind]?.count ?? 0), 0);
    const isUnusual = within.some(({ kind }) => kind === "unusual");
    return {
      from,
      until,
      accepted,
      rejected: found.reduce((sum, { rejected }) => sum + rejected, 0),
      latencies: latenciesOf(kinds),
      quiet: isUnusual ? "unusual" : accepted === 0 && within.length > 0 ? "off" : undefined,
    };
  });
}

/** The marks of the axis of latencies, in ms; it is logarithmic. */
export const LATENCY_MARKS = [1_000, 10_000, 60_000, 600_000, 3_600_000, 86_400_000] as const;

/** Where a latency lies on an axis from 0 to 1 that ends at the mark `top`; a second and less is 0. */
export function latencyPlace(ms: number, top: number): number {
  const [low] = LATENCY_MARKS;
  return Math.min(1, Math.max(0, Math.log(Math.max(ms, low) / low) / Math.log(top / low)));
}

/** The mark at which the axis ends, so that every latency fits. */
export function latencyTop(slots: readonly Slot[]): number {
  const most = Math.max(0, ...slots.map(({ latencies }) => latencies.most?.toMs ?? 0));
  return LATENCY_MARKS.slice(1).find((mark) => mark >= most) ?? 7 * 86_400_000;
}
