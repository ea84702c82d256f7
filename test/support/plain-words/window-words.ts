import { en } from "../../../renderer/wording/en/index.ts";
import { es } from "../../../renderer/wording/es/index.ts";
import { pt } from "../../../renderer/wording/pt/index.ts";
import type { WindowTranslate } from "../../../renderer/wording/window-translate.ts";
import { en as sharedEn } from "../../../shared/wording/catalogue/en/index.ts";
import { es as sharedEs } from "../../../shared/wording/catalogue/es/index.ts";
import { pt as sharedPt } from "../../../shared/wording/catalogue/pt/index.ts";
import { createTranslate } from "../../../shared/wording/translate.ts";
import type { Language } from "../../../shared/language.ts";
import { markedWords } from "./marked.ts";

const english = { domain: markedWords(sharedEn), window: markedWords(en, "window.") };

/** The window's translate functions with marks around each sentence. */
export const MARKING_WINDOW: Readonly<Record<Language, WindowTranslate>> = {
  en: createTranslate<{ readonly window: typeof en }>(
    "en",
    { en: english.domain },
    { en: { window: english.window } },
  ),
  es: createTranslate<{ readonly window: typeof en }>(
    "es",
    { en: english.domain, es: markedWords(sharedEs) },
    { en: { window: english.window }, es: { window: markedWords(es, "window.") } },
  ),
  "pt-BR": createTranslate<{ readonly window: typeof en }>(
    "pt-BR",
    { en: english.domain, "pt-BR": markedWords(sharedPt) },
    { en: { window: english.window }, "pt-BR": { window: markedWords(pt, "window.") } },
  ),
};
