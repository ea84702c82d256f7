import type { Language } from "../../../../../shared/language.ts";
import type { SheetWords } from "./words.ts";

/** The sheet's words in each language, loaded when a sheet is made. */
const WORDS: Readonly<Record<Language, () => Promise<SheetWords>>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  "pt-BR": async () => (await import("./pt.ts")).pt,
  ar: async () => (await import("./ar.ts")).ar,
  id: async () => (await import("./id.ts")).id,
};

/** Loads what stands on a recovery sheet in a language. */
export function loadSheetWords(language: Language): Promise<SheetWords> {
  return WORDS[language]();
}
