import { expect, test } from "vitest";
import { outcomeSentence, stepCodeWording } from "../../../shared/wording/cause-words.ts";
import { pinChangeWords } from "../../../shared/wording/pin-words.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { rejected } from "../../support/told-run.ts";

test("[I28] a refusal that may mean a lock or a wrong PIN is told as either, and not as a lock", () => {
  const refused = rejected("account-locked", { httpStatus: 400, apiError: { code: 131031 } });
  const told = outcomeSentence(translateToEnglish, "register", refused) ?? "";
  expect(told).toMatch(/locked, or/);
  expect(told).toContain("PIN");
});

test("[ZP33] too many requests: the wait is said, or that none was told, or that it isn't clear", () => {
  const told = (evidence: Parameters<typeof rejected>[1]): string =>
    outcomeSentence(translateToEnglish, "register", rejected("rate-limited", evidence)) ?? "";
  expect(told({ retryAfterSeconds: 90 })).toMatch(/asked you to wait/);
  expect(told({ apiError: { code: 4, title: "Rate limit hit" } })).toMatch(/didn't say how long to wait\.$/);
  for (const unclear of [
    { unclearWait: {} },
    { apiError: { code: 4, details: "Your limit resets on Monday." } },
  ])
    expect(told(unclear)).toMatch(/isn't clear from the platform's response\.$/);
  const signIn = { ...rejected("other"), kind: "notSent", cause: "sign-in-refused", signIn: "rate-limited" };
  expect(outcomeSentence(translateToEnglish, "backup", signIn as never)).toMatch(/didn't say how long/);
});

test("[ZP25] a code that means one thing at a step and another elsewhere is explained as of that step", () => {
  const denied = rejected("other", { httpStatus: 403, apiError: { code: 1005, title: "Access denied" } });
  for (const step of ["account", "code"] as const) {
    expect(outcomeSentence(translateToEnglish, step, denied)).toContain("without a reason");
    expect(stepCodeWording(translateToEnglish, step, denied)?.advice).toContain("Check the code and the PIN");
  }
  expect(outcomeSentence(translateToEnglish, "shards", denied)).toContain("can't change its shards now");
  expect(outcomeSentence(translateToEnglish, "backup", denied)).toContain("isn't an administrator");
});

test("[ZP25] a refused change of a PIN is explained as of that change, on either API", () => {
  const change = (side: "cloud" | "on-premises"): string =>
    pinChangeWords(
      translateToEnglish,
      {
        operation: "o-20260115-7k2q9d4xqm" as never,
        action: "set",
        side,
        number: { cc: "1", phoneNumber: "2025550123" } as never,
        state: "rejected",
        startedAt: "2026-01-15T12:00:00.000Z",
        by: "person",
        outcome: rejected("other", { httpStatus: 403, apiError: { code: 1005 } }),
      } as never,
      "+1 202 555 0123",
    ).what;
  expect(change("on-premises")).toContain("isn't an administrator");
  expect(change("cloud")).not.toContain("administrator");
});
