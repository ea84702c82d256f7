/** The languages in which every sentence exists. */
export const LANGUAGES = ["en", "es", "pt-BR", "id", "ar"] as const;
/** A language in which every sentence exists. */
export type Language = (typeof LANGUAGES)[number];
/** A language that is loaded only when it is chosen; English is always there. */
export type LoadedLanguage = Exclude<Language, "en">;

/** What the program knows of a language besides its sentences. */
export type LanguageFacts = {
  /** Its own name for itself, so that its speakers find it. */
  readonly name: string;
  /**
   * Its format of dates and numbers: days before months and 24 hours, so that neither is ambiguous, and the digits in
   * which the platform writes numbers and codes.
   */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** True once a native speaker has read all of its sentences. */
  readonly reviewed: boolean;
};

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: "English", locale: "en-GB", direction: "ltr", reviewed: false },
  es: { name: "Español", locale: "es", direction: "ltr", reviewed: false },
  "pt-BR": { name: "Português (Brasil)", locale: "pt-BR", direction: "ltr", reviewed: false },
  id: { name: "Bahasa Indonesia", locale: "id", direction: "ltr", reviewed: false },
  ar: { name: "العربية", locale: "ar-u-hc-h23-nu-latn", direction: "rtl", reviewed: false },
};

/**
 * The language that the first known one of these tags means: "es-MX" (a browser's), "pt_BR.UTF-8" (a terminal's).
 * Undefined if none is known. "C" and "POSIX" mean English.
 */
export function languageOf(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const [primary = ""] = tag.toLowerCase().split(/[-_.@]/u);
    const asked = RENAMED[primary] ?? primary;
    const known = LANGUAGES.find((one) => one.split("-")[0] === asked);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** Names for a language that are older than its code, and the two that stand for none. */
const RENAMED: Readonly<Record<string, string>> = { in: "id", c: "en", posix: "en" };
