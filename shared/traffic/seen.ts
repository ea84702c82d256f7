import { instant, isoOf, type Instant } from "../time.ts";
import type { TrafficGap } from "./traffic.ts";
import { QUARTER_MS } from "./zone.ts";

/** Messages by quarter of an hour, counted from 1970. */
export type Quarters = ReadonlyMap<number, number>;

/** A stretch of time. */
export type Span = { readonly from: Instant; readonly until: Instant };

/** What was seen: the quarters, and the gaps between them. */
export type Seen = {
  /** Begins and ends of whole quarters, in order, apart from each other. */
  readonly spans: readonly (readonly [first: number, end: number])[];
  readonly gaps: readonly TrafficGap[];
  /** Part of it is concluded from the messages, as nobody noted when the receiver listened. */
  readonly assumed: boolean;
};

const HOUR = 3_600_000 / QUARTER_MS;
const DAY = 24 * HOUR;
/** A silence this long is told. */
const TOLD = DAY;
/** A silence this long is no weekend: it doesn't count as seen. */
const LEFT_OUT = 3 * DAY;

/** The quarter that a moment falls into. */
export function quarterOf(at: Instant): number {
  return Math.floor(at / QUARTER_MS);
}

/** When a quarter begins. */
export function beginOf(quarter: number): Instant {
  return instant(quarter * QUARTER_MS);
}

/**
 * Tells of what time the messages give a picture.
 *
 * `listened` is when the receiver listened, as far as it was noted. Before that, and without it, it counts as
 * seen from the first message to the last, without silences of three days or more.
 */
export function seenOf(quarters: Quarters, listened: readonly Span[] = []): Seen {
  const noted = wholeQuarters(listened);
  const [firstNoted] = noted[0] ?? [];
  const before = [...quarters.keys()]
    .filter((quarter) => firstNoted === undefined || quarter < firstNoted)
    .sort((one, other) => one - other);
  const spans: [number, number][] = [];
  const gaps: TrafficGap[] = [];
  for (const one of before) {
    // Whole hours: one that ended with its first message would look busier than it was.
    const quarter = one - (one % HOUR);
    const last = spans.at(-1);
    const silence = last === undefined ? 0 : quarter - last[1];
    if (last !== undefined && silence >= TOLD) gaps.push(gapOf(last[1], quarter, silence < LEFT_OUT));
    if (last === undefined || silence >= LEFT_OUT) spans.push([quarter, quarter + HOUR]);
    else last[1] = quarter + HOUR;
  }
  const assumed = spans.length > 0;
  for (const [first, end] of noted) {
    const last = spans.at(-1);
    if (last !== undefined && first > last[1]) gaps.push(gapOf(last[1], first, false));
    if (last === undefined || first > last[1]) spans.push([first, end]);
    else last[1] = Math.max(last[1], end);
  }
  return { spans, gaps, assumed };
}

const YEAR = 364 * DAY;

/** Leaves out what is more than 52 weeks before the newest message, and tells how many messages that were. */
export function lastYearOf(quarters: Quarters): { readonly quarters: Quarters; readonly older: number } {
  let newest = 0;
  for (const quarter of quarters.keys()) newest = Math.max(newest, quarter);
  const kept = new Map<number, number>();
  let older = 0;
  for (const [quarter, count] of quarters)
    if (quarter > newest - YEAR) kept.set(quarter, count);
    else older += count;
  return { quarters: kept, older };
}

/** The whole quarters within spans, joined where they meet. A quarter that was seen in part tells nothing. */
function wholeQuarters(spans: readonly Span[]): readonly (readonly [number, number])[] {
  const joined: { from: number; until: number }[] = [];
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last === undefined || from > last.until) joined.push({ from, until });
    else last.until = Math.max(last.until, until);
  }
  return joined
    .map(({ from, until }) => [Math.ceil(from / QUARTER_MS), Math.floor(until / QUARTER_MS)] as const)
    .filter(([first, end]) => end > first);
}

function gapOf(first: number, end: number, counted: boolean): TrafficGap {
  return { from: isoOf(beginOf(first)), until: isoOf(beginOf(end)), counted };
}
