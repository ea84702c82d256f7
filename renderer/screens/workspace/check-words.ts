import { checkTitle } from "../../../shared/wording/checks.ts";
import { checkCause } from "../../wording/check-remedy.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** A check in words: its title, and for one that found something what that is and how to put it right here. */
export type CheckWords = {
  readonly title: string;
  readonly happened: string | undefined;
  readonly remedy: string | undefined;
};

/** The words of a check of a connection. */
export function checkWords(t: WindowTranslate, id: string, cause: string | undefined): CheckWords {
  return {
    title: checkTitle(t, id),
    happened: checkCause(t, cause, id)?.happened,
    remedy: checkCause(t, cause, id)?.remedy,
  };
}
