import { describe, expect, test } from "vitest";
import { retryAfterMs } from "../../../main/core/migration/refusals.ts";
import { readCloudError } from "../../../main/core/platforms/cloud/caller.ts";
import type { ApiError } from "../../../main/core/platforms/http/api-error.ts";
import { evidenceOf } from "../../../main/core/platforms/http/evidence.ts";
import { scrubberFor } from "../../../main/core/platforms/http/safe-text.ts";
import { readOnPremError } from "../../../main/core/platforms/on-prem/caller.ts";
import { platformWaitsIn } from "../../../shared/migration/platform-wait.ts";
import { keptWaitSeconds, leavesWaitsOpen } from "../../../shared/platform/kept-wait.ts";
import { Evidence, type RecordedOutcome, type RefusalReason } from "../../../shared/platform/outcome.ts";

const at = "2026-11-26T15:00:00.000Z";
const now = Date.parse(at);
const HOUR = 3600;
const DAYS_3 = 72 * HOUR;

type Said = {
  readonly header?: string | undefined;
  readonly member?: unknown;
  readonly title?: string;
  readonly details?: string;
};

function answered(
  error: ApiError | undefined,
  header: string | undefined,
  reason: RefusalReason = "rate-limited",
): RecordedOutcome {
  const answer = { status: 429, headers: header === undefined ? {} : { "retry-after": header }, json: {} };
  const tools = { scrub: scrubberFor([]), traceIdSuffix: "trace_id" };
  const evidence = evidenceOf({ at, durationMs: 1 }, answer, error, tools);
  return { kind: "rejected", reason, evidence };
}

function refused({ header, member, title = "Too many requests", details }: Said, reason?: RefusalReason) {
  const texts = { title, ...(details === undefined ? {} : { details }) };
  return answered({ code: 4, ...texts, waits: [member], alone: true }, header, reason);
}

const waitsOf = (outcome: RecordedOutcome) =>
  platformWaitsIn({ kind: "outcome", step: "register", attempt: 2, outcome, stamp: undefined });

describe("[I23] [ZP30] of all that one answer says, the longest wait counts", () => {
  test.each<[Said, number]>([
    [{ header: "60", details: "The number is blocked for the next 72 hours." }, DAYS_3],
    [{ header: "5", details: "Your account is blocked for 2 hours." }, 2 * HOUR],
    [{ header: "5", details: "Wait 1 hour per attempt." }, HOUR],
    [{ member: 5, details: "Your account is blocked for 2 hours." }, 2 * HOUR],
    [{ member: 5, title: "Blocked for 2 hours" }, 2 * HOUR],
    [{ details: "Wait 5 seconds.", title: "Blocked for 2 hours" }, 2 * HOUR],
    [{ header: "5", details: "The limit resets at 18:00." }, 5],
    [{ header: "5", details: "Your limit resets on Monday." }, 5],
    [{ header: "5", details: "Intente más tarde" }, 5],
    [{ header: "5", member: "2 horas" }, 5],
    [{ header: "5", member: { value: 2, unit: "hours" } }, 5],
    [{ header: "1h30", member: 5 }, 2 * HOUR],
    [{ header: "5", details: `${"please ".repeat(90)} blocked for 72 hours` }, DAYS_3],
    [{ header: "5", details: `${"please ".repeat(900)} blocked for 72 hours` }, 5],
  ])(
    "what may mean more than it tells is kept as the most of it, and cuts no other wait: %#",
    (said, seconds) => {
      const outcome = refused(said);
      expect(outcome.evidence.retryAfterSeconds).toBeUndefined();
      expect(keptWaitSeconds(outcome)).toBe(seconds);
      expect(waitsOf(outcome)).toEqual({ told: [{ holds: "register", seconds, cutsNone: true }], over: [] });
      expect(retryAfterMs(outcome)).toBeUndefined();
    },
  );

  test.each<[Said, number]>([
    [{ header: "60", details: "Please wait 2 hours." }, 2 * HOUR],
    [{ header: "7200", details: "Try again in 5 minutes." }, 2 * HOUR],
    [{ header: "60", title: "(#80007) Rate limit hit" }, 60],
    [{ header: "60", title: "Wait 5 minutes" }, 300],
    [{ member: "PT2H", details: "Codes last 10 minutes." }, 2 * HOUR],
  ])("%j tells %i s", (said, seconds) => {
    expect(refused(said).evidence).toMatchObject({ retryAfterSeconds: seconds });
    expect(refused(said).evidence.unclearWait).toBeUndefined();
  });

  test("a shorter wait doesn't replace the 72 hours of a spent ration where a text names them", () => {
    const said = { header: "60", details: "You used all 10 attempts in a window of 72 hours." };
    expect(waitsOf(refused(said, "registration-limit")).told).toEqual([
      { holds: "register", seconds: DAYS_3, cutsNone: true },
    ]);
  });

  test("every member and every text of an error is read, also those that aren't kept", () => {
    const error = { code: 4, message: "Rate limit hit" };
    const cloud = (more: object): RecordedOutcome =>
      answered(readCloudError({ error: { ...error, ...more } }), undefined);
    const twice = cloud({ retry_after: 5, error_data: { retry_after: 7200 } });
    expect(twice.evidence.retryAfterSeconds).toBe(7200);
    const beside = { error_user_title: "Wait", error_user_msg: "Blocked for 72 hours" };
    const hidden = cloud({ retry_after: 5, ...beside, error_data: { details: "Rate limit hit" } });
    expect([hidden.evidence.retryAfterSeconds, keptWaitSeconds(hidden)]).toEqual([undefined, DAYS_3]);
    const monday = cloud({
      ...beside,
      error_user_msg: "See you on Monday",
      error_data: { details: "Limit" },
    });
    expect([leavesWaitsOpen(monday), retryAfterMs(monday)]).toEqual([true, undefined]);

    const errors = [
      { code: 1015, title: "Too many requests", details: "Wait 5 seconds" },
      { code: 1015, title: "Too many requests", details: "Blocked for 2 hours", retry_after: 90 },
    ];
    const client = answered(readOnPremError({ errors }), undefined);
    expect(client.evidence.unclearWait).toEqual({ seconds: 90, named: 2 * HOUR });
    expect(keptWaitSeconds(client)).toBe(2 * HOUR);
    const many = Array.from({ length: 100 }, () => ({ code: 1015, retry_after: 5 }));
    expect(answered(readOnPremError({ errors: many }), undefined).evidence.retryAfterSeconds).toBeUndefined();
  });
});

