import { ar } from "../../../shared/wording/catalogue/ar/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { id } from "../../../shared/wording/catalogue/id/index.ts";
import { pt } from "../../../shared/wording/catalogue/pt/index.ts";
import type { Words } from "../../../shared/wording/catalogue/words.ts";
import type { Language } from "../../../shared/language.ts";
import { createTranslate, type Translate } from "../../../shared/wording/translate.ts";

/**
 * Sentences with marks around them, so that a text tells which sentences it is made of: `⟦key⟧` before, `⟦/⟧` behind.
 */
export function markedWords<W extends Words>(words: W, prefix = ""): W {
  const marked = Object.entries(words).map(([name, value]) => {
    const path = `${prefix}${name}`;
    if (typeof value !== "string") return [name, markedWords(value, `${path}.`)];
    return [name, `⟦${path.replace(/_(?:zero|one|two|few|many|other)$/, "")}⟧${value}⟦/⟧`];
  });
  return Object.fromEntries(marked) as W;
}

const marked = markedWords(en);

/** A translate function whose sentences are marked. */
export const MARKING: Readonly<Record<Language, Translate>> = {
  en: createTranslate("en", { en: marked }),
  es: createTranslate("es", { en: marked, es: markedWords(es) }),
  "pt-BR": createTranslate("pt-BR", { en: marked, "pt-BR": markedWords(pt) }),
  id: createTranslate("id", { en: marked, id: markedWords(id) }),
  ar: createTranslate("ar", { en: marked, ar: markedWords(ar) }),
};

const MARK = /⟦([^⟦⟧]*)⟧/g;

/** The keys of the sentences in a marked text, each once, in order. */
export function keysIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(MARK)].map(([, key = ""]) => key).filter((key) => key !== "/"))];
}

/** A marked text as a person reads it. */
export function unmarked(text: string): string {
  return text.replace(MARK, "");
}
