import type { Confirmation } from "../migration/confirmation.ts";
import type { Direction } from "../migration/direction.ts";
import type { Say } from "./say.ts";

/** What is asked of a person, and why it matters. */
export type Question = { readonly title: string; readonly why: string };

/** What a question may need to name. */
export type QuestionFacts = {
  readonly spoken: string;
  readonly direction: Direction;
  readonly warnings: number;
  readonly expectedName?: string | undefined;
  readonly reportedName?: string | undefined;
};

/** One question, without the things that it is about. */
export function confirmationWords(say: Say, what: Confirmation, facts: QuestionFacts): Question {
  const { spoken, direction, warnings, expectedName, reportedName } = facts;
  switch (what) {
    case "warnings":
      return {
        title: say("questions.warnings.title", { count: warnings }),
        why: say("questions.warnings.why"),
      };
    case "sending-paused":
      return {
        title: say("questions.sending-paused.title", { spoken }),
        why: say("questions.sending-paused.why"),
      };
    case "point-of-no-return":
      return {
        title: say(`questions.point-of-no-return.${direction}.title`, { spoken }),
        why: say(`questions.point-of-no-return.${direction}.why`),
      };
    case "display-name":
      return {
        title:
          reportedName === undefined
            ? say("questions.display-name.titleNone")
            : say("questions.display-name.title", { reported: reportedName }),
        why:
          expectedName === undefined
            ? say("questions.display-name.whyNone")
            : say("questions.display-name.why", { expected: expectedName }),
      };
  }
}
