import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { createTranslate } from "../../../shared/wording/translate.ts";
import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import { es as windowEs } from "../../../renderer/wording/es/index.ts";

/** Returns a text of the window by its key; throws if the key does not exist. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const translations = [
  { en, es },
  { en: { window: windowEn }, es: { window: windowEs } },
  { strict: true },
] as const;
const sayEnglish = createTranslate("en", ...translations);
const saySpanish = createTranslate("es", ...translations);

/** The window's texts in English. */
export const english: Words = (key, values) => sayEnglish(key as Parameters<typeof sayEnglish>[0], values);

/** The window's texts in Spanish. */
export const spanish: Words = (key, values) => saySpanish(key as Parameters<typeof saySpanish>[0], values);

/** A text of both catalogs, with a pattern that matches it on the screen in English. */
export type EnglishSentence = { readonly key: string; readonly pattern: RegExp };

/** Every text whose English and Spanish differ; placeholders match anything. */
export function englishSentences(): readonly EnglishSentence[] {
  const spoken = new Map(sentencesIn({ ...es, window: windowEs }));
  return sentencesIn({ ...en, window: windowEn })
    .filter(
      ([key, text]) => spoken.get(key) !== text && /\p{L}{2}/u.test(text.replaceAll(/\{\{\w+\}\}/g, "")),
    )
    .map(([key, text]) => ({ key, pattern: patternOf(text) }));
}

function sentencesIn(tree: object, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([name, member]: [string, unknown]) =>
    typeof member === "string"
      ? [[`${path}${name}`, member] as [string, string]]
      : typeof member === "object" && member !== null
        ? sentencesIn(member, `${path}${name}.`)
        : [],
  );
}

function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("(.+)")}$`, "u");
}
