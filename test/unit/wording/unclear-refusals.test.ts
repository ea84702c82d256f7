import { expect, test } from "vitest";
import { outcomeSentence } from "../../../shared/wording/cause-words.ts";
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