test.each([
  "wait 1 s ",
  "retry after 1 s and 1 s ",
  "again in 5 x ",
  "1 s or ",
  "1-",
  "'",
  "1h30 ",
  "too many ",
])("[F18] an answer of many long texts that repeat %j is read at once", (part) => {
  const text = part.repeat(20_000);
  const errors = Array.from({ length: 200 }, () => ({
    code: 1,
    title: text,
    details: text,
    retry_after: text,
  }));
  const outcome = answered(readOnPremError({ errors }), text);
  // Reading all of it as often as it repeats would take hours.
  expect(outcome.evidence.retryAfterSeconds).toBeUndefined();
  expect(leavesWaitsOpen(outcome)).toBe(true);
});

describe("[I23] [ZP31] a wait in a form that isn't understood", () => {
  test.each<[string, Said, number | undefined]>([
    ...["-5", "soon", "0x1C20", "2 horas", "next week"].map((header): [string, Said, undefined] => [
      "header",
      { header },
      undefined,
    ]),
    ["header", { header: "+7200" }, 7200],
    ["header", { header: "7,200" }, 7200],
    ["header", { header: "7200, 7200" }, 7200],
    ["header", { header: "5, 7200" }, 7200],
    ["header", { header: "120;x" }, 120],
    ["header", { header: "Thu, 26 Nov 2026 18:00:00" }, 15 * HOUR],
    ["header", { header: "Thu, 26 Nov 2026 18:00:00 PST" }, 27 * HOUR],
    ["member", { member: "1:30:00" }, 1.5 * HOUR],
    ["member", { member: "18:00" }, 18 * HOUR],
    ["member", { member: "7 200" }, 7200],
    ["member", { member: "5 minutes, or until Friday" }, 300],
    ["member", { member: "2026-11-26T18:00:00" }, 15 * HOUR],
    ...[
      "tomorrow",
      "two hours",
      "2 horas",
      "2 jam",
      "2 ساعات",
      "٧٢٠٠",
      "15/01/2026 18:00",
      { value: 2, unit: "hours" },
      [7200],
      true,
      -1,
    ].map((member): [string, Said, undefined] => ["member", { member }, undefined]),
  ])("of a %s leaves every wait open, and nothing is sent again by itself: %j", (_where, said, seconds) => {
    const outcome = refused(said);
    expect(outcome.evidence.retryAfterSeconds).toBeUndefined();
    expect(keptWaitSeconds(outcome)).toBe(seconds);
    expect(leavesWaitsOpen(outcome)).toBe(true);
    expect(waitsOf(outcome).over).toEqual([]);
    expect(retryAfterMs(outcome)).toBeUndefined();
  });

  test.each<[Said, number]>([
    [{ header: "1h" }, HOUR],
    [{ header: "90m" }, 1.5 * HOUR],
    [{ header: "7200s" }, 2 * HOUR],
    [{ header: "PT30S" }, 30],
    [{ member: "P1M" }, DAYS_3],
    [{ member: "P1Y" }, DAYS_3],
    [{ header: "Thu Nov 26 16:00:00 2026" }, HOUR],
  ])("is one that is understood wherever it stands: %j", (said, seconds) => {
    expect(refused(said).evidence.retryAfterSeconds).toBe(seconds);
  });

  test.each<Said>([
    { header: "0" },
    { header: " " },
    { member: null },
    { member: "" },
    { member: false },
    {},
  ])("isn't one that says nothing: %j", (said) => {
    expect(refused(said).evidence.unclearWait).toBeUndefined();
    expect(waitsOf(refused(said))).toEqual({ told: [], over: ["register"] });
    expect(retryAfterMs(refused(said))).toBe(5000);
  });

  test("is noted without what it said", () => {
    const hostile = "tomorrow \u202e<b>hunter2</b>";
    const { evidence } = refused({ header: hostile, member: { [hostile]: hostile } });
    expect(JSON.stringify(evidence)).not.toContain("hunter2");
    expect(Evidence.parse(JSON.parse(JSON.stringify(evidence)))).toEqual(evidence);
    expect(evidence.unclearWait).toEqual({});
  });
});

