import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGE_FACTS, LANGUAGES, languageOf, type Language } from "../../../shared/language.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { PLURAL_FORMS, type TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import { createTranslate, loadTranslate } from "../../../shared/wording/translate.ts";

const sample = { name: "Rows of {{name}}", of: { rows_one: "{{count}} row", rows_other: "{{count}} rows" } };
type Sample = typeof sample;

const formsOf = (tag: string): readonly string[] =>
  [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort();

test("[ZL1] each translation has a glossary, which names its language and who reviewed it", () => {
  for (const language of LANGUAGES.filter((one) => one !== "en")) {
    const glossary = readFileSync(new URL(`../../../docs/glossary-${language}.md`, import.meta.url), "utf8");
    expect(glossary).toMatch(/^# Glossary: .+\n\nReviewed by a native speaker: no\n/);
    expect(readFileSync(new URL("../../../docs/translating.md", import.meta.url), "utf8")).toContain(
      `(glossary-${language}.md)`,
    );
  }
});

describe("the plural forms of a translation", () => {
  test.each(Object.entries(PLURAL_FORMS))(
    "[ZL1] are those of Intl.PluralRules in %s",
    (tag, { must, may }) => {
      expect([...must, ...may].sort()).toEqual(formsOf(tag));
    },
  );

  test("[ZL1] are asked for by the compiler, each language its own", () => {
    const indonesian = {
      name: "Baris {{name}}",
      of: { rows_other: "{{count}} baris" },
    } as const satisfies TranslationOf<"id", Sample>;
    const spanish = {
      name: "Filas de {{name}}",
      of: { rows_one: "{{count}} fila", rows_many: "{{count}} de filas", rows_other: "{{count}} filas" },
    } as const satisfies TranslationOf<"es", Sample>;
    const rows = {
      rows_zero: "0",
      rows_one: "1",
      rows_two: "2",
      rows_few: "3",
      rows_many: "11",
      rows_other: "100",
    };
    const arabic = { name: "صفوف {{name}}", of: rows } as const satisfies TranslationOf<"ar", Sample>;
    const { rows_two: _two, ...five } = rows;
    // @ts-expect-error Arabic has a form for two.
    const withoutTwo: TranslationOf<"ar", Sample> = { name: "", of: five };
    // @ts-expect-error Indonesian has one form only.
    const withOne: TranslationOf<"id", Sample> = { name: "", of: { rows_one: "", rows_other: "" } };
    // @ts-expect-error A sentence is missing.
    const withoutName: TranslationOf<"es", Sample> = { of: spanish.of };
    expect([indonesian, arabic, withoutTwo, withOne, withoutName]).toHaveLength(5);
  });

  test("[ZL2] a whole million is said in the language, and never in English", () => {
    for (const strict of [true, false]) {
      const t = createTranslate("es", { en, es }, undefined, { strict });
      expect(t("times.days", { count: 1_000_000 })).toBe("1000000 días");
    }
  });
});

describe("the languages", () => {
  test("[ZL7] are marked in the guide as they are in the program", () => {
    const guide = readFileSync(new URL("../../../docs/translating.md", import.meta.url), "utf8");
    const rows = [...guide.matchAll(/^\| [^|`]+(?: \(`[^`]+`\))? \| `(\w+)` \| (yes|no) \|$/gmu)];
    expect(rows.map(([, folder, reviewed]) => [folder, reviewed])).toEqual(
      LANGUAGES.map((language) => [language.split("-")[0], LANGUAGE_FACTS[language].reviewed ? "yes" : "no"]),
    );
  });

  test.each(LANGUAGES)(
    "[ZL3] %s has sentences of its own, a name and a format of dates",
    async (language) => {
      const t = await loadTranslate(language);
      expect(t.language).toBe(language);
      const { name, locale, direction } = LANGUAGE_FACTS[language];
      expect(name.toLowerCase()).toContain(
        (new Intl.DisplayNames([language], { type: "language" }).of(language) ?? "missing").toLowerCase(),
      );
      expect(new Intl.Locale(locale).language).toBe(new Intl.Locale(language).language);
      const day = new Intl.DateTimeFormat(locale, {
        dateStyle: "medium",
        timeStyle: "short",
        timeZone: "UTC",
      });
      expect(day.format(Date.UTC(2026, 10, 21, 14, 20))).toMatch(/^\D*21\D.*2026.*14[:.]20\D*$/);
      expect(direction).toBe(/\p{Script=Arabic}/u.test(t("homes.cloud")) ? "rtl" : "ltr");
    },
  );

  test.each<[tags: readonly string[], language: Language | undefined]>([
    [["es-MX"], "es"],
    [["es_ES.UTF-8"], "es"],
    [["es@euro"], "es"],
    [["fr-FR", "es-MX", "en"], "es"],
    [["EN_us"], "en"],
    [["id_ID.UTF-8"], "id"],
    [["in-ID"], "id"],
    [["C.UTF-8"], "en"],
    [["POSIX"], "en"],
    [["fr-FR"], undefined],
    [["", "-", "e", "est"], undefined],
    [["__proto__", "constructor"], undefined],
    [[], undefined],
  ])("[ZL4] %j means %s", (tags, language) => {
    expect(languageOf(tags)).toBe(language);
  });
});
