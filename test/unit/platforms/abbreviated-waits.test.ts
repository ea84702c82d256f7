import { expect, test } from "vitest";
import { retryAfterInDetails, toldSeconds } from "../../../main/core/platforms/http/retry-after.ts";
import { LONGEST_WAIT_SECONDS } from "../../../shared/platform/wait-seconds.ts";
import { keptWaitSeconds } from "../../../shared/platform/kept-wait.ts";
import { mentionsTime } from "../../../shared/platform/timeless-words.ts";

const NOW = Date.UTC(2026, 10, 26, 12);

test.each([
  ["Try again in 1 hr. 30 min.", 5400],
  ["Please wait 1 min. 25 sec.", 85],
  ["Retry after 2 hrs., 15 mins.", 8100],
  ["retry after: 1h. 30m. 10s.", 5410],
  ["Wait 1 hour; 30 minutes", 5400],
  ["Try again in 1 hour! 30 minutes", 5400],
  ["Wait 1 hour and then wait 1 hour", 7200],
])("[I23] [ZP30] the parts of one wait belong together, however they are divided: %s", (text, seconds) => {
  expect(retryAfterInDetails(text, NOW)).toBe(seconds);
});

test.each(["PT59.9S", "PT59,1S"])("[I23] [ZP30] a fraction of a second is one more: %s", (member) => {
  expect(toldSeconds(member, NOW)).toBe(60);
});

test("[I23] [ZP30] a wait that is no number is the longest one", () => {
  const details = `wait ${"9".repeat(320)} seconds x 0`;
  const evidence = { at: "2026-11-26T12:00:00.000Z", durationMs: 1, apiError: { code: 4, details } };
  expect(keptWaitSeconds({ kind: "rejected", reason: "rate-limited", evidence })).toBe(LONGEST_WAIT_SECONDS);
});

test.each([
  "Try again after 20261127100000.",
  "until 202611271000",
  "Limit reached until 1795698000000000",
  "You can request a new code: 14.30",
  "Try again in May.",
  "Try again at one.",
  "Please wait until the first.",
])("[I23] [ZP31] what may name a time isn't taken for an id, a code or a common word: %s", (text) => {
  expect(mentionsTime(text)).toBe(true);
});

test.each(["Application request limit reached (#4)", "error code 131056, subcode: 33", "version 23.0"])(
  "[ZP31] what names none is known: %s",
  (text) => expect(mentionsTime(text)).toBe(false),
);
