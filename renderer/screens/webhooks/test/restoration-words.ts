import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { restorationOf, type Restoration } from "../../../../shared/webhook/test-outcome.ts";
import { restoredSentence } from "../../../../shared/wording/restored-words.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

type RestorationWords = {
  readonly restoration: Restoration;
  readonly what: string;
  readonly next?: string;
};

/** What became of the callback URLs and what to do about it; undefined if a test replaced none. */
export function restorationWords(t: WindowTranslate, test: TestState): RestorationWords | undefined {
  const restoration = restorationOf(test);
  const what = restoredSentence(t, restoration);
  switch (restoration) {
    case "nothing-replaced":
      return undefined;
    case "as-before":
      return { restoration, what };
    case "left-as-changed":
      return { restoration, what, next: t("window.webhooks.test.leftAsChanged") };
    case "certificate-left":
      return { restoration, what, next: t("window.webhooks.test.certificateLeft") };
    case "not-restored":
    case "unknown":
      return { restoration, what, next: t("window.webhooks.test.restoredNoNext") };
  }
}
