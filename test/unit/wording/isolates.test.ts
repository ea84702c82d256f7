import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { agreesWith } from "../../../shared/wording/confirmations.ts";
import {
  isolated,
  withIsolates,
  withoutDirection,
  withoutOurMarks,
} from "../../../shared/wording/isolates.ts";
import { createTranslate } from "../../../shared/wording/translate.ts";

/** Marks as they are easier to read: ⟦ for the beginning of a unit, ⟧ for its end. */
const shown = (text: string): string => text.replace(/[\u2066\u2068]/gu, "⟦").replaceAll("\u2069", "⟧");
const sentence = (text: string): string => {
  const marked = withIsolates({ text })["text"];
  return typeof marked === "string" ? shown(marked) : "";
};

describe("[ZL8] a sentence that is written from right to left", () => {
  test.each([
    ["الرقم {{spoken}} في السحابة.", "الرقم {{spoken}} في السحابة."],
    ["استخدم --data-dir مع مجلد آخر.", "استخدم ⟦--data-dir⟧ مع مجلد آخر."],
    ["شغّل switchover resume --plan plan.json.", "شغّل ⟦switchover resume --plan plan.json⟧."],
    ["افتح https://example.org/ (HTTPS).", "افتح ⟦https://example.org/ (HTTPS⟧)."],
    ["من 22:00-05:00، أو 8 أيام", "من ⟦22:00-05:00⟧، أو 8 أيام"],
    ["رمز PIN وملف JSON.", "رمز PIN وملف JSON."],
    ["{{count}} MB في {{path}}/log", "⟦{{count}} MB⟧ في ⟦{{path}}/log⟧"],
    ["قبل {{n}} s.", "قبل ⟦{{n}} s⟧."],
    ["{{title}}: ({{found}}). {{what}} HTTP", "{{title}}: ({{found}}). {{what}} HTTP"],
  ])("%s", (text, expected) => {
    expect(sentence(text)).toBe(expected);
  });

  test("keeps each value that is put in as a unit, save for a plain number", () => {
    const t = createTranslate("es", { en, es }, undefined, { isolates: true });
    expect(shown(t("questions.warnings.about", { title: "+1 202 555 0123", found: "12" }))).toBe(
      "⟦+1 202 555 0123⟧: 12",
    );
    expect(shown(t("times.days", { count: 3 }))).toBe("3 días");
  });

  test("is not turned around by a value", () => {
    expect(shown(isolated("a\u202Eb"))).toBe("⟦ab⟧");
    expect(shown(isolated("a\u2069\u2067b"))).toBe("⟦ab⟧");
    expect(shown(isolated("a\u2066b"))).toBe("⟦ab⟧");
    expect(shown(isolated(isolated("a b")))).toBe("⟦⟦a b⟧⟧");
    const marks = fc.constantFrom(
      "\u061C",
      "\u200E",
      "\u202A",
      "\u202E",
      "\u2066",
      "\u2067",
      "\u2068",
      "\u2069",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(marks, fc.string())), (parts) => {
        const value = isolated(parts.join(""));
        let depth = 0;
        for (const [mark] of value.matchAll(/[\u202A-\u202E\u2066-\u2069]/gu)) {
          expect(mark).toMatch(/[\u2066-\u2069]/u);
          depth += mark === "\u2069" ? -1 : 1;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
        expect(withoutDirection(value)).toBe(withoutDirection(parts.join("")));
      }),
    );
  });

  test("and one that is written from left to right has no marks", () => {
    const t = createTranslate("es", { en, es });
    expect(t("questions.warnings.about", { title: "--x", found: "+1" })).toBe("--x: +1");
  });

  test("a phrase that was copied with its marks is the phrase", () => {
    expect(agreesWith("el número", "\u2068El  número\u2069 ")).toBe(true);
    expect(agreesWith("el número", "el numero")).toBe(false);
  });
});

describe("[ZN8] what is copied", () => {
  test("is without the marks that sentences have, and with those of a person", () => {
    const own = "\u2066+1 202 555 0123\u2069 في \u2068https://example.org/\u2069";
    expect(withoutOurMarks(own)).toBe("+1 202 555 0123 في https://example.org/");
    const theirs = "a\u200Fb \u2067ج\u2069 \u202Aab\u202C می\u200Cخواهم";
    expect(withoutOurMarks(theirs)).toBe(theirs);
    expect(withoutOurMarks(isolated(theirs))).toBe(withoutDirection(theirs));
    expect(withoutOurMarks("\u2068x\u2067ج\u2069\u2069")).toBe("x\u2067ج\u2069");
  });

  test("may begin or end within a unit", () => {
    expect(withoutOurMarks("0123\u2069 في \u2068https:")).toBe("0123 في https:");
  });

  test("is any text, and has no mark of ours then", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "\u2066", "\u2067", "\u2068", "\u2069", "\u200F")),
        (parts) => {
          const copied = withoutOurMarks(parts.join(""));
          expect(copied).not.toMatch(/[\u2066\u2068]/u);
          expect(withoutOurMarks(copied)).toBe(copied);
          expect(copied.replaceAll(/[\u2067\u2069]/gu, "")).toBe(
            parts.join("").replaceAll(/[\u2066-\u2069]/gu, ""),
          );
        },
      ),
    );
  });
});

test.each([
  ["a colon before it", "جدول هنا: CSV بأعمدة", "جدول هنا: CSV بأعمدة"],
  ["a full stop before it", "تم. CSV-2 بأعمدة", "تم. \u2066CSV-2\u2069 بأعمدة"],
  ["a bracket after it", "ملف CSV-2 (بأعمدة)", "ملف \u2066CSV-2\u2069 (بأعمدة)"],
  ["punctuation alone", "هنا : هناك", "هنا : هناك"],
])("of a unit in a sentence, %s stays outside", (_, text, marked) =>
  expect(withIsolates({ text })).toEqual({ text: marked }),
);
