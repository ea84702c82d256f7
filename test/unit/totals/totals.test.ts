import { expect, test } from "vitest";
import { instant } from "../../../shared/time.ts";
import { addFigures, type Counted, type TotalRow } from "../../../shared/totals/figures.ts";
import { timedArrival } from "../../support/timed-arrival.ts";
import { latencyAt, sumOf } from "../../../shared/totals/latency.ts";
import { tellTotals, type Kept, type Wanted } from "../../../shared/totals/tell.ts";
import { MOST_TOTALS, type Totals } from "../../../shared/totals/totals.ts";
import { zoneClock } from "../../../shared/traffic/zone.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A row with `count` arrivals, the first and the last of which are so many minutes after its start. */
function row(
  iso: string,
  count = 1,
  more: { counted?: Counted; first?: number; last?: number } = {},
): TotalRow {
  const start = Date.parse(iso);
  const { counted = "messages", first = 0, last = 30 } = more;
  const figures = timedArrival(start + first * 60_000, start + first * 60_000 - 1_500);
  for (let n = 1; n < count; n += 1) addFigures(figures, timedArrival(start + last * 60_000, undefined));
  return { start, counted, figures };
}

type Given = {
  readonly hours?: readonly TotalRow[];
  readonly days?: readonly TotalRow[];
  readonly zone?: string;
  readonly by?: Wanted["by"];
  readonly now?: string;
  readonly since?: string;
  readonly until?: string;
  readonly listened?: readonly (readonly [string, string])[];
};

function told({
  hours = [],
  days = [],
  zone = "UTC",
  by = "day",
  now = "2026-02-20T12:30:00Z",
  ...more
}: Given): Totals {
  const clock = zoneClock(zone);
  if (clock === undefined) throw new Error("the zone exists");
  const at = (iso: string | undefined) => (iso === undefined ? undefined : instant(Date.parse(iso)));
  const oldest = (rows: readonly TotalRow[]) => (rows[0] === undefined ? undefined : instant(rows[0].start));
  const kept: Kept = {
    hours,
    days,
    since: oldest(days) ?? oldest(hours),
    hoursSince: oldest(hours),
    counting: false,
  };
  const wanted = { by, clock, now: instant(Date.parse(now)), since: at(more.since), until: at(more.until) };
  const spans = (more.listened ?? []).map(([from, until]) => ({
    from: instant(Date.parse(from)),
    until: instant(Date.parse(until)),
  }));
  return tellTotals(kept, wanted, spans);
}

const counts = ({ entries }: Totals) =>
  entries.map(({ from, until, utc, messages }) => [from, until, utc, messages?.count]);

test("[ZB7] days begin at midnight in the zone, also where clocks change and where an hour begins at half past", () => {
  const hours = [
    row("2026-03-28T22:00:00Z"),
    row("2026-03-28T23:00:00Z"),
    row("2026-03-29T21:00:00Z"),
    row("2026-03-29T22:00:00Z"),
  ];
  expect(counts(told({ hours, zone: "Europe/Madrid" }))).toEqual([
    ["2026-03-27T23:00:00.000Z", "2026-03-28T23:00:00.000Z", false, 1],
    // The day on which clocks go forward has 23 hours.
    ["2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z", false, 2],
    ["2026-03-29T22:00:00.000Z", "2026-03-30T22:00:00.000Z", false, 1],
  ]);
  const india = [row("2026-01-01T17:30:00Z"), row("2026-01-01T18:30:00Z")];
  expect(counts(told({ hours: india, zone: "Asia/Kolkata" })).map(([from]) => from)).toEqual([
    "2025-12-31T18:30:00.000Z",
    "2026-01-01T18:30:00.000Z",
  ]);
});

test("[ZB7] an hour that clocks show twice is two hours", () => {
  const hours = [row("2026-10-25T00:00:00Z"), row("2026-10-25T01:00:00Z")];
  expect(counts(told({ hours, zone: "Europe/Madrid", by: "hour" }))).toHaveLength(2);
});

