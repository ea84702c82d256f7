import { LANGUAGE_FACTS } from "../../shared/language.ts";
import { isolated } from "../../shared/wording/isolates.ts";
import type { WindowTranslate } from "./window-translate.ts";

/** Facts in one line with dots between them, each in its own order: a number beside an Arabic word isn't reversed. */
export function dotted({ language }: Pick<WindowTranslate, "language">, facts: readonly string[]): string {
  const { direction } = LANGUAGE_FACTS[language];
  return facts.map((fact) => (direction === "rtl" ? isolated(fact) : fact)).join(" · ");
}
