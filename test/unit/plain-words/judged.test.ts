import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import { es as windowEs } from "../../../renderer/wording/es/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { JUDGED } from "../../support/plain-words/meanings.ts";
import { keyOf, sentencesOf } from "../wording/catalogue-tree.ts";

const FILE = join(import.meta.dirname, "../../support/plain-words/judged.json");

/** The texts of the sentences whose claims are in the table, by key, in both languages. */
function judgedTexts(): Readonly<Record<string, readonly string[]>> {
  const texts = [
    { ...en, window: windowEn },
    { ...es, window: windowEs },
  ].map((words) => new Map([...sentencesOf(words)].map(([path, text]) => [keyOf(path), text])));
  return Object.fromEntries(JUDGED.map((key) => [key, texts.map((of) => of.get(key) ?? "")]));
}

// A sentence that says something else claims something else: its row in `meanings.ts` is to be read again. Then
// JUDGED=1 npx vitest run --project unit test/unit/plain-words/judged.test.ts writes the texts down.
test("[ZW6] the claims of each sentence were judged by the text that it has", () => {
  const now = judgedTexts();
  if (process.env["JUDGED"] === "1") writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  const judged = JSON.parse(readFileSync(FILE, "utf8")) as typeof now;
  expect(now).toEqual(judged);
  expect(Object.entries(now).filter(([, texts]) => texts.includes(""))).toEqual([]);
});
