import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { invariant } from "../../../shared/invariant.ts";
import { instant } from "../../../shared/time.ts";
import { adviseTraffic } from "../../../shared/traffic/advise.ts";
import { lastYearOf, quarterOf, seenOf, type Span } from "../../../shared/traffic/seen.ts";
import { levelOf, type TrafficAdvice } from "../../../shared/traffic/traffic.ts";
import { zoneClock } from "../../../shared/traffic/zone.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = instant(Date.UTC(2026, 10, 25, 12, 5));
/** A Monday. */
const MONDAY = Date.UTC(2026, 9, 26);

function advise(messages: readonly number[], zone = "UTC", listened?: readonly Span[]): TrafficAdvice {
  const clock = zoneClock(zone);
  invariant(clock !== undefined, "the zone is known");
  const quarters = new Map<number, number>();
  for (const at of messages) {
    const quarter = quarterOf(instant(at));
    quarters.set(quarter, (quarters.get(quarter) ?? 0) + 1);
  }
  return adviseTraffic({ quarters, clock, now: NOW, ...(listened === undefined ? {} : { listened }) });
}

/** `count` messages in every hour from a moment, but for the hours that are left out. */
function steady(from: number, hours: number, count: (hour: number) => number): number[] {
  return Array.from({ length: hours }, (_, index) =>
    Array.from({ length: count(index) }, (_, place) => from + index * HOUR + place * 60_000),
  ).flat();
}

const span = (from: number, until: number): Span => ({ from: instant(from), until: instant(until) });

describe("the quietest hour", () => {
  test("[Q3] is the hour of the week with the fewest messages, with its figures and its next time", () => {
    // Wednesday 03:00 has one message in four weeks, every other hour four a week.
    const messages = steady(MONDAY, 4 * 168, (hour) => (hour % 168 === 51 ? (hour < 168 ? 1 : 0) : 4));
    const advice = advise(messages);
    expect(advice.quietest).toMatchObject({ day: 3, hour: 3, messages: 1, hours: 4, perHour: 0.25 });
    expect(advice.quietest?.next).toBe("2026-12-02T03:00:00.000Z");
    expect(advice).toMatchObject({ evidence: "enough", alike: 0, hoursSeen: 4 * 168, leftOut: 0 });
    expect(advice.busiest).toMatchObject({ perHour: 4 });
  });

  test("[Q3] seen often without a message comes before one that was seen once", () => {
    const noisy = steady(MONDAY, 5 * 168, (hour) => (hour % 168 === 30 ? 0 : 3));
    // Only the first of the five weeks is seen at Friday 10:00.
    const heard = [0, 1, 2, 3, 4].flatMap((week) => {
      const begin = MONDAY + week * 168 * HOUR;
      const friday = begin + (4 * 24 + 10) * HOUR;
      return week === 0
        ? [span(begin, begin + 168 * HOUR)]
        : [span(begin, friday), span(friday + HOUR, begin + 168 * HOUR)];
    });
    const quiet = noisy.filter((at) => at < MONDAY + 106 * HOUR || at >= MONDAY + 107 * HOUR);
    const advice = advise(quiet, "UTC", heard);
    expect(advice.week[4 * 24 + 10]).toMatchObject({ messages: 0, hours: 1 });
    expect(advice.quietest).toMatchObject({ day: 2, hour: 6, messages: 0, hours: 5 });
  });

  test("[Q3] of equally quiet ones is the one amid quiet hours, and the others are counted", () => {
    const advice = advise(steady(MONDAY, 3 * 168, (hour) => ([1, 2, 3, 100].includes(hour % 168) ? 0 : 3)));
    expect(advice.quietest).toMatchObject({ day: 1, hour: 2 });
    expect(advice.alike).toBe(3);
  });

  test("[Q3] in office hours is on a working day between 8:00 and 18:00 of the zone", () => {
    const advice = advise(
      steady(MONDAY, 3 * 168, (hour) => (hour % 168 > 120 ? 1 : 4)),
      "Asia/Tokyo",
    );
    expect(advice.office).toHaveLength(3);
    for (const { day, hour } of advice.office) {
      expect(day).toBeLessThanOrEqual(5);
      expect(hour).toBeGreaterThanOrEqual(8);
      expect(hour).toBeLessThan(18);
    }
  });
});

