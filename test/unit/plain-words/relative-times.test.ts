import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countdown } from "../../../renderer/components/waiting/countdown.ts";
import { ageInWords } from "../../../renderer/wording/ages.ts";
import { localTime as windowTime } from "../../../renderer/wording/local-time.ts";
import { LANGUAGES, LANGUAGE_FACTS, type Language } from "../../../shared/language.ts";
import { earliestTime, localTime } from "../../../shared/wording/times.ts";
import { unmarked } from "../../support/plain-words/marked.ts";
import { readAge, readClock, readTime } from "../../support/plain-words/read-times.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each zone with the moments at which something happens to its clock or its calendar. */
const PLACES: readonly (readonly [zone: string, ...moments: readonly string[]])[] = [
  ["UTC", "2026-01-15T12:00:00Z", "2026-12-31T23:59:59Z"],
  // The clock goes back at 01:00 UTC, and forward at 01:00 UTC.
  ["Europe/Berlin", "2026-10-25T01:00:00Z", "2026-03-29T01:00:00Z", "2026-06-30T21:59:30Z"],
  ["America/New_York", "2026-11-01T06:00:00Z", "2026-03-08T07:00:00Z", "2027-01-01T05:00:00Z"],
  ["Asia/Kathmandu", "2026-05-31T18:15:00Z"],
  // The clock goes back at midnight: a day has 23:30 twice.
  ["Atlantic/Azores", "2026-10-25T01:00:00Z"],
];
/** Parts of a second, and how far a moment is from the one at which it is read. */
const PARTS = [0, 1, 499, 500, 999];
const AWAY = [
  0,
  1,
  999,
  SECOND,
  1_999,
  2 * SECOND,
  59_500,
  MINUTE,
  89 * SECOND,
  91 * SECOND,
  59 * MINUTE + 59_500,
  HOUR,
  2 * HOUR + 1,
  23 * HOUR + 59 * MINUTE,
  DAY,
  47 * HOUR,
  2 * DAY,
  3 * DAY,
  11 * DAY,
];

type Case = { readonly language: Language; readonly moment: number; readonly now: number };

const IS_LONG = process.env["SWITCHOVER_LONG_TESTS"] === "1";

/** `npm test` takes one in so many, so that each moment, distance and language is among them. */
const STEP = IS_LONG ? 1 : 13;

/** Each moment and distance in each language. */
function casesAt(moments: readonly string[]): readonly Case[] {
  const all = moments.flatMap((text) =>
    PARTS.flatMap((part) =>
      AWAY.flatMap((away) => [away, -away].map((by) => ({ now: Date.parse(text) + part, by }))),
    ),
  );
  return all
    .flatMap(({ now, by }) => LANGUAGES.map((language) => ({ language, now, moment: now + by })))
    .filter((_case, index) => index % STEP === 0);
}

/** What writes times. Put in as a whole, so that a mistake in it can be made. */
type Writer = {
  readonly exact: (language: Language, at: string, now: number) => readonly string[];
  readonly earliest: (language: Language, at: string, now: number) => readonly string[];
  readonly age: (language: Language, then: number, now: number) => string;
  readonly count: (ms: number) => string;
};

const OURS: Writer = {
  exact: (language, at, now) => [
    localTime({ language }, at),
    windowTime(language, at, { now }),
    windowTime(language, at, { now, seconds: true }),
  ],
  earliest: (language, at, now) => [
    earliestTime({ language }, at),
    windowTime(language, at, { now, earliest: true }),
    windowTime(language, at, { now, seconds: true, earliest: true }),
  ],
  age: (language, then, now) => unmarked(ageInWords(MARKING_WINDOW[language], then, now)),
  count: countdown,
};

/** A time of day is read as the moment that it was written for. */
function wrongTimes({ exact }: Writer, { language, moment, now }: Case): readonly string[] {
  return exact(language, isoAt(moment), now).filter((text) => {
    const read = readTime(text, now);
    return read === undefined || moment < read.start || moment >= read.end;
  });
}

/** The time from which something is possible is never told too early, and no more than its last unit too late. */
function wrongEarliest({ earliest }: Writer, { language, moment, now }: Case): readonly string[] {
  return earliest(language, isoAt(moment), now).filter((text) => {
    const read = readTime(text, now);
    return (
      read === undefined || read.start < moment || read.start - moment >= Math.max(1, read.end - read.start)
    );
  });
}