test("[ZB7] days of which no hours are kept stay days in UTC and say so; weeks begin on Monday and hold both", () => {
  const days = [row("2025-11-03T00:00:00Z", 4), row("2025-11-04T00:00:00Z", 2)];
  const hours = [
    row("2025-11-05T10:00:00Z", 3),
    row("2025-11-09T22:00:00Z", 1),
    row("2025-11-09T23:00:00Z", 1),
  ];
  expect(counts(told({ days, hours, zone: "Europe/Madrid" })).slice(0, 3)).toEqual([
    ["2025-11-03T00:00:00.000Z", "2025-11-04T00:00:00.000Z", true, 4],
    ["2025-11-04T00:00:00.000Z", "2025-11-05T00:00:00.000Z", true, 2],
    ["2025-11-04T23:00:00.000Z", "2025-11-05T23:00:00.000Z", false, 3],
  ]);
  expect(counts(told({ days, hours, zone: "Europe/Madrid", by: "week" }))).toEqual([
    ["2025-11-02T23:00:00.000Z", "2025-11-09T23:00:00.000Z", true, 10],
    ["2025-11-09T23:00:00.000Z", "2025-11-16T23:00:00.000Z", false, 1],
  ]);
  expect(counts(told({ days, hours, by: "hour" }))).toHaveLength(3);
});

test("[ZB8] a range takes whole entries, and the newest of too many are told", () => {
  const hours = Array.from({ length: 1_000 }, (_, n) =>
    row(new Date(Date.UTC(2026, 0, 1) + n * HOUR).toISOString()),
  );
  const all = told({ hours, by: "hour" });
  expect([all.entries.length, all.more, all.entries.at(-1)?.from]).toEqual([
    MOST_TOTALS,
    true,
    "2026-02-11T15:00:00.000Z",
  ]);
  const some = told({ hours, by: "day", since: "2026-01-03T17:00:00Z", until: "2026-01-05T00:00:00Z" });
  expect(counts(some)).toEqual([
    ["2026-01-03T00:00:00.000Z", "2026-01-04T00:00:00.000Z", false, 24],
    ["2026-01-04T00:00:00.000Z", "2026-01-05T00:00:00.000Z", false, 24],
  ]);
  expect(some.more).toBe(false);
  for (const edge of ["-271821-04-20T00:00:00Z", "+275760-09-13T00:00:00Z"])
    expect(told({ hours, since: edge, until: edge }).entries).toEqual([]);
});

test("[ZB9] a latency is told as the range that its group allows, with the second that the payload leaves open", () => {
  const kind = (...latencies: number[]) => {
    const sum = timedArrival(0, -(latencies[0] ?? 0));
    for (const ms of latencies.slice(1)) addFigures(sum, timedArrival(0, -ms));
    return sum;
  };
  expect(latencyAt(kind(400), 0.5)).toEqual({ fromMs: 0, toMs: 400 });
  expect(latencyAt(kind(400, 900, 2_500), 0.5)).toEqual({ fromMs: 0, toMs: 1_000 });
  expect(latencyAt(kind(400, 900, 2_500), 0.95)).toEqual({ fromMs: 1_000, toMs: 2_500 });
  expect(latencyAt(kind(4_000, 4_000, 8 * DAY), 0.95)).toEqual({ fromMs: 7 * DAY - 1_000, toMs: 8 * DAY });
  expect(latencyAt(sumOf([]), 0.5)).toBeUndefined();
  expect(latencyAt(sumOf([kind(400), undefined, kind(4_000)]), 0.95)).toEqual({ fromMs: 2_000, toMs: 4_000 });
  expect(timedArrival(0, 2_000)).toMatchObject({ timed: 0, ahead: 1 });
  expect(timedArrival(0, -32 * DAY)).toMatchObject({ timed: 0, ahead: 0 });
});

/** Twelve events each hour from 9 to 11 on each of five Fridays, the last one apart. */
const FRIDAYS = ["2026-01-23", "2026-01-30", "2026-02-06", "2026-02-13"];
const usual = FRIDAYS.flatMap((day) => ["09", "10"].map((hour) => row(`${day}T${hour}:00:00Z`, 12)));

