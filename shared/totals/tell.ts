import { instant, isoOf, type Instant } from "../time.ts";
import type { Span } from "../traffic/seen.ts";
import type { ZoneClock } from "../traffic/zone.ts";
import { entriesOf, periodOf, type Rows } from "./entries.ts";
import { QUIET_BEFORE_MS, quietTimes } from "./quiet.ts";
import { MOST_TOTALS, type Totals, type TotalsBy } from "./totals.ts";

/** What is wanted: entries of one length that begin in a range. */
export type Wanted = {
  readonly by: TotalsBy;
  readonly clock: ZoneClock;
  readonly since: Instant | undefined;
  readonly until: Instant | undefined;
  readonly now: Instant;
};

/** What is kept that may matter: the range asked for, from some time before on. */
export type Kept = Rows & {
  readonly since: Instant | undefined;
  readonly hoursSince: Instant | undefined;
  readonly counting: boolean;
};

/** Far enough from each end of what a date can be that hours and weeks can be added. */
const FIRST = instant(-8e15);
const END = instant(8e15);

/** The range of whole entries that is wanted. */
function rangeOf({ by, clock, since, until }: Wanted): {
  readonly from: Instant;
  readonly until: Instant;
} {
  const within = (at: Instant): Instant => instant(Math.min(END, Math.max(FIRST, at)));
  return {
    from: since === undefined ? FIRST : periodOf(within(since), by, clock).from,
    // What begins at `until` isn't wanted.
    until: until === undefined ? END : periodOf(instant(within(until) - 1), by, clock).until,
  };
}

/** The range that has to be read for it: what is quiet is judged by the weeks before. */
export function readFor(wanted: Wanted): { readonly from: Instant; readonly until: Instant } {
  const { from, until } = rangeOf(wanted);
  return { from: instant(Math.max(FIRST, from - QUIET_BEFORE_MS)), until };
}

/** Adds up what is kept, and tells when nothing arrived. */
export function tellTotals(kept: Kept, wanted: Wanted, listened: readonly Span[]): Totals {
  const { by, clock, now } = wanted;
  const { from, until } = rangeOf(wanted);
  const all = entriesOf(kept, by, clock).filter((entry) => {
    const begin = Date.parse(entry.from);
    return entry.utc ? Date.parse(entry.until) > from && begin < until : begin >= from && begin < until;
  });
  const entries = all.slice(-MOST_TOTALS);
  const [first] = entries;
  const { since, hoursSince } = kept;
  // Of a range that is cut, only the part that is told.
  const toldFrom =
    all.length > entries.length && first !== undefined ? instant(Date.parse(first.from)) : from;
  return {
    zone: clock.zone,
    entries: [...entries],
    more: all.length > entries.length,
    quiet:
      hoursSince === undefined
        ? []
        : [...quietTimes({ hours: kept.hours, hoursSince, from: toldFrom, until, now, listened }, clock)],
    ...(since === undefined ? {} : { since: isoOf(since) }),
    ...(hoursSince === undefined ? {} : { hoursSince: isoOf(hoursSince) }),
    counting: kept.counting,
  };
}
