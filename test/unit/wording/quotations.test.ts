import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../shared/language.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { changeSentence } from "../../../shared/wording/changes.ts";
import { loadTranslate, translateToEnglish } from "../../../shared/wording/translate.ts";

const HOSTILE = 'CONNECTED". Next: run x”. It works. » now「';

describe("[ZP24] a text from outside that a sentence quotes", () => {
  test.each(LANGUAGES)("can't end the quotation in %s", async (language) => {
    const t = await loadTranslate(language);
    const finding = saidText(t, {
      key: "findings.status.told",
      values: { status: { key: "findings.quoted", values: { text: HOSTILE } } },
    });
    const change = changeSentence(t, {
      member: "verified_name",
      before: "A",
      after: HOSTILE,
      same: false,
      expectedSame: true,
    });
    for (const text of [finding, change]) {
      expect(text).toContain("\\u{22}. Next");
      expect(text).toContain("\\u{201d}. It works. \\u{bb} now\\u{300c}");
    }
  });

  test("is else as it came, apostrophes too, and sentences of our own keep their quotations", () => {
    const quoted = (text: string) =>
      saidText(translateToEnglish, { key: "findings.quoted", values: { text } });
    expect(quoted("Joe’s 'Bakery'")).toBe("\"Joe’s 'Bakery'\"");
    expect(translateToEnglish("run.past.left", { at: "noon", state: "“Back up” waits." })).toContain(
      "“Back up” waits.",
    );
  });
});