describe("what the advice rests on", () => {
  test("[Q4] nothing is proposed without a message", () => {
    expect(advise([])).toMatchObject({ evidence: "none", notes: ["no-messages"], office: [], hoursSeen: 0 });
    const heard = advise([], "UTC", [span(MONDAY, MONDAY + 14 * DAY)]);
    expect(heard).toMatchObject({ evidence: "none", hoursSeen: 336 });
    expect(heard.quietest).toBeUndefined();
  });

  test("[Q4] few messages or less than two weeks are a hint, and hours that weren't seen are never proposed", () => {
    const few = advise(steady(MONDAY, 30, () => 2));
    expect(few.evidence).toBe("little");
    expect(few.notes).toEqual(expect.arrayContaining(["few-messages", "few-weeks", "hours-unseen"]));
    expect(few.quietest?.hours).toBeGreaterThanOrEqual(1);
    expect(advise(steady(MONDAY, 13 * 24, () => 5)).notes).toContain("few-weeks");
    expect(advise([MONDAY, MONDAY + 22 * HOUR])).toMatchObject({ evidence: "none", office: [] });
  });

  test("[Q4] a silence of a day is told and counts as quiet, one of three days is left out", () => {
    const week = steady(MONDAY, 168, () => 1);
    const later = (days: number): number[] => week.map((at) => at + 7 * DAY + days * DAY - HOUR * 0.5);
    const day = advise([...week, ...later(2)]);
    expect(day.gaps).toEqual([
      { from: "2026-11-02T00:00:00.000Z", until: "2026-11-03T23:00:00.000Z", counted: true },
    ]);
    expect(day.notes).toContain("silences-counted");
    const days = advise([...week, ...later(4)]);
    expect(days.gaps).toEqual([expect.objectContaining({ counted: false })]);
    expect(days.notes).not.toContain("silences-counted");
    expect(days.hoursSeen).toBeLessThan(day.hoursSeen);
  });

  test("[Q4] times in which the receiver didn't listen are left out, with the messages from them", () => {
    const messages = steady(MONDAY, 48, () => 1);
    const advice = advise(messages, "UTC", [
      span(MONDAY, MONDAY + 10.1 * HOUR),
      span(MONDAY + 20.1 * HOUR, MONDAY + 48 * HOUR),
    ]);
    expect(advice.gaps).toEqual([
      { from: "2026-10-26T10:00:00.000Z", until: "2026-10-26T20:15:00.000Z", counted: false },
    ]);
    expect(advice.leftOut).toBe(11);
    expect(advice.messages).toBe(37);
    expect(advice.notes).not.toContain("coverage-assumed");
    expect(advice.week[12]).toMatchObject({ messages: 0, hours: 0 });
  });

  test("[Q4] messages from before listening was noted count as seen from the first to the last", () => {
    const advice = advise(
      steady(MONDAY, 10, () => 1),
      "UTC",
      [span(MONDAY + DAY, MONDAY + 2 * DAY)],
    );
    expect(advice.notes).toContain("coverage-assumed");
    expect(advice.from).toBe("2026-10-26T00:00:00.000Z");
    expect(advice.hoursSeen).toBe(10 + 24);
  });

  test("[Q4] old messages are told to be old", () => {
    expect(advise(steady(Date.UTC(2026, 4, 4), 400, () => 2)).notes).toContain("out-of-date");
  });

  test("[Q5] an hour that clocks skip wasn't seen then, one that happens twice was seen twice", () => {
    const spring = advise(
      steady(Date.UTC(2026, 2, 23), 168, () => 1),
      "Europe/Madrid",
    );
    expect(spring.week[6 * 24 + 2]).toMatchObject({ messages: 0, hours: 0 });
    expect(spring.clockChanges).toEqual([{ at: "2026-03-29T01:00:00.000Z", minutes: 60 }]);
    const autumn = advise(
      steady(Date.UTC(2026, 9, 19), 168, () => 1),
      "Europe/Madrid",
    );
    expect(autumn.week[6 * 24 + 2]).toMatchObject({ messages: 2, hours: 2 });
    expect(autumn.clockChanges).toEqual([{ at: "2026-10-25T01:00:00.000Z", minutes: -60 }]);
  });

  test("[Q5] zones that are off by a quarter of an hour count each quarter in its own hour", () => {
    const advice = advise([MONDAY, MONDAY + 14 * 60_000, MONDAY + 15 * 60_000], "Asia/Kathmandu");
    expect(advice.week[5]).toMatchObject({ messages: 2, hours: 0.25 });
    expect(advice.week[6]).toMatchObject({ messages: 1, hours: 0.75 });
  });

  test("[Q4] every message and every quarter is counted once or named as left out", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: MONDAY, max: MONDAY + 40 * DAY }), { maxLength: 60 }),
        fc.array(
          fc.tuple(
            fc.integer({ min: MONDAY, max: MONDAY + 40 * DAY }),
            fc.integer({ min: -HOUR, max: 9 * DAY }),
          ),
          { maxLength: 6 },
        ),
        fc.constantFrom("UTC", "Europe/Madrid", "Australia/Lord_Howe"),
        (messages, heard, zone) => {
          const listened = heard.map(([from, length]) => span(from, from + length));
          const advice = advise(messages, zone, listened);
          expect(advice.messages + advice.leftOut).toBe(messages.length);
          expect(advice.week.reduce((sum, one) => sum + one.messages, 0)).toBe(advice.messages);
          const { spans } = seenOf(new Map(messages.map((at) => [quarterOf(instant(at)), 1])), listened);
          const quarters = spans.reduce((sum, [first, end]) => sum + end - first, 0);
          expect(advice.hoursSeen).toBe(quarters / 4);
          expect(spans.every(([first], at) => at === 0 || first > (spans[at - 1]?.[1] ?? 0))).toBe(true);
        },
      ),
    );
  });
});

test("[Q4] what is more than a year before the newest is left out and counted", () => {
  const newest = quarterOf(NOW);
  const quarters = new Map([
    [newest, 1],
    [newest - 364 * 96 + 1, 2],
    [newest - 364 * 96, 4],
  ]);
  const { quarters: kept, older } = lastYearOf(quarters);
  expect(older).toBe(4);
  expect([...kept.values()]).toEqual([1, 2]);
});

test("[Q3] the map is darkest at the busiest hour, and an hour that wasn't seen has no level", () => {
  const hour = (messages: number, hours: number) => ({ day: 1, hour: 0, messages, hours });
  expect(levelOf(hour(8, 2), 4)).toBe(9);
  expect(levelOf(hour(1, 100), 4)).toBe(1);
  expect(levelOf(hour(0, 2), 4)).toBe(0);
  expect(levelOf(hour(5, 0.5), 4)).toBeUndefined();
});
