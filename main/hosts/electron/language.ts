import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import type { Words } from "./words/words.ts";

/** The words for what a person has chosen; "system" follows the language of the operating system. */
export function wordsFor(chosen: "system" | "en" | "es", systemLocale: string): Words {
  const language = chosen === "system" ? systemLocale.split("-")[0] : chosen;
  return language === "es" ? es : en;
}
