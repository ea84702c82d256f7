import { Settings } from "../../shared/settings/settings.ts";
import type { Language } from "../../shared/language.ts";

const CHOICES = Settings.shape.language.unwrap().options;

/** The language to use: the chosen one, else the first supported one of the system's, else English. */
export function languageFor(
  chosen: Settings["language"],
  systems: readonly string[] = navigator.languages,
): Language {
  if (chosen !== "system") return chosen;
  for (const tag of systems) {
    const spoken = CHOICES.find((one) => one === tag.toLowerCase().split("-")[0]);
    if (spoken !== undefined && spoken !== "system") return spoken;
  }
  return "en";
}
