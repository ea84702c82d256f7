import { expect, test } from "vitest";
import { alertBody, shownFacts } from "../../../shared/alert/body.ts";
import { MOST_DIGEST_NUMBERS, type Digest, type DigestNumber } from "../../../shared/alert/digest.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { alertText } from "../../../shared/wording/alerts.ts";
import { digestText } from "../../../shared/wording/digest.ts";
import { loadTranslate, translateToEnglish as t } from "../../../shared/wording/translate.ts";

const HOUR = 3_600_000;
const NONE = { messages: 0, statuses: 0, others: 0, rejected: 0 };
const REST = { numbers: 0, silent: 0, ...NONE };
const NUMBER: DigestNumber = { spoken: "+1 202 555 0123", ...NONE, listenedMs: 24 * HOUR, notKnownMs: 0 };

const digest = (change: Partial<Digest> = {}): Digest => ({
  every: "daily",
  from: "2026-01-14T12:00:00.000Z",
  until: "2026-01-15T12:00:00.000Z",
  arrivals: { numbers: [NUMBER], rest: REST, counting: false },
  migrations: { open: 0, unknown: 0 },
  monitoring: { findings: 0, failed: 0, paused: false },
  replaced: 0,
  ...change,
});
const about = (change: Partial<DigestNumber>): string =>
  digestText(
    t,
    digest({ arrivals: { numbers: [{ ...NUMBER, ...change }], rest: REST, counting: false } }),
  ).split("\n")[1] ?? "";

test("[ZJ32] a number for which no receiver listened isn't said to have got nothing", () => {
  const unknown = about({ listenedMs: 0, notKnownMs: 24 * HOUR });
  expect(unknown).toBe("+1 202 555 0123: not known, because no receiver listened.");
  expect(about({ listenedMs: 5 * HOUR, notKnownMs: 19 * HOUR })).toBe(
    "+1 202 555 0123: no arrivals are counted in the 5 h in which a receiver listened. Not known for 19 h: no receiver listened.",
  );
  // Arrivals whose times of listening were lost.
  expect(about({ messages: 1234, listenedMs: 0, notKnownMs: 24 * HOUR })).toBe(
    "+1 202 555 0123: messages 1,234, statuses 0, other 0, rejected 0. Not known for 24 h: no receiver listened.",
  );
});

test("[ZJ32] it tells the longest time without arrivals, and the last arrival where there was none in the period", () => {
  expect(about({ messages: 2, longestGapMs: 7.5 * HOUR })).toBe(
    "+1 202 555 0123: messages 2, statuses 0, other 0, rejected 0. Longest time without any while a receiver listened: 7 h 30 min.",
  );
  expect(about({ lastAt: "2026-01-10T09:05:00.000Z", longestGapMs: 24 * HOUR })).toContain(
    "no arrivals are counted in the 24 h in which a receiver listened. The last one was on 10 Jan",
  );
});

test("[ZJ32] what can't be read is said to be unknown, and is never told as none", () => {
  const { every, from, until } = digest();
  const text = digestText(t, { every, from, until });
  expect(text).not.toMatch(/\b0\b(?!:)(?=\.)/);
  expect(text.match(/isn't known|aren't known/g)).toHaveLength(4);
});

