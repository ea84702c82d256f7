import type { dataPlace } from "../../../../shared/wording/catalogue/en/data-place.ts";
import type { ShapeOf } from "../../../../shared/wording/catalogue/words.ts";
import { type DataPlaceTranslate, misplacedWords } from "../../../../shared/wording/data-place.ts";
import type { Words } from "./words.ts";

/**
 * The sentences about a misplaced data folder in one language. They are told before anything else is loaded, so they
 * are looked up here.
 */
export function misplacedIn(sentences: ShapeOf<typeof dataPlace>): Words["misplaced"] {
  const t: DataPlaceTranslate = (key, values = {}) => {
    const found = key
      .split(".")
      .slice(1)
      .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>>)[name], sentences);
    return String(found).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ""));
  };
  return {
    title: t("dataPlace.title"),
    detail: (misplaced) => {
      const { what, works, next } = misplacedWords(t, misplaced);
      return `${what}\n\n${works} ${next}`;
    },
  };
}