/** What is left, counted down, ends at the time beside it. */
function wrongCounts(writer: Writer, { language, moment, now }: Case): readonly string[] {
  if (moment < now) return [];
  const left = readClock(writer.count(moment - now));
  const [text = ""] = writer.earliest(language, isoAt(moment), now);
  const read = readTime(text, now);
  const isAgreed =
    left !== undefined &&
    read !== undefined &&
    // It ends no earlier, and both are rounded up by less than a second.
    now + left >= moment &&
    Math.abs(now + left - read.start) < SECOND &&
    (left === 0) === (moment === now);
  return isAgreed ? [] : [`${writer.count(moment - now)} left, ${text}`];
}

/** How long ago something was agrees with its time beside it; what is yet to come isn't said to be past. */
function wrongAges(writer: Writer, { language, moment, now }: Case): readonly string[] {
  const text = writer.age(language, moment, now);
  if (moment - now > MINUTE) return readTime(text, now) === undefined ? [text] : [];
  const age = readAge(text, language, unmarked(MARKING_WINDOW[language]("window.age.now")));
  const ms = Math.max(0, now - moment);
  return age === undefined || ms < age.start || ms >= age.end ? [text] : [];
}

const isoAt = (moment: number): string => new Date(moment).toISOString();

/** The first few wrong texts, each with what it was written for. */
function wrong(
  moments: readonly string[],
  judge: (writer: Writer, one: Case) => readonly string[],
  writer: Writer = OURS,
): readonly string[] {
  const found: string[] = [];
  for (const one of casesAt(moments)) {
    for (const text of judge(writer, one))
      found.push(`${one.language} ${isoAt(one.moment)} at ${isoAt(one.now)}: ${text}`);
    if (found.length > 5) break;
  }
  return found;
}

describe.each(PLACES)("[ZX7] in %s, where the clock or the calendar changes,", (zone, ...moments) => {
  const before = process.env["TZ"];
  beforeAll(() => {
    process.env["TZ"] = zone;
  });
  afterAll(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, "TZ");
    else process.env["TZ"] = before;
  });

  test("a time of day means the moment that it was written for, in each language", () => {
    expect(wrong(moments, wrongTimes)).toEqual([]);
  });

  test("nothing is possible later than from the time on that is shown", () => {
    expect(wrong(moments, wrongEarliest)).toEqual([]);
  });

  test("what is left, counted down, ends at the time beside it", () => {
    expect(wrong(moments, wrongCounts)).toEqual([]);
  });

  test("how long ago something was agrees with its time, and what is yet to come isn't past", () => {
    expect(wrong(moments, wrongAges)).toEqual([]);
  });

  test("[ZX6] a mistake in how times are written is noticed", () => {
    const locale = (language: Language): string => LANGUAGE_FACTS[language].locale;
    const judged = (writer: Partial<Writer>, judge: typeof wrongTimes) =>
      wrong(moments, judge, { ...OURS, ...writer });
    const days: Writer["age"] = (language, then, now) =>
      new Intl.RelativeTimeFormat(locale(language), { numeric: "auto" }).format(
        -Math.floor((now - then) / DAY),
        "day",
      );
    const mistakes = {
      "no day": judged(
        { exact: (...given) => [windowTime(given[0], given[1], { now: Date.parse(given[1]) })] },
        wrongTimes,
      ),
      "another zone": judged(
        {
          exact: (language, at) => [
            new Date(at).toLocaleString(locale(language), {
              timeZone: "Asia/Tokyo",
              timeStyle: "long",
              dateStyle: "medium",
            }),
          ],
        },
        wrongTimes,
      ),
      "rounded down": judged({ earliest: OURS.exact }, wrongEarliest),
      "rounded to the nearest second": judged(
        { count: (ms) => countdown(Math.round(ms / SECOND) * SECOND) },
        wrongCounts,
      ),
      "days by their names": judged({ age: days }, wrongAges),
      "a future time as past": judged(
        { age: (language, then, now) => OURS.age(language, Math.min(then, now), now) },
        wrongAges,
      ),
    };
    expect(Object.entries(mistakes).filter(([, found]) => found.length === 0)).toEqual([]);
  });
});
