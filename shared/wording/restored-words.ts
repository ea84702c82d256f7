import type { Restoration } from "../webhook/test-outcome.ts";
import type { Translate } from "./translate.ts";

/** What became of the callback URLs, in one sentence. */
export function restoredSentence(t: Translate, restoration: Restoration): string {
  switch (restoration) {
    case "as-before":
      return t("connectivity.restoredYes");
    case "left-as-changed":
      return t("connectivity.restoredChanged");
    case "certificate-left":
      return t("connectivity.restoredCertificate");
    case "not-restored":
      return t("connectivity.restoredNo");
    case "unknown":
    case "nothing-replaced":
      return t("connectivity.restoredUnknown");
  }
}
