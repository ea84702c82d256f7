import { describe, expect, test } from "vitest";
import { evidenceOf } from "../../../main/core/platforms/http/evidence.ts";
import { retryAfterMs } from "../../../main/core/migration/refusals.ts";
import { retryAfterInDetails, toldSeconds } from "../../../main/core/platforms/http/retry-after.ts";
import { scrubberFor } from "../../../main/core/platforms/http/safe-text.ts";
import { platformWaitsIn } from "../../../shared/migration/platform-wait.ts";
import { keptWaitSeconds, leavesWaitsOpen } from "../../../shared/platform/kept-wait.ts";
import { longestTimeIn } from "../../../shared/platform/named-times.ts";
import { mentionsTime } from "../../../shared/platform/timeless-words.ts";
import type { RecordedOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";

const at = "2026-11-26T15:00:00.000Z";
const now = Date.parse(at);
const HOUR = 3600;

type Said = { readonly header?: string; readonly member?: unknown; readonly details?: string };

/** The outcome of an answer that says this. */
function refused({ header, member, details }: Said, reason: RefusalReason = "rate-limited"): RecordedOutcome {
  const answer = { status: 429, headers: header === undefined ? {} : { "retry-after": header }, json: {} };
  const error = { code: 1015, details, waits: [member] };
  const tools = { scrub: scrubberFor([]), traceIdSuffix: "trace_id" };
  return {
    kind: "rejected",
    reason,
    evidence: evidenceOf({ at, durationMs: 1 }, answer, error as never, tools),
  };
}

const waitsOf = (outcome: RecordedOutcome) =>
  platformWaitsIn({
    kind: "outcome",
    step: "register",
    attempt: 1,
    outcome,
    stamp: { boot: "one", monotonicMs: 1 },
  });

describe("[I23] a time whose rest isn't understood", () => {
  test.each([
    ["Try again at 2026-11-27 02:30 PM", 35.5],
    ["try again after 2026-11-26 16:30 PST", 25.5],
    ["Try again at 2026-11-26 16:30 GMT-08:00", 25.5],
    ["wait 1h30", 2],
    ["Wait 1 hour and a half", 2],
    ["Retry after 1½ hours", undefined],
    ["retry after 5 business days", undefined],
    ["retry after 2 horas", undefined],
    ["retry_after: 15 (minutes)", undefined],
    ["retry_after: 2:30 PM", undefined],
    ["Do not retry after code 131000.", undefined],
    ["Wait 2 1/2 hours", 3],
    ["Wait 3 x 30 minutes", 91 / 60],
    ["Wait 30 minutes times 6", 181 / 60],
    ["Wait 1 hour per failed attempt (3 failed).", 1],
    ["Try again in 5 minutes, or 72 hours if all attempts are used.", 72],
    ["Wait 10 minutes (24 hours for new numbers)", 24],
    ["Wait 1 hour; 30 minutes more", 1.5],
    ["try again after 2026-11-26 16:30", 13.5],
    ["try again after 2026-11-27", 21],
  ])("is not told by %j; kept are %s hours", (details, hours) => {
    const outcome = refused({ details });
    expect(outcome.evidence.retryAfterSeconds).toBeUndefined();
    expect(keptWaitSeconds(outcome)).toBe(hours === undefined ? undefined : hours * HOUR);
  });

  test("is not replaced by another time of the same text", () => {
    expect(retryAfterInDetails("Wait 5 seconds, or retry after 2 horas", now)).toBeUndefined();
  });

  test.each([
    ["wait 10 500 seconds", 10_500],
    ["wait 10\u202F500 seconds", 10_500],
    ["Please wait 1.500 seconds", 1500],
    ["wait 1,5 hours", 5400],
    ["wait 30 seconds; after the third attempt wait 24 hours", 24 * HOUR],
    ["Retry after 1:30:00", 5400],
    ['{"retry_after":"30"}', 30],
    ["wait 45 minutes before the next attempt", 2700],
    ["Wait 1 hour + 30 minutes.", 5400],
    ["Wait 5 minutes plus 1 hour.", 3900],
    ["Wait 1 hour. Codes last 10 minutes.", 3600],
  ])("one that is understood is told: %j", (details, seconds) => {
    expect(retryAfterInDetails(details, now)).toBe(seconds);
  });
});

describe("[I23] an answer with several waits", () => {
  test.each([
    [{ header: "1", details: "Please wait 72 hours" }, 72 * HOUR],
    [{ member: 30, details: "Try again in 2 hours" }, 2 * HOUR],
    [{ header: "7200", member: 30 }, 7200],
    [{ header: "0" }, undefined],
    [{ header: "Thu, 26 Nov 2026 14:00:00 GMT" }, undefined],
    [{ header: "0", member: 60 }, 60],
  ] as const)("tells the longest, and one that is over tells none: %j", (said, seconds) => {
    expect(refused(said).evidence.retryAfterSeconds).toBe(seconds);
  });

  test("one that is over doesn't cut the wait of 72 hours for a spent ration", () => {
    const { told } = waitsOf(refused({ header: "0", details: "limit reached" }, "registration-limit"));
    expect(told).toMatchObject([{ holds: "register", seconds: 72 * HOUR }]);
  });
});

test.each([
  ["P2DT1M", 172_860],
  ["P1DT12H", 129_600],
  ["PT30S", 30],
  ["1h30", 7200],
  ["1 hour and a half", 7200],
  ["3 x 1 hour", 14_400],
  ["2 1/2 hours", 10_800],
  ["1 day 01:30:00", 172_800],
  ["5 minutes", 300],
  ["P", undefined],
])("[I23] a member that tells a wait in words is read as the most that it can mean: %s", (text, seconds) => {
  expect(toldSeconds(text, now)).toBe(seconds);
});

test.each([
  "Wait 1½ hours.",
  "Try again in an hour.",
  "Try again in 2 business days.",
  "Wait 1 hour per failed attempt (3 failed).",
])("[I23] nothing is sent again by itself after a text that speaks of a time: %s", (details) => {
  expect(retryAfterMs(refused({ details }))).toBeUndefined();
});

test.each([
  "Wait 1 hour per failed attempt (3 failed).",
  "Try again in 5 minutes, or 72 hours if all attempts are used.",
  "try again after 2026-11-26 16:30",
])("[I5] a spent ration lasts 72 hours unless a shorter wait is understood as a whole: %s", (details) => {
  expect(waitsOf(refused({ details }, "registration-limit")).told).toMatchObject([{ seconds: 72 * HOUR }]);
});

test.each([
  "请在3小时后重试",
  "Повторите через 3 часа",
  "請稍後再試",
  "Riprova tra 3 ore",
  "Try again in 3 godziny",
])("[I23] a refusal in any language ends no wait: %s", (details) => {
  const outcome = refused({ details }, "other");
  expect(leavesWaitsOpen(outcome)).toBe(true);
  expect(waitsOf(outcome)).toEqual({ told: [], over: [] });
});

test.each(["Invalid parameter (#100)", "Error code 131000", "The PIN is wrong", "Unsupported in v23.0", ""])(
  "[I23] a refusal without any time ends the wait: %j",
  (text) => {
    expect(mentionsTime(text)).toBe(false);
  },
);

test.each([
  "1-".repeat(500_000),
  "1s or ".repeat(170_000),
  "1 s and ".repeat(120_000),
  "1 ".repeat(500_000),
  "1,".repeat(500_000),
  "wait 1".repeat(160_000),
  "retry after 1".repeat(80_000),
  `1${" ".repeat(1_000_000)}s`,
  "2026-11-26 ".repeat(90_000),
  `${"9".repeat(1_000_000)} s`,
])("[F18] a text of 1 MB is read at once, whatever it repeats", (part) => {
  const text = `Please wait ${part} 1 s`;
  const outcome = refused({ details: text, member: text });
  keptWaitSeconds(outcome);
  leavesWaitsOpen(outcome);
  toldSeconds(text, now);
  longestTimeIn(text.slice(0, 1000), now);
  // Reading it took minutes, or the whole stack, before texts were cut first.
  expect(outcome.kind).toBe("rejected");
});
