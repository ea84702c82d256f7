import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { invariant } from "../../../shared/invariant.ts";
import { instant } from "../../../shared/time.ts";
import { readTimestamp } from "../../../shared/traffic/timestamp.ts";
import { zoneClock, type ZoneClock } from "../../../shared/traffic/zone.ts";

const NOW = instant(Date.UTC(2026, 10, 25, 12));

function clockOf(zone: string): ZoneClock {
  const clock = zoneClock(zone);
  invariant(clock !== undefined, `there is a zone ${zone}`);
  return clock;
}
const MADRID = clockOf("Europe/Madrid");

describe("the clock of a zone", () => {
  test.each([
    ["Europe/Madrid", "2026-01-15T23:30:00Z", { day: 5, hour: 0, minute: 30 }],
    ["Asia/Kathmandu", "2026-01-15T18:15:00Z", { day: 5, hour: 0, minute: 0 }],
    ["America/New_York", "2026-07-05T03:59:59Z", { day: 6, hour: 23, minute: 59 }],
    ["UTC", "2026-11-29T00:00:00Z", { day: 7, hour: 0, minute: 0 }],
  ])("[Q1] in %s shows %s as its people read it", (zone, iso, shown) => {
    expect(clockOf(zone).local(instant(Date.parse(iso)))).toEqual(shown);
  });

  test("[Q1] is not given for a name that is no zone", () => {
    for (const name of ["", "Europe/Nowhere", "../etc", "CET\u0000"]) expect(zoneClock(name)).toBeUndefined();
  });

  test.each([
    ["an hour that is skipped", [2026, 2, 29, 2, 30], "2026-03-29T01:30:00.000Z"],
    ["the first of an hour that happens twice", [2026, 9, 25, 2, 30], "2026-10-25T00:30:00.000Z"],
    ["the minute before clocks go back", [2026, 9, 25, 1, 59], "2026-10-24T23:59:00.000Z"],
    ["summer", [2026, 6, 1, 12, 0], "2026-07-01T10:00:00.000Z"],
  ] as const)("[Q1] finds the moment of %s", (_, [year, month, day, hour, minute], iso) => {
    const at = MADRID.momentOf(Date.UTC(year, month, day, hour, minute));
    expect(new Date(at).toISOString()).toBe(iso);
  });

  test("[Q1] finds every moment again by what it shows, but for the second of two hours", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
        fc.constantFrom("Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"),
        (ms, zone) => {
          const clock = clockOf(zone);
          const at = Math.floor(ms / 1000) * 1000;
          const found = clock.momentOf(at + clock.offsetMinutes(instant(at)) * 60_000);
          expect(found === at || (at - found > 0 && at - found <= 3_600_000)).toBe(true);
          expect(clock.local(found)).toEqual(clock.local(instant(at)));
        },
      ),
    );
  });
});

describe("a timestamp", () => {
  test.each([
    ["2026-01-15T12:00:00Z", "2026-01-15T12:00:00.000Z", "offset"],
    ["2026-01-15 12:00:00.123456+05:30", "2026-01-15T06:30:00.000Z", "offset"],
    ["2026-01-15 12:00 -03", "2026-01-15T15:00:00.000Z", "offset"],
    ["2026-01-15 12:00 UTC", "2026-01-15T12:00:00.000Z", "offset"],
    ["2026/01/15 12:00", "2026-01-15T11:00:00.000Z", "local"],
    ["1768478400", "2026-01-15T12:00:00.000Z", "unix"],
    ["1768478400.25", "2026-01-15T12:00:00.000Z", "unix"],
    ["1768478400000", "2026-01-15T12:00:00.000Z", "unix"],
  ])("[Q2] %s is read", (text, iso, form) => {
    const read = readTimestamp(text, MADRID, NOW);
    expect(read && { at: new Date(read.at).toISOString(), form: read.form }).toEqual({ at: iso, form });
  });

  test.each([
    "",
    "03/04/2026 10:00",
    "2026-01-15",
    "2026-02-30 10:00",
    "2026-01-15 24:00",
    "2026-01-15 10:60",
    "2026-01-15 10:00 +15:00",
    "2026-01-15 10:00 CET",
    "1999-12-31T23:59:59Z",
    "9999-01-01T00:00:00Z",
    "2025550123",
    "12025550123",
    "12:00",
    "x2026-01-15 10:00",
    "2026-01-15 10:00\n2026-01-15 11:00",
  ])("[Q2] %j is not guessed at", (text) => {
    expect(readTimestamp(text, MADRID, NOW)).toBeUndefined();
  });
});
