import { ar } from "../../../renderer/wording/ar/index.ts";
import { en } from "../../../renderer/wording/en/index.ts";
import { es } from "../../../renderer/wording/es/index.ts";
import { id } from "../../../renderer/wording/id/index.ts";
import { pt } from "../../../renderer/wording/pt/index.ts";
import type { WindowTranslate } from "../../../renderer/wording/window-translate.ts";
import { ar as sharedAr } from "../../../shared/wording/catalogue/ar/index.ts";
import { en as sharedEn } from "../../../shared/wording/catalogue/en/index.ts";
import { es as sharedEs } from "../../../shared/wording/catalogue/es/index.ts";
import { id as sharedId } from "../../../shared/wording/catalogue/id/index.ts";
import { pt as sharedPt } from "../../../shared/wording/catalogue/pt/index.ts";
import type { Language, LoadedLanguage } from "../../../shared/language.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import { createTranslate } from "../../../shared/wording/translate.ts";
import { markedWords } from "./marked.ts";

type Own = { readonly window: typeof en };
const domain = markedWords(sharedEn);
const own = { en: { window: markedWords(en, "window.") } };

function marking<L extends LoadedLanguage>(
  language: L,
  shared: TranslationOf<L, typeof sharedEn>,
  window: TranslationOf<L, typeof en>,
): WindowTranslate {
  return createTranslate<Own>(
    language,
    { en: domain, [language]: markedWords(shared) },
    { ...own, [language]: { window: markedWords(window, "window.") } },
  );
}

/** The window's translate functions with marks around each sentence. */
export const MARKING_WINDOW: Readonly<Record<Language, WindowTranslate>> = {
  en: createTranslate<Own>("en", { en: domain }, own),
  es: marking("es", sharedEs, es),
  "pt-BR": marking("pt-BR", sharedPt, pt),
  id: marking("id", sharedId, id),
  ar: marking("ar", sharedAr, ar),
};
