import type { Confirmation } from "../migration/confirmation.ts";
import type { Direction } from "../migration/direction.ts";
import { withoutDirection } from "./isolates.ts";
import type { Translate } from "./translate.ts";

/** A question and why it matters. */
export type Question = { readonly title: string; readonly why: string };

/** Values that a question may name. */
export type QuestionFacts = {
  readonly spoken: string;
  readonly direction: Direction;
  readonly warnings: number;
  readonly expectedName?: string | undefined;
  readonly reportedName?: string | undefined;
  /** The recent registration may have been sent from another copy of this data folder. */
  readonly registeredElsewhere?: boolean;
};

/** Questions that are answered by typing a phrase, which shows that the question was read. */
export type PhraseQuestion = Extract<
  Confirmation,
  "recent-register" | "refused-pin" | "older-registration" | "wipe-override"
>;

/** The phrase that confirms such a question, and the label of its field. */
export function phraseToType(
  t: Translate,
  what: PhraseQuestion,
): { readonly label: string; readonly word: string } {
  return { label: t(`questions.${what}.label`), word: t(`questions.${what}.word`) };
}

/** True if the typed text matches the phrase. Case, white space and marks of a direction do not matter. */
export function agreesWith(word: string, typed: string): boolean {
  const plain = (text: string): string =>
    withoutDirection(text).normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  return plain(typed) === plain(word);
}

/** The text of one question, without the items that it concerns. */
export function confirmationWords(t: Translate, what: Confirmation, facts: QuestionFacts): Question {
  const { spoken, direction, warnings, expectedName, reportedName, registeredElsewhere } = facts;
  switch (what) {
    case "warnings":
      return {
        title: t("questions.warnings.title", { count: warnings }),
        why: t("questions.warnings.why"),
      };
    case "sending-paused":
      return {
        title: t("questions.sending-paused.title", { spoken }),
        why: t("questions.sending-paused.why"),
      };
    case "point-of-no-return":
      return {
        title: t(`questions.point-of-no-return.${direction}.title`, { spoken }),
        why: t(`questions.point-of-no-return.${direction}.why`),
      };
    case "recent-register":
      return {
        title: t(`questions.recent-register.${registeredElsewhere === true ? "titleCopied" : "title"}`, {
          spoken,
        }),
        why: t("questions.recent-register.why"),
      };
    case "refused-pin":
    case "older-registration":
    case "wipe-override":
      return { title: t(`questions.${what}.title`, { spoken }), why: t(`questions.${what}.why`) };
    case "display-name":
      return {
        title:
          reportedName === undefined
            ? t("questions.display-name.titleNone")
            : t("questions.display-name.title", { reported: reportedName }),
        why:
          expectedName === undefined
            ? t("questions.display-name.whyNone")
            : t("questions.display-name.why", { expected: expectedName }),
      };
  }
}
