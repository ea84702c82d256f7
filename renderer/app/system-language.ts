import { languageOf, type Language } from "../../shared/language.ts";
import type { LanguageChoice } from "../../shared/settings/settings.ts";

/** The language to use: the chosen one, else the first supported one of the system's, else English. */
export function languageFor(
  chosen: LanguageChoice,
  systems: readonly string[] = navigator.languages,
): Language {
  return chosen === "system" ? (languageOf(systems) ?? "en") : chosen;
}
