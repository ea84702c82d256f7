import type { PracticeFault } from "../../../shared/practice/practice-state.ts";
import { isKey } from "../../../shared/wording/translate.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** What a fault does, in the language of the window; one that the window does not know speaks for itself. */
export function faultSentence(t: WindowTranslate, { name, says }: PracticeFault): string {
  const key = `faults.${name}.says`;
  return isKey(key) ? t(key) : says;
}
