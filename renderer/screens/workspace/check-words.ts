import { checkTitle } from "../../../shared/wording/checks.ts";
import { checkCause } from "../../wording/check-remedy.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** A check in words: its title, and for a failure its meaning and its fix. */
export type CheckWords = {
  readonly title: string;
  readonly happened: string | undefined;
  readonly remedy: string | undefined;
};

/** Returns the words of a connection check. */
export function checkWords(t: WindowTranslate, id: string, cause: string | undefined): CheckWords {
  return {
    title: checkTitle(t, id),
    happened: checkCause(t, cause, id)?.happened,
    remedy: checkCause(t, cause, id)?.remedy,
  };
}
