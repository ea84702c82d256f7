import { isoOf, instant } from "../time.ts";
import type { TotalRow } from "../totals/figures.ts";
import { TOTAL_KINDS } from "../totals/totals.ts";
import type { Span } from "../traffic/seen.ts";
import type { DigestNumber } from "./digest.ts";

const MINUTE_MS = 60_000;
/** When a receiver listened is noted by the minute; a shorter time without a note is none in which nothing listened. */
const NOTED_MS = 3 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** What arrived in a period, and how much of it is known. */
export type Arrivals = Omit<DigestNumber, "spoken">;

/** Adds up the hours of a period, and tells the longest time in which a receiver listened and no event arrived. */
export function arrivalsOf(
  hours: readonly TotalRow[],
  listened: readonly Span[],
  { from, until }: Span,
): Arrivals {
  const counts = { messages: 0, statuses: 0, others: 0, rejected: 0 };
  const within = hours.filter(({ start }) => start >= from && start < until);
  for (const { counted, figures } of within) if (counted !== "duplicates") counts[counted] += figures.count;
  const known = joined(clipped(listened, from, until), NOTED_MS, [from, until]);
  const listenedMs = known.reduce((sum, [first, last]) => sum + last - first, 0);
  const events = within.filter(({ counted }) => TOTAL_KINDS.some((kind) => kind === counted));
  // Times of less than an hour between two arrivals aren't known.
  const busy = joined(
    events.map(({ figures }) => [figures.firstAt, figures.lastAt] as const),
    HOUR_MS,
  );
  const longest = Math.max(0, ...silences(busy, from, until).map((gap) => longestIn(known, gap)));
  const lastAt = Math.max(...events.map(({ figures }) => figures.lastAt));
  return {
    ...counts,
    listenedMs,
    notKnownMs: until - from - listenedMs,
    ...(longest >= HOUR_MS ? { longestGapMs: longest } : {}),
    ...(events.length === 0 ? {} : { lastAt: isoOf(instant(lastAt)) }),
  };
}

/** How many events arrived. */
export function eventsIn({
  messages,
  statuses,
  others,
}: Pick<Arrivals, (typeof TOTAL_KINDS)[number]>): number {
  return messages + statuses + others;
}

/** True if nothing arrived although a receiver listened. */
export function isSilent(arrivals: Pick<Arrivals, (typeof TOTAL_KINDS)[number] | "listenedMs">): boolean {
  return eventsIn(arrivals) === 0 && arrivals.listenedMs > 0;
}

type Stretch = readonly [from: number, until: number];

function clipped(spans: readonly Span[], from: number, until: number): readonly Stretch[] {
  return spans
    .map((span): Stretch => [Math.max(from, span.from), Math.min(until, span.until)])
    .filter(([first, last]) => first < last);
}

/** Joins stretches with less than `apart` between them, and to the ends if those are as near. */
function joined(stretches: readonly Stretch[], apart: number, ends?: Stretch): readonly Stretch[] {
  const found: [number, number][] = [];
  for (const [first, last] of stretches.toSorted(([one], [other]) => one - other)) {
    const before = found.at(-1);
    if (before !== undefined && first - before[1] < apart) before[1] = Math.max(before[1], last);
    else found.push([first, last]);
  }
  const [begin, end] = [found[0], found.at(-1)];
  if (ends === undefined || begin === undefined || end === undefined) return found;
  if (begin[0] - ends[0] < apart) begin[0] = ends[0];
  if (ends[1] - end[1] < apart) end[1] = ends[1];
  return found;
}

/** The times between arrivals, and those before the first and after the last. */
function silences(busy: readonly Stretch[], from: number, until: number): readonly Stretch[] {
  const ends = [from, ...busy.map(([, last]) => last)];
  const begins = [...busy.map(([first]) => first), until];
  return ends.map((end, place): Stretch => [end, begins[place] ?? until]);
}

function longestIn(known: readonly Stretch[], [from, until]: Stretch): number {
  return Math.max(0, ...known.map(([first, last]) => Math.min(until, last) - Math.max(from, first)));
}
