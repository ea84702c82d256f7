import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InvariantError } from "../../../shared/invariant.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import {
  createTranslate,
  isKey,
  loadTranslate,
  translateToEnglish,
  type Key,
  type Translate,
} from "../../../shared/wording/translate.ts";

const own = {
  window: { hello: "Hello {{name}}", rows_one: "{{count}} row", rows_other: "{{count}} rows" },
} as const;
const ownSpanish: TranslationOf<"es", typeof own> = {
  window: { hello: "Hola {{name}}", rows_one: "{{count}} fila", rows_other: "{{count}} filas" },
};

const ownIndonesian: TranslationOf<"id", typeof own> = {
  window: { hello: "Halo {{name}}", rows_other: "{{count}} baris" },
};
const ownArabic: TranslationOf<"ar", typeof own> = {
  window: {
    hello: "مرحبًا {{name}}",
    rows_zero: "لا صفوف",
    rows_one: "صف واحد",
    rows_two: "صفان",
    rows_few: "{{count}} صفوف",
    rows_many: "{{count}} صفًا",
    rows_other: "{{count}} صف",
  },
};
const loaders = {
  en: own,
  es: async () => ownSpanish,
  "pt-BR": async () => ownSpanish,
  id: async () => ownIndonesian,
  ar: async () => ownArabic,
};

describe("saying a sentence", () => {
  test("comes in the language that was asked for", async () => {
    expect(translateToEnglish("homes.cloud")).toBe("Cloud");
    const spanish = await loadTranslate("es");
    expect(spanish.language).toBe("es");
    expect(spanish("homes.cloud")).toBe("Nube");
    expect((await loadTranslate("en"))("homes.cloud")).toBe("Cloud");
  });

  test("chooses the plural form", async () => {
    const spanish = await loadTranslate("es");
    expect([0, 1, 2].map((count) => translateToEnglish("times.days", { count }))).toEqual([
      "0 days",
      "1 day",
      "2 days",
    ]);
    expect([0, 1, 2].map((count) => spanish("times.days", { count }))).toEqual(["0 días", "1 día", "2 días"]);
    const indonesian = await loadTranslate("id", loaders);
    expect([0, 1, 2].map((count) => indonesian("times.days", { count }))).toEqual([
      "0 hari",
      "1 hari",
      "2 hari",
    ]);
    expect(indonesian("window.rows", { count: 1 })).toBe("1 baris");
  });

  test("says a host's own words and the shared ones, typed as one", async () => {
    const t = await loadTranslate("es", loaders);
    const asShared: Translate = t;
    expect(t("window.hello", { name: "Ana" })).toBe("Hola Ana");
    expect(t("window.rows", { count: 1 })).toBe("1 fila");
    expect(asShared("homes.cloud")).toBe("Nube");
    expect((await loadTranslate("en", loaders))("window.rows", { count: 2 })).toBe("2 rows");
  });

  test("refuses a host's words under a name that is taken", () => {
    expect(() => createTranslate("en", { en }, { en: { homes: { cloud: "elsewhere" } } })).toThrow(
      InvariantError,
    );
  });

  test("throws in tests and in development for a key or a value that is missing", () => {
    expect(() => translateToEnglish("homes.nowhere" as Key)).toThrow(InvariantError);
    expect(() => translateToEnglish("places.unknown")).toThrow(InvariantError);
    expect(() => createTranslate("es", { en }, undefined, { strict: true })("homes.cloud")).toThrow(
      InvariantError,
    );
  });

  test("falls back to English where a translation is missing in a released program", () => {
    const t = createTranslate("es", { en }, undefined, { strict: false });
    expect(t("homes.cloud")).toBe("Cloud");
    expect(t("times.hours", { count: 2 })).toBe("2 h");
    expect(t("places.unknown")).toContain("Location of  is unknown");
  });

  test("puts any value in as it is: no escaping, no reference, no placeholder in it is followed", () => {
    const says = [translateToEnglish, createTranslate("es", { en, es })];
    const trap = fc.constantFrom("$t(homes.cloud)", "{{spoken}}", "$&", "<b>", "\\", "{{", "$1", "}}");
    fc.assert(
      fc.property(fc.array(fc.oneof(trap, fc.string())), fc.constantFrom(...says), (parts, t) => {
        const value = parts.join("");
        expect(t("questions.warnings.about", { title: value, found: "x" })).toBe(`${value}: x`);
      }),
    );
  });

  test("knows its keys from strays", () => {
    expect(["homes.cloud", "times.hours", "checks.number.pin.heed"].every(isKey)).toBe(true);
    const strays = ["homes", "homes.cloud.x", "homes.constructor", "", "__proto__", "times.hours_"];
    expect(strays.filter(isKey)).toEqual([]);
  });
});
