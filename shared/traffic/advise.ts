import { isoOf, type Instant } from "../time.ts";
import { beginOf, quarterOf, seenOf, type Quarters, type Seen, type Span } from "./seen.ts";
import {
  OFFICE,
  rateOf,
  type ProposedHour,
  type TrafficAdvice,
  type TrafficHour,
  type TrafficNote,
} from "./traffic.ts";
import type { ZoneClock } from "./zone.ts";

type Input = {
  readonly quarters: Quarters;
  /** When the receiver listened, if that was noted. */
  readonly listened?: readonly Span[];
  readonly clock: ZoneClock;
  readonly now: Instant;
};

/** Fewer messages or weeks than these make a proposal a hint. */
const ENOUGH_MESSAGES = 200;
const ENOUGH_HOURS = 2 * 168;
/** Of fewer different hours of the week, none can be called quiet. */
const FEWEST_HOURS = 24;
const RECENT_MS = 30 * 86_400_000;
const MOST_PROPOSED = 3;
const MOST_GAPS = 20;

/** Shows the messages of a week by the hour, and names the quietest hours with what they rest on. */
export function adviseTraffic({ quarters, listened, clock, now }: Input): TrafficAdvice {
  const seen = seenOf(quarters, listened);
  const { week, messages, clockChanges } = countWeek(quarters, seen, clock);
  const all = [...quarters.values()].reduce((sum, count) => sum + count, 0);
  const hoursSeen = week.reduce((sum, { hours }) => sum + hours, 0);
  const isTooLittle = messages === 0 || week.filter((one) => rateOf(one) !== undefined).length < FEWEST_HOURS;
  const ranked = isTooLittle ? [] : rank(week);
  const [quietest] = ranked;
  const propose = (hour: TrafficHour): ProposedHour => proposalOf(hour, clock, now);
  const busiest = ranked.toSorted((one, other) => (rateOf(other) ?? 0) - (rateOf(one) ?? 0))[0];
  const until = seen.spans.at(-1)?.[1];
  const notes = notesOf({ messages, hoursSeen, week, seen, untilMs: until && beginOf(until), now });
  const isLittle = notes.includes("few-messages") || notes.includes("few-weeks");
  return {
    zone: clock.zone,
    evidence: isTooLittle ? "none" : isLittle ? "little" : "enough",
    notes,
    ...(seen.spans[0] === undefined ? {} : { from: isoOf(beginOf(seen.spans[0][0])) }),
    ...(until === undefined ? {} : { until: isoOf(beginOf(until)) }),
    messages,
    leftOut: all - messages,
    hoursSeen,
    week,
    ...(quietest === undefined ? {} : { quietest: propose(quietest) }),
    alike:
      quietest === undefined
        ? 0
        : ranked.filter((one) => one.messages === quietest.messages && one.hours === quietest.hours).length -
          1,
    office: ranked.filter(isOffice).slice(0, MOST_PROPOSED).map(propose),
    ...(busiest === undefined ? {} : { busiest: propose(busiest) }),
    gaps: seen.gaps.slice(-MOST_GAPS),
    moreGaps: Math.max(0, seen.gaps.length - MOST_GAPS),
    clockChanges,
  };
}

function countWeek(
  quarters: Quarters,
  { spans }: Seen,
  clock: ZoneClock,
): Pick<TrafficAdvice, "week" | "messages" | "clockChanges"> {
  const week = Array.from({ length: 168 }, (_, index) => ({
    day: Math.floor(index / 24) + 1,
    hour: index % 24,
    messages: 0,
    hours: 0,
  }));
  const clockChanges: TrafficAdvice["clockChanges"] = [];
  let messages = 0;
  for (const [first, end] of spans) {
    let offset = clock.offsetMinutes(beginOf(first));
    for (let quarter = first; quarter < end; quarter += 1) {
      const at = beginOf(quarter);
      const now = clock.offsetMinutes(at);
      if (now !== offset) clockChanges.push({ at: isoOf(at), minutes: now - offset });
      offset = now;
      const { day, hour } = clock.local(at);
      const cell = week[(day - 1) * 24 + hour];
      if (cell === undefined) continue;
      const count = quarters.get(quarter) ?? 0;
      cell.hours += 0.25;
      cell.messages += count;
      messages += count;
    }
  }
  return { week, messages, clockChanges };
}

