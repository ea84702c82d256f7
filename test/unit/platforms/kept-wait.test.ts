import { describe, expect, test } from "vitest";
import { retryAfterInDetails } from "../../../main/core/platforms/http/retry-after.ts";
import { retryAfterMs } from "../../../main/core/migration/refusals.ts";
import { platformWaitsIn } from "../../../shared/migration/platform-wait.ts";
import { keptWaitSeconds } from "../../../shared/platform/kept-wait.ts";
import type { RecordedOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";

const at = "2026-11-26T12:00:00.000Z";
const now = Date.parse(at);

function refused(reason: RefusalReason, details: string): RecordedOutcome {
  const told = retryAfterInDetails(details, now);
  const evidence = { at, durationMs: 1, apiError: { code: 1015, details } };
  return {
    kind: "rejected",
    reason,
    evidence: told === undefined ? evidence : { ...evidence, retryAfterSeconds: told },
  };
}

const waitsOf = (outcome: RecordedOutcome) =>
  platformWaitsIn({
    kind: "outcome",
    step: "account",
    attempt: 1,
    outcome,
    stamp: { boot: "one", monotonicMs: 1 },
  });

describe("[I23] a limit's refusal that names a time", () => {
  test.each([
    ["Blocked for 72 hours", 259_200],
    ["This number is blocked for the next 72 hours", 259_200],
    ["You have been temporarily blocked for 3 hours", 10_800],
    ["Come back in 3 hours", 10_800],
    ["Next attempt in 45 minutes", 2700],
    ["Rate limit resets in 5 minutes", 300],
    ["You will be able to request a new one after 11 hours", 39_600],
    ["You can request another code in 10 minutes", 600],
    ["Please try again later (in 2 hours)", 7200],
    ["You can try again\nin 2 hours", 7200],
    ["Please try again, in 2 hours", 7200],
    ["try again in 2-3 hours", 10_800],
    ["try again in 2 to 3 hours", 10_800],
    ["try again in 5 minutes or 1 hour", 3600],
    ["Retry-After: Thu, 26 Nov 2026 13:00:00 GMT", 3600],
    ["retry_after: 2026-11-26 13:00:00", 46_800],
    ["retry_after: 2026-11-27", 86_400],
    ["Blocked until 2026-11-26T13:00:00+00:00", 3600],
    ["At most 5 codes in 10 minutes, at most 10 within 24 hours", 86_400],
    ["Only 3 codes in 1 hour 30 minutes", 5400],
  ])("%j keeps the next request for so long: %i s", (details, seconds) => {
    const outcome = refused("rate-limited", details);
    expect(keptWaitSeconds(outcome)).toBe(seconds);
    expect(waitsOf(outcome)).toMatchObject({ told: [{ holds: "account", seconds }], over: [] });
    expect(retryAfterMs(outcome)).toBe(undefined);
  });

  test.each(["Blocked for 72 hours", "At most 10 within 72 hours"])(
    "%j isn't shown as a wait that the platform told, and cuts none",
    (details) => {
      const outcome = refused("rate-limited", details);
      expect(outcome.evidence.retryAfterSeconds).toBeUndefined();
      expect(waitsOf(outcome).told).toMatchObject([{ cutsNone: true }]);
    },
  );

  test("a time that is over is no wait", () => {
    expect(
      keptWaitSeconds(refused("rate-limited", "The last code was sent 31 minutes ago.")),
    ).toBeUndefined();
    expect(keptWaitSeconds(refused("rate-limited", "Since 2026-11-26T11:00:00Z"))).toBeUndefined();
  });
});

test.each([
  "Try again at 14:30",
  "Try again tomorrow",
  "Try again in an hour",
  "wait 90",
  "Inténtalo de nuevo en 2 horas",
  "Coba lagi dalam 2 jam",
  "Versuchen Sie es in 2 Stunden erneut",
  "أعد المحاولة بعد 2 ساعة",
  "More than 24 hours have passed since the customer last replied",
])("[I23] a refusal of any reason that speaks of a time ends no wait and tells none: %s", (details) => {
  expect(waitsOf(refused("other", details))).toEqual({ told: [], over: [] });
});

test("[I23] a refusal that speaks of no time ends the wait, as before", () => {
  expect(waitsOf(refused("other", "Invalid parameter (#100)"))).toEqual({ told: [], over: ["account"] });
});

test("[F18] a date after the name of a wait is never read as digits", () => {
  expect(retryAfterInDetails("Retry-After: Thu, 26 Nov 2026 13:00:00 GMT")).toBeUndefined();
  expect(retryAfterInDetails("retry_after: 2026-99-99T99:99:99Z", now)).toBeUndefined();
  expect(retryAfterInDetails("retry_after: 2026-11-26T14:00:00+0100", now)).toBe(3600);
  expect(retryAfterInDetails("retry after Thursday, 26-Nov-26 13:00:00 GMT", now)).toBe(3600);
  expect(retryAfterInDetails("retry after Thu Nov 26 13:00:00 2026", now)).toBeUndefined();
});