test.each(LANGUAGES)("[ZJ32] in %s each thing that can be told has words of its own", async (language) => {
  const say = await loadTranslate(language);
  const of = (change: Partial<Digest>): string => digestText(say, digest(change));
  const numbers = (...all: readonly Partial<DigestNumber>[]): Digest["arrivals"] => ({
    numbers: all.map((one) => ({ ...NUMBER, ...one })),
    rest: REST,
    counting: false,
  });
  const all = [
    of({}),
    of({ every: "monday" }),
    of({ arrivals: undefined }),
    of({ arrivals: numbers() }),
    of({ arrivals: { ...numbers({}), rest: { ...REST, numbers: 3 } } as Digest["arrivals"] }),
    of({ arrivals: { ...numbers({}), rest: { ...REST, numbers: 3, silent: 2 } } as Digest["arrivals"] }),
    of({ arrivals: { ...numbers({}), counting: true } as Digest["arrivals"] }),
    of({ arrivals: numbers({ messages: 1 }) }),
    of({ arrivals: numbers({ messages: 1, longestGapMs: HOUR }) }),
    of({ arrivals: numbers({ listenedMs: 0 }) }),
    of({ arrivals: numbers({ notKnownMs: HOUR }) }),
    of({ arrivals: numbers({ lastAt: "2026-01-10T12:00:00.000Z" }) }),
    of({ migrations: undefined }),
    of({ migrations: { open: 7, unknown: 0 } }),
    of({ migrations: { open: 7, unknown: 5 } }),
    of({ monitoring: undefined }),
    of({ monitoring: { findings: 7, failed: 0, paused: false } }),
    of({ monitoring: { findings: 7, failed: 5, paused: false } }),
    of({ monitoring: { findings: 7, failed: 5, paused: true } }),
    of({ replaced: undefined }),
    of({ replaced: 7 }),
  ];
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).not.toContain("{{");
});

test.each(LANGUAGES)(
  "[ZJ32] in %s the longest one fits into a message of each chat tool",
  async (language) => {
    const say = await loadTranslate(language);
    const number = { ...NUMBER, listenedMs: 700 * HOUR + 60_000, notKnownMs: 700 * HOUR + 60_000 };
    const silent = {
      ...number,
      spoken: "+421 ••• 4567",
      lastAt: "2026-09-30T22:59:00.000Z",
      longestGapMs: 700 * HOUR,
    };
    const counts = { messages: 1e9, statuses: 1e9, others: 1e9, rejected: 1e9 };
    const busy = { ...silent, ...counts };
    for (const one of [silent, busy]) {
      const text = digestText(
        say,
        digest({
          every: "wednesday",
          arrivals: {
            numbers: Array.from({ length: MOST_DIGEST_NUMBERS }, () => one),
            rest: { numbers: 1e6, silent: 1e6, ...counts },
            counting: true,
          },
          migrations: { open: 1e6, unknown: 1e6 },
          monitoring: { findings: 1e6, failed: 1e6, paused: true },
          replaced: 1e6,
        }),
      );
      // Discord takes no more.
      expect(text.length).toBeLessThanOrEqual(2_000);
    }
  },
);

test("[ZJ33] numbers are shown as in other alerts, in the text and in the generic form", () => {
  const facts = {
    id: "ab".repeat(16),
    news: "digest" as const,
    at: "2026-01-15T12:00:00.000Z",
    digest: digest(),
  };
  const hidden = shownFacts(facts, false);
  const body = alertBody("generic", hidden, alertText(t, hidden));
  expect(body).not.toContain("555");
  expect(JSON.parse(body)).toMatchObject({
    event: "digest",
    digest: {
      every: "daily",
      from: "2026-01-14T12:00:00.000Z",
      arrivals: { numbers: [{ number: "+1 ••• 0123", messages: 0, listenedMs: 24 * HOUR }] },
      replaced: 0,
    },
  });
  const whole = shownFacts(facts, true);
  expect(alertBody("generic", whole, alertText(t, whole))).toContain("+1 202 555 0123");
});

test("[ZJ33] in a card each line is a block, because a block shows no line breaks", () => {
  const facts = {
    id: "ab".repeat(16),
    news: "digest" as const,
    at: "2026-01-15T12:00:00.000Z",
    digest: digest(),
  };
  const text = alertText(t, facts);
  const card = JSON.parse(alertBody("teams", facts, text)) as {
    attachments: { content: { body: { text: string }[] } }[];
  };
  expect(card.attachments[0]?.content.body.map((block) => block.text)).toEqual(text.split("\n"));
});
