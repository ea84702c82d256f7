import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import type { Words } from "./words/words.ts";

/** Gives the words for the chosen language; "system" follows the operating system's language. */
export function wordsFor(chosen: "system" | "en" | "es", systemLocale: string): Words {
  const language = chosen === "system" ? systemLocale.split("-")[0] : chosen;
  return language === "es" ? es : en;
}
