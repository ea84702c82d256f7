import { expect, test } from "vitest";
import { LANGUAGES } from "../../../shared/language.ts";
import { loadTranslate, withUnits } from "../../../shared/wording/translate.ts";
import { sizeWords } from "../../../shared/wording/sizes.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";

const HOURS = 2 * 3_600_000 + 5 * 60_000;

test("[ZL10] in the window, no line breaks between a number and its unit, in any language", async () => {
  for (const language of LANGUAGES) {
    const t = await loadWindowTranslation(language);
    for (const text of [
      durationInWords(t, 12),
      durationInWords(t, 2_400),
      durationInWords(t, HOURS),
      sizeWords(t, 5_000),
    ])
      expect([language, text]).toEqual([language, expect.not.stringMatching(/\p{Nd}\u2069? (?!\p{Nd})/u)]);
    expect(durationInWords(t, HOURS).split(" ")).toHaveLength(2);
  }
  const es = await loadWindowTranslation("es");
  expect(es("window.scenarios.left", { count: 20 })).toContain("20\u00a0min");
  expect(withUnits("Step 2 has 5 messages, 1 second")).toBe("Step 2 has 5 messages, 1 second");
  expect(withUnits("5 % of 12 KB in 3 min")).toBe("5\u00a0% of 12\u00a0KB in 3\u00a0min");
});

test("[ZL10] elsewhere, texts keep plain spaces and digits", async () => {
  const t = await loadTranslate("en");
  expect(durationInWords(t, HOURS)).toBe("2 h 5 min");
});

test("[ZL10] a count above 999 has the separators of the language in the window, and what is typed has none", async () => {
  const counts = { en: "1,000", es: "12.000", "pt-BR": "1.000", id: "1.000", ar: "1,000" };
  for (const language of LANGUAGES) {
    const t = await loadWindowTranslation(language);
    const count = language === "es" ? 12_000 : 1_000;
    expect(t("window.batch.confirm.title", { count })).toContain(counts[language]);
    expect(t("window.overview.filtered", { count: 1, all: count })).toContain(counts[language]);
    expect(t("window.batch.confirm.type", { word: String(count) })).toContain(String(count));
  }
});

test("[ZL11] Arabic has its own abbreviations of units", async () => {
  const t = await loadWindowTranslation("ar");
  const latin = /\b(?:ms|s|min|h|d|B|KB|MB|GB)\b/u;
  for (const text of [
    durationInWords(t, 12),
    durationInWords(t, HOURS),
    sizeWords(t, 9),
    sizeWords(t, 5_000_000),
  ])
    expect(text).not.toMatch(latin);
  // As Intl abbreviates them.
  const intl = (unit: string): string =>
    new Intl.NumberFormat("ar-u-nu-latn", { style: "unit", unit, unitDisplay: "narrow" }).format(12);
  expect(durationInWords(t, 12_000)).toBe(intl("second").replaceAll(/\s/gu, "\u00a0"));
});
