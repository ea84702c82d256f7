import { languageOf, type Language } from "../../../shared/language.ts";
import type { LanguageChoice } from "../../../shared/settings/settings.ts";
import { ar } from "./words/ar.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { id } from "./words/id.ts";
import { pt } from "./words/pt.ts";
import type { Words } from "./words/words.ts";

// All of them at once: they are few, and have to be there when nothing else can be read any more.
const WORDS: Readonly<Record<Language, Words>> = { en, es, "pt-BR": pt, id, ar };

/** The language that is chosen; "system" follows the operating system's language. */
export function languageFor(chosen: LanguageChoice, systemLocale: string): Language {
  return chosen === "system" ? (languageOf([systemLocale]) ?? "en") : chosen;
}

/** Gives the words for the chosen language; "system" follows the operating system's language. */
export function wordsFor(chosen: LanguageChoice, systemLocale: string): Words {
  return WORDS[languageFor(chosen, systemLocale)];
}
