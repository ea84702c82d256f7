import { expect, test } from "vitest";
import { LINT_SENTENCES } from "../../../shared/lint/finding.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { lintMessage } from "../../../shared/wording/lint.ts";
import { createTranslate, translateToEnglish } from "../../../shared/wording/translate.ts";

const names = { brand: "chat", name: "to", host: "cdn.example" };

test.each([
  ["English", translateToEnglish],
  ["Spanish", createTranslate("es", { en, es })],
] as const)("[ZW8] what a check of messages found begins with a capital letter in %s", (_language, t) => {
  const found = LINT_SENTENCES.map((sentence) => lintMessage(t, { sentence, names }));
  expect(found.filter((text) => !/^\p{Lu}/u.test(text))).toEqual([]);
});
