import type { dataPlace } from "../../../../shared/wording/catalogue/en/data-place.ts";
import type { programIncomplete } from "../../../../shared/wording/catalogue/en/program-incomplete.ts";
import type { ShapeOf } from "../../../../shared/wording/catalogue/words.ts";
import { type DataPlaceTranslate, misplacedWords } from "../../../../shared/wording/data-place.ts";
import type { Values } from "../../../../shared/wording/translate.ts";
import type { Words } from "./words.ts";

// Sentences that are told before anything else is loaded, or when nothing else can be: they are looked up here.

/** The sentences about a misplaced data folder in one language. */
export function misplacedIn(sentences: ShapeOf<typeof dataPlace>): Words["misplaced"] {
  const t: DataPlaceTranslate = (key, values = {}) => {
    const found = key
      .split(".")
      .slice(1)
      .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>>)[name], sentences);
    return filled(String(found), values);
  };
  return {
    title: t("dataPlace.title"),
    detail: (misplaced) => {
      const { what, works, next } = misplacedWords(t, misplaced);
      return `${what}\n\n${works} ${next}`;
    },
  };
}

/** The sentences about a file of the program itself that is missing or cut off, in one language. */
export function incompleteIn({ what, works, next }: ShapeOf<typeof programIncomplete>): Words["incomplete"] {
  return (file) => `${filled(what, { file })}\n\n${works} ${next}`;
}

function filled(sentence: string, values: Values): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ""));
}
