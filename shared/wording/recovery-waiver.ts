import { agreesWith } from "./confirmations.ts";
import type { Translate } from "./translate.ts";

/** What going without a recovery key means, and the phrase that a person types for it. */
export type WaiverWords = {
  readonly title: string;
  readonly why: string;
  readonly label: string;
  /** True if the typed text is the phrase. */
  readonly agrees: (typed: string) => boolean;
};

/** The question that is answered by `vault.waiveRecovery`. */
export function waiverWords(t: Translate): WaiverWords {
  const word = t("recovery.waiver.word");
  return {
    title: t("recovery.waiver.title"),
    why: t("recovery.waiver.why"),
    label: t("recovery.waiver.label"),
    agrees: (typed) => agreesWith(word, typed),
  };
}