test("[ZB10] hours without arrivals are told where events usually arrive, never for the present hour", () => {
  const quiet = (now: string, hours = usual) =>
    told({ hours, by: "hour", now, since: "2026-02-16T00:00:00Z" }).quiet;
  expect(quiet("2026-02-20T12:30:00Z")).toEqual([
    { from: "2026-02-20T09:00:00.000Z", until: "2026-02-20T11:00:00.000Z", kind: "unusual" },
  ]);
  expect(quiet("2026-02-20T10:59:00Z")).toEqual([
    { from: "2026-02-20T09:00:00.000Z", until: "2026-02-20T10:00:00.000Z", kind: "unusual" },
  ]);
  expect(quiet("2026-02-20T12:30:00Z", [...usual, row("2026-02-20T09:00:00Z", 1)])).toEqual([
    { from: "2026-02-20T10:00:00.000Z", until: "2026-02-20T11:00:00.000Z", kind: "unusual" },
  ]);
  // Two weeks don't make a habit, nor do a few events.
  expect(quiet("2026-02-20T12:30:00Z", usual.slice(4))).toEqual([]);
  expect(
    quiet(
      "2026-02-20T12:30:00Z",
      FRIDAYS.map((day) => row(`${day}T09:00:00Z`, 4)),
    ),
  ).toEqual([]);
  // Rejected notifications are no events.
  expect(
    quiet("2026-02-20T12:30:00Z", [...usual, row("2026-02-20T09:00:00Z", 9, { counted: "rejected" })]),
  ).toHaveLength(1);
});

test("[ZB10] a change of clocks makes no hour unusual: who writes may live by other ones", () => {
  // In Madrid clocks go forward on 29 March; these arrive at 9:00 and 10:00 UTC all year.
  const days = ["2026-03-04", "2026-03-11", "2026-03-18", "2026-03-25", "2026-04-01"];
  const hours = days.flatMap((day) => ["09", "10"].map((hour) => row(`${day}T${hour}:00:00Z`, 12)));
  const asked = { hours, zone: "Europe/Madrid", by: "hour", now: "2026-04-01T15:00:00Z" } as const;
  expect(told({ ...asked, since: "2026-04-01T00:00:00Z" }).quiet).toEqual([]);
  expect(told({ ...asked, hours: hours.slice(0, 8), since: "2026-04-01T00:00:00Z" }).quiet).toEqual([
    { from: "2026-04-01T09:00:00.000Z", until: "2026-04-01T10:00:00.000Z", kind: "unusual" },
  ]);
});

test("[ZB10] hours in which no receiver listened are told as such, and not judged", () => {
  const { quiet } = told({
    hours: usual,
    by: "hour",
    now: "2026-02-20T12:30:00Z",
    since: "2026-02-20T00:00:00Z",
    listened: [
      ["2026-02-20T05:00:00Z", "2026-02-20T09:03:00Z"],
      ["2026-02-20T10:00:00Z", "2026-02-20T12:30:00Z"],
    ],
  });
  expect(quiet).toEqual([
    { from: "2026-02-20T09:00:00.000Z", until: "2026-02-20T10:00:00.000Z", kind: "off" },
    { from: "2026-02-20T10:00:00.000Z", until: "2026-02-20T11:00:00.000Z", kind: "unusual" },
  ]);
});

test("[ZB10] the longest pause of a day is exact where it is an hour or more", () => {
  const hours = [
    row("2026-02-19T09:00:00Z", 2, { first: 0, last: 10 }),
    row("2026-02-19T10:00:00Z", 2, { first: 20, last: 59, counted: "statuses" }),
    row("2026-02-19T12:00:00Z", 2, { first: 1, last: 2 }),
    row("2026-02-20T01:00:00Z", 1, { first: 5 }),
  ];
  expect(told({ hours }).entries.map(({ pause }) => pause)).toEqual([
    { from: "2026-02-19T09:10:00.000Z", until: "2026-02-19T10:20:00.000Z" },
    { from: "2026-02-19T12:02:00.000Z", until: "2026-02-20T01:05:00.000Z" },
  ]);
});
