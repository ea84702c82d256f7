import { LANGUAGE_FACTS } from "../../shared/language.ts";
import { isolated } from "../../shared/wording/isolates.ts";
import type { WindowTranslate } from "./window-translate.ts";

type Language = Pick<WindowTranslate, "language">;

/** A text in its own order where no element can give it one, as in a choice: a number in Arabic isn't reversed. */
export function inOwnOrder({ language }: Language, text: string): string {
  return LANGUAGE_FACTS[language].direction === "rtl" ? isolated(text) : text;
}

/** Facts in one line with dots between them, each in its own order: a number beside an Arabic word isn't reversed. */
export function dotted(language: Language, facts: readonly string[]): string {
  return facts.map((fact) => inOwnOrder(language, fact)).join(" · ");
}