describe("[I23] [ZP32] a text tells a wait only if nothing else in it may speak of a time", () => {
  test.each([
    "Please wait 5 minutes. Your limit resets on Monday.",
    "Wait 30 seconds, or until Friday if all attempts are used.",
    "Please wait 60 seconds, or a couple of hrs.",
    "wait 5 seconds until the weekend",
    "Retry after 5 seconds. At noon.",
    "wait 30 seconds or contact support next January",
    "Wait 5 minutes; the block is permanent.",
    "Wait 5 minutes; blocked until further notice.",
    "wait 1 minute for each of your last attempts",
    "wait 1 minute, doubled every time",
    "Wait for 5 mins... or half a dozen mins",
    "wait several eternities; retry after 5 seconds",
    "retry after 5 seconds, but not before Easter",
    "wait 5 seconds, then a quarter of it",
    "wait 5 s, no sooner than Q3",
    "wait 5 seconds (90)",
    `wait 5 seconds. Your limit resets at ${now / 1000 + 7200}`,
  ])("%j tells none, and nothing is sent again by itself", (details) => {
    const outcome = refused({ details });
    expect(outcome.evidence.retryAfterSeconds).toBeUndefined();
    expect(waitsOf(outcome).told).toMatchObject([{ cutsNone: true }]);
    expect(retryAfterMs(outcome)).toBeUndefined();
  });

  test.each([
    "Your limit resets on Monday.",
    "Try again in a couple of hrs",
    "Not before Easter",
    "Blocked until further notice",
    "Riprova più tardi",
    `Limit until ${now + 7_200_000}`,
  ])("%j ends no wait, and nothing is sent again by itself", (details) => {
    expect(waitsOf(refused({ details }))).toEqual({ told: [], over: [] });
    expect(retryAfterMs(refused({ details }))).toBeUndefined();
  });

  test.each([
    ["Too many requests", "Try again after 59 seconds.", 59],
    ["Request code error", "A code was requested too recently. Try again after 59 seconds.", 59],
    ["Sender locked", "Too many PIN guesses. retry_after: 3600 seconds.", 3600],
    ["Account locked", "too_many_guesses: codes last 10 minutes. retry_after: 3600", 3600],
    ["(#133008) Too many two-step verification PIN guesses", "Try again in 15 minutes", 900],
    ["(#4) Application request limit reached", "Retry after 30 seconds", 30],
    ["Two-step verification PIN guessed too fast", "Please wait 5 minutes, then enter the PIN again.", 300],
  ])("%s: %j tells %i s", (title, details, seconds) => {
    expect(refused({ title, details }).evidence.retryAfterSeconds).toBe(seconds);
  });

  test.each([
    "Rate limit issues",
    "Account register deregister rate limit exceeded",
    "Phone number re-verification needed",
    "Server temporarily unavailable",
    "Service not ready",
    "The client must be registered and connected.",
    "Wait before entering the PIN again.",
    "The backup data cannot be decoded with this password for this number.",
    "Parameter value is not valid",
    "Incomplete deregistration",
    "Phone number was recently deleted",
    "Something went wrong",
    "The code was not accepted: wrong.",
    "No such node",
    "Number 12025550123 (106540352242922) isn’t registered with v23.0",
  ])("%j speaks of no time", (details) => {
    expect(leavesWaitsOpen(refused({ details }))).toBe(false);
  });
});
