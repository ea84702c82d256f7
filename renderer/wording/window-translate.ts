import type { KeyOf } from "../../shared/wording/catalogue/words.ts";
import type { Key, TranslateOf } from "../../shared/wording/translate.ts";
import type { Language } from "../../shared/language.ts";
import type { en } from "./en/index.ts";

/** The window's own sentences stand under one name, beside those that all hosts share. */
type Own = { readonly window: typeof en };

/** The keys of every sentence that the window can say. */
export type WindowKey = Key | KeyOf<Own>;

/** Gives a sentence of the window by its key, in the person's language. */
export type WindowTranslate = TranslateOf<WindowKey>;

/**
 * The words in a language. They are fetched beside the program of the window and not with it; another language than
 * English is fetched only when it is wanted.
 */
export async function loadWindowTranslation(language: Language): Promise<WindowTranslate> {
  const [{ loadTranslate: loadSay }, { en }] = await Promise.all([
    import("../../shared/wording/translate.ts"),
    import("./en/index.ts"),
  ]);
  return loadSay<Own>(
    language,
    {
      en: { window: en },
      es: async () => ({ window: (await import("./es/index.ts")).es }),
      "pt-BR": async () => ({ window: (await import("./pt/index.ts")).pt }),
      ar: async () => ({ window: (await import("./ar/index.ts")).ar }),
      id: async () => ({ window: (await import("./id/index.ts")).id }),
    },
    { typeset: true },
  );
}
