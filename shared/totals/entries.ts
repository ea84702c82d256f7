import { instant, isoOf, type Instant } from "../time.ts";
import type { ZoneClock } from "../traffic/zone.ts";
import { addFigures, copyOf, type Figures, type TotalRow } from "./figures.ts";
import { TOTAL_KINDS, type KindTotals, type TotalsBy, type TotalsEntry } from "./totals.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** 1970-01-05 was a Monday. */
const MONDAY = 4;

/** When a period begins and ends. */
export type Period = { readonly from: Instant; readonly until: Instant };

/** The hour, day or week (from Monday) by a zone's clocks into which a moment falls. */
export function periodOf(at: Instant, by: TotalsBy, clock: ZoneClock): Period {
  const local = at + clock.offsetMinutes(at) * MINUTE_MS;
  if (by === "hour") {
    // An hour that clocks show twice is two hours.
    const from = at - (((local % HOUR_MS) + HOUR_MS) % HOUR_MS);
    return { from: instant(from), until: instant(from + HOUR_MS) };
  }
  const [first, end] = daysOf(Math.floor(local / DAY_MS), by);
  return { from: clock.momentOf(first * DAY_MS), until: clock.momentOf(end * DAY_MS) };
}

/** The same for a day in UTC, of which the hours aren't kept. */
function utcPeriodOf(start: number, by: TotalsBy): Period {
  const [first, end] = daysOf(Math.floor(start / DAY_MS), by);
  return { from: instant(first * DAY_MS), until: instant(end * DAY_MS) };
}

function daysOf(day: number, by: TotalsBy): readonly [first: number, end: number] {
  if (by !== "week") return [day, day + 1];
  const first = day - ((((day - MONDAY) % 7) + 7) % 7);
  return [first, first + 7];
}

export type Rows = { readonly hours: readonly TotalRow[]; readonly days: readonly TotalRow[] };

/**
 * Adds rows up to entries, oldest first. Hours belong to the local day in which they begin. Days in UTC stay days in
 * UTC, and are left out by the hour. A week holds both.
 */
export function entriesOf({ hours, days }: Rows, by: TotalsBy, clock: ZoneClock): readonly TotalsEntry[] {
  const drafts = new Map<string, Draft>();
  const take = (row: TotalRow, period: Period, utc: boolean): void => {
    // A week is named by its Monday, whatever made it.
    const local = utc ? period.from : period.from + clock.offsetMinutes(period.from) * MINUTE_MS;
    const name = by === "week" ? `${Math.round(local / DAY_MS)}` : `${period.from} ${utc}`;
    const draft: Draft = drafts.get(name) ?? { period, utc, figures: new Map() };
    drafts.set(name, { ...draft, ...(utc ? {} : { period }), utc: draft.utc || utc });
    const known = draft.figures.get(row.counted);
    if (known === undefined) draft.figures.set(row.counted, copyOf(row.figures));
    else addFigures(known, row.figures);
  };
  if (by !== "hour") for (const row of days) take(row, utcPeriodOf(row.start, by), true);
  for (const row of hours) take(row, periodOf(instant(row.start), by, clock), false);
  const pauses = by === "hour" ? [] : pausesOf(hours);
  return [...drafts.values()]
    .toSorted((one, other) => one.period.from - other.period.from || Number(other.utc) - Number(one.utc))
    .map((draft) => entryOf(draft, pauses, by));
}

type Draft = {
  readonly period: Period;
  readonly utc: boolean;
  readonly figures: Map<TotalRow["counted"], Figures>;
};

function entryOf({ period, utc, figures }: Draft, pauses: readonly Period[], by: TotalsBy): TotalsEntry {
  const events = TOTAL_KINDS.flatMap((kind) => figures.get(kind) ?? []);
  const first = Math.min(...events.map(({ firstAt }) => firstAt));
  const last = Math.max(...events.map(({ lastAt }) => lastAt));
  const pause = by !== "hour" && (by === "week" || !utc) ? longestIn(pauses, period) : undefined;
  const kinds: { -readonly [K in (typeof TOTAL_KINDS)[number]]?: KindTotals } = {};
  for (const kind of TOTAL_KINDS) {
    const found = figures.get(kind);
    if (found !== undefined) kinds[kind] = kindTotals(found);
  }
  return {
    from: isoOf(period.from),
    until: isoOf(period.until),
    utc,
    ...kinds,
    rejected: figures.get("rejected")?.count ?? 0,
    duplicates: figures.get("duplicates")?.count ?? 0,
    ...(events.length === 0 ? {} : { firstAt: isoOf(instant(first)), lastAt: isoOf(instant(last)) }),
    ...(pause === undefined ? {} : { pause: { from: isoOf(pause.from), until: isoOf(pause.until) } }),
  };
}

function kindTotals({ count, timed, ahead, sumMs, maxMs, spread }: Figures): KindTotals {
  return { count, timed, ahead, sumMs, maxMs, spread: [...spread] };
}

/**
 * Times of an hour or more between two arrivals of events. Each contains the end of an hour, so that the last arrival
 * of one hour and the first one of another tell them exactly; shorter ones aren't known.
 */
function pausesOf(hours: readonly TotalRow[]): readonly Period[] {
  const ends = hours
    .filter(({ counted }) => TOTAL_KINDS.some((kind) => kind === counted))
    .map(({ figures }) => ({ first: figures.firstAt, last: figures.lastAt }))
    .toSorted((one, other) => one.first - other.first);
  const pauses: Period[] = [];
  let last: number | undefined;
  for (const one of ends) {
    if (last !== undefined && one.first - last >= HOUR_MS)
      pauses.push({ from: instant(last), until: instant(one.first) });
    last = Math.max(last ?? one.last, one.last);
  }
  return pauses;
}

function longestIn(pauses: readonly Period[], { from, until }: Period): Period | undefined {
  return pauses
    .filter((pause) => pause.until >= from && pause.until < until)
    .toSorted((one, other) => other.until - other.from - (one.until - one.from))[0];
}
