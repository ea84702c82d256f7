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
