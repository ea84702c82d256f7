import type { PracticeFault } from "../../../shared/practice/practice-state.ts";
import { isKey } from "../../../shared/wording/translate.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** What a fault does, in the window's language; for a fault that the window does not know, its own text. */
export function faultSentence(t: WindowTranslate, { name, says }: PracticeFault): string {
  const key = `faults.${name}.says`;
  return isKey(key) ? t(key) : says;
}
