import { expect, test } from "vitest";
import { coveredBy, dueDigest, shownPeriod } from "../../../shared/alert/digest-period.ts";
import type { DigestPlan } from "../../../shared/alert/digest.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { Span } from "../../../shared/traffic/seen.ts";
import { zoneClock, type ZoneClock } from "../../../shared/traffic/zone.ts";

const DAILY: DigestPlan = { every: "daily", at: "08:00" };
const at = (iso: string) => instant(Date.parse(iso));
const iso = ({ from, until }: Span) => [isoOf(from), isoOf(until)].map((one) => one.slice(0, 16));

function clockOf(zone: string): ZoneClock {
  const clock = zoneClock(zone);
  if (clock === undefined) throw new Error("the zone exists");
  return clock;
}

const due = (plan: DigestPlan, now: string, zone = "Europe/Madrid") =>
  dueDigest(plan, clockOf(zone), at(now));

test.each([
  ["before the hour", "2026-01-15T06:59:59Z", "2026-01-14T07:00", "2026-01-14"],
  ["at the hour", "2026-01-15T07:00:00Z", "2026-01-15T07:00", "2026-01-15"],
  ["late in the day", "2026-01-15T22:30:00Z", "2026-01-15T07:00", "2026-01-15"],
  ["after midnight there", "2026-01-15T23:30:00Z", "2026-01-15T07:00", "2026-01-15"],
  // The night of 29 March 2026 has 23 hours, that of 25 October 25.
  ["in spring", "2026-03-29T06:00:00Z", "2026-03-29T06:00", "2026-03-29"],
  ["in autumn", "2026-10-25T07:00:00Z", "2026-10-25T07:00", "2026-10-25"],
])("[ZJ31] a daily digest is due by the clock on the wall: %s", (_when, now, until, date) => {
  const found = due(DAILY, now);
  expect(isoOf(found.until).slice(0, 16)).toBe(until);
  expect(found.key).toBe(`digest daily 08:00 ${date}`);
});

test("[ZJ31] an hour that is skipped is due once, in the next one; one that happens twice once, in the first", () => {
  const plan: DigestPlan = { every: "daily", at: "02:00" };
  const keys = (from: string) =>
    new Set(
      Array.from({ length: 6 * 12 }, (_, step) => {
        const now = instant(at(from) + step * 5 * 60_000);
        return dueDigest(plan, clockOf("Europe/Madrid"), now).key.slice(-10);
      }),
    );
  expect([...keys("2026-03-28T23:00:00Z")]).toEqual(["2026-03-28", "2026-03-29"]);
  expect([...keys("2026-10-24T22:00:00Z")]).toEqual(["2026-10-24", "2026-10-25"]);
  expect(isoOf(due(plan, "2026-03-29T06:00:00Z").until)).toBe("2026-03-29T01:00:00.000Z");
  expect(isoOf(due(plan, "2026-10-25T06:00:00Z").until)).toBe("2026-10-25T00:00:00.000Z");
});

test.each([
  ["monday", "2026-01-19T06:00:00Z", "2026-01-12"],
  ["monday", "2026-01-19T07:00:00Z", "2026-01-19"],
  ["thursday", "2026-01-19T07:00:00Z", "2026-01-15"],
  ["sunday", "2026-01-19T07:00:00Z", "2026-01-18"],
  ["sunday", "1969-12-31T07:00:00Z", "1969-12-28"],
] as const)("[ZJ31] a digest of each %s is due on that day, at %s by then", (every, now, date) => {
  const found = due({ every, at: "08:00" }, now);
  expect(found.key.slice(-10)).toBe(date);
  expect(new Date(found.until).getUTCHours()).toBe(7);
});

const covered = (
  now: string,
  ends: readonly string[],
  since = "2026-01-01T00:00:00Z",
  zone = "Europe/Madrid",
) => {
  const found = coveredBy(dueDigest(DAILY, clockOf(zone), at(now)), {
    since: at(since),
    ends: ends.map(at),
    clock: clockOf(zone),
    now: at(now),
  });
  return found === undefined ? undefined : iso(found);
};

test("[ZJ31] the period begins where the last digest ended, also after days of sleep and in another zone", () => {
  const now = "2026-01-15T07:00:30Z";
  expect(covered(now, [], "2026-01-13T20:00:00Z")).toEqual(["2026-01-13T20:00", "2026-01-15T07:00"]);
  expect(covered(now, ["2026-01-11T07:00:00Z", "2026-01-10T07:00:00Z"])).toEqual([
    "2026-01-11T07:00",
    "2026-01-15T07:00",
  ]);
  // In New York the clock shows 08:00 six hours later.
  expect(covered("2026-01-15T13:00:00Z", ["2026-01-14T07:00:00Z"], undefined, "America/New_York")).toEqual([
    "2026-01-14T07:00",
    "2026-01-15T13:00",
  ]);
  // What was covered before a flight to the west isn't covered again.
  expect(
    covered("2026-01-15T12:00:00Z", ["2026-01-15T07:00:00Z"], undefined, "America/New_York"),
  ).toBeUndefined();
  // A month at most.
  expect(covered(now, ["2025-03-01T07:00:00Z"], "2025-01-01T00:00:00Z")).toEqual([
    "2025-12-15T07:00",
    "2026-01-15T07:00",
  ]);
});

test("[ZJ31] a digest that a clock ahead has left in the future moves no period", () => {
  const ends = ["2026-01-14T07:00:00Z", "2027-01-15T07:00:00Z"];
  expect(covered("2026-01-15T07:00:00Z", ends)).toEqual(["2026-01-14T07:00", "2026-01-15T07:00"]);
});

test("[ZJ31] nothing is told of the time before the hour in which the target was set, and no digest that was due before it", () => {
  expect(covered("2026-01-15T07:00:00Z", [], "2026-01-15T07:30:00Z")).toBeUndefined();
  // Arrivals are counted by the hour.
  expect(covered("2026-01-15T07:00:00Z", [], "2026-01-14T22:17:00Z")).toEqual([
    "2026-01-14T22:00",
    "2026-01-15T07:00",
  ]);
  expect(covered("2026-01-15T07:00:00Z", [], "2026-01-15T06:59:00Z")).toEqual([
    "2026-01-15T06:00",
    "2026-01-15T07:00",
  ]);
});

test("[ZJ34] what is shown is the last day or week until the present hour", () => {
  const clock = clockOf("Asia/Kolkata");
  const now = at("2026-01-15T07:45:00Z");
  expect(iso(shownPeriod({ every: "daily" }, clock, now))).toEqual(["2026-01-14T07:30", "2026-01-15T07:30"]);
  expect(iso(shownPeriod({ every: "friday" }, clock, now))).toEqual(["2026-01-08T07:30", "2026-01-15T07:30"]);
});
