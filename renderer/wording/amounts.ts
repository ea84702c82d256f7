import { LANGUAGE_FACTS } from "../../shared/language.ts";
import type { WindowTranslate } from "./window-translate.ts";

/** An amount with the separators of the language, where it stands alone: `1,000`. Sentences set their own amounts. */
export function amountIn(t: WindowTranslate, amount: number): string {
  return new Intl.NumberFormat(LANGUAGE_FACTS[t.language].locale).format(amount);
}
