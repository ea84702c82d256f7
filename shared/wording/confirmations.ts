import type { Confirmation } from "../migration/confirmation.ts";
import type { Direction } from "../migration/direction.ts";

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

const POINT_TO_CLOUD =
  "From here on the number moves: the cloud registers it with the backup and the PIN, and the on-premises client loses it. It is out of reach for some seconds, and messages that come in meanwhile are lost. A registration cannot be called back; the only way back is another migration. A wrong PIN can stop the on-premises client. If you are not certain of the PIN, stop here and reset it on-premises first.";
const POINT_TO_ON_PREMISES =
  "From here on the number may move: the on-premises client asks for it, and with the registration code it is taken out of the cloud. It is out of reach for some seconds, and messages that come in meanwhile are lost. Once the code is accepted that cannot be called back; the only way back is another migration.";

export const CONFIRMATION_WORDS: Readonly<Record<Confirmation, (facts: QuestionFacts) => Question>> = {
  warnings: ({ warnings }) => ({
    title:
      warnings === 1
        ? "One check ended with a warning. Go on all the same?"
        : `${warnings} checks ended with warnings. Go on all the same?`,
    why: "A warning does not stop the move, but it may cost you something that the check names.",
  }),
  "sending-paused": ({ spoken }) => ({
    title: `Is sending through ${spoken} paused?`,
    why: "Messages sent during the move are lost, and sending can make it fail.",
  }),
  "point-of-no-return": ({ spoken, direction }) => ({
    title:
      direction === "to-cloud" ? `Move ${spoken} to the cloud?` : `Move ${spoken} to the on-premises client?`,
    why: direction === "to-cloud" ? POINT_TO_CLOUD : POINT_TO_ON_PREMISES,
  }),
  "display-name": ({ expectedName, reportedName }) => ({
    title:
      reportedName === undefined
        ? "The on-premises client reports no display name."
        : `The on-premises client reports the display name “${reportedName}”.`,
    why:
      expectedName === undefined
        ? "The plan names none to compare it with. Check that this is your business."
        : `The expected one is “${expectedName}”. A different name can mean a certificate of another number.`,
  }),
};
