import type { Language } from "../../../../shared/language.ts";
import type { KeyOf } from "../../../../shared/wording/catalogue/words.ts";
import { en as shared } from "../../../../shared/wording/catalogue/en/index.ts";
import {
  createTranslate,
  loadTranslate,
  type Key,
  type TranslateOf,
} from "../../../../shared/wording/translate.ts";
import { en } from "../wording/en/index.ts";

/** The terminal's own sentences stand under one name, beside those that all hosts share. */
type Own = { readonly terminal: typeof en };

/** The keys of every sentence that the terminal can say. */
export type TerminalKey = Key | KeyOf<Own>;

/** Gives a sentence of the terminal by its key, in the person's language. */
export type TerminalTranslate = TranslateOf<TerminalKey>;

/** A text that is written in the language of whom it is for. */
export type Told<T> = (t: TerminalTranslate) => T;

/** The terminal's sentences in English: for what programs read. */
export const terminalEnglish: TerminalTranslate = createTranslate<Own>(
  "en",
  { en: shared },
  { en: { terminal: en } },
);

/** The terminal's sentences in a language; another than English is read only when it is wanted. */
export async function loadTerminalTranslate(language: Language): Promise<TerminalTranslate> {
  if (language === "en") return terminalEnglish;
  return loadTranslate<Own>(language, {
    en: { terminal: en },
    es: async () => ({ terminal: (await import("../wording/es/index.ts")).es }),
    "pt-BR": async () => ({ terminal: (await import("../wording/pt/index.ts")).pt }),
    ar: async () => ({ terminal: (await import("../wording/ar/index.ts")).ar }),
    id: async () => ({ terminal: (await import("../wording/id/index.ts")).id }),
  });
}