/**
 * The hours that were seen at least once, quietest first: by the most messages an hour that can't be ruled
 * out, so that an hour seen often without messages comes before one seen once. Among equals, an hour amid quiet
 * ones comes first, as a migration may take longer than planned.
 */
function rank(week: readonly TrafficHour[]): readonly TrafficHour[] {
  const around = (index: number): number =>
    [-1, 1].reduce((sum, step) => sum + upperRate(week[(index + step + 168) % 168]), 0);
  return week
    .map((hour, index) => ({ hour, most: upperRate(hour), around: around(index), index }))
    .filter(({ hour }) => rateOf(hour) !== undefined)
    .sort((one, other) => one.most - other.most || one.around - other.around || one.index - other.index)
    .map(({ hour }) => hour);
}

/** The upper end of the rate, with 95 % confidence, for messages that come independently of each other. */
function upperRate(hour: TrafficHour | undefined): number {
  if (hour === undefined || hour.hours === 0) return Number.MAX_SAFE_INTEGER;
  // The chi-squared distribution by the approximation of Wilson and Hilferty.
  const freedom = 2 * hour.messages + 2;
  const root = 1 - 2 / (9 * freedom) + 1.6449 * Math.sqrt(2 / (9 * freedom));
  return (freedom * root ** 3) / 2 / hour.hours;
}

function isOffice({ day, hour }: TrafficHour): boolean {
  return day <= OFFICE.lastDay && hour >= OFFICE.from && hour < OFFICE.until;
}

function proposalOf(hour: TrafficHour, clock: ZoneClock, now: Instant): ProposedHour {
  const next = nextOf(hour, clock, now);
  return {
    ...hour,
    perHour: rounded(rateOf(hour) ?? 0),
    atMost: rounded(upperRate(hour)),
    ...(next === undefined ? {} : { next: isoOf(next) }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** An hour that the clocks skip next week begins the week after. */
const SEARCHED = 15 * 96;

function nextOf({ day, hour }: TrafficHour, clock: ZoneClock, now: Instant): Instant | undefined {
  const isIn = (quarter: number): boolean => {
    const local = clock.local(beginOf(quarter));
    return local.day === day && local.hour === hour;
  };
  const start = quarterOf(now);
  let wasIn = isIn(start);
  for (let quarter = start + 1; quarter < start + SEARCHED; quarter += 1) {
    const is = isIn(quarter);
    if (is && !wasIn) return beginOf(quarter);
    wasIn = is;
  }
  return undefined;
}

type Known = Pick<TrafficAdvice, "messages" | "hoursSeen" | "week"> & {
  readonly seen: Seen;
  readonly untilMs: number | undefined;
  readonly now: Instant;
};

function notesOf({ messages, hoursSeen, week, seen, untilMs, now }: Known): TrafficNote[] {
  const holds: Readonly<Record<TrafficNote, boolean>> = {
    "no-messages": messages === 0,
    "few-messages": messages > 0 && messages < ENOUGH_MESSAGES,
    "few-weeks": messages > 0 && hoursSeen < ENOUGH_HOURS,
    "hours-unseen": messages > 0 && week.some(({ hours }) => hours < 1),
    "coverage-assumed": messages > 0 && seen.assumed,
    "silences-counted": seen.gaps.some(({ counted }) => counted),
    "out-of-date": untilMs !== undefined && now - untilMs > RECENT_MS,
  };
  return (Object.keys(holds) as TrafficNote[]).filter((note) => holds[note]);
}
