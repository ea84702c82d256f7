import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import { DisplayNameQuestion } from "./DisplayNameQuestion.tsx";
import type { PanelProps } from "./panel.ts";
import { PhraseQuestionCard } from "./PhraseQuestionCard.tsx";
import { PointOfNoReturn } from "./PointOfNoReturn.tsx";
import { SendingPausedQuestion } from "./SendingPausedQuestion.tsx";
import { WarningsQuestion } from "./WarningsQuestion.tsx";

/**
 * Shows the first open question of a migration. One question at a time, so that each is read before the
 * next.
 */
export function AskingPanel({ run, phase, actions }: PanelProps<"awaiting-confirmation">) {
  const what: Confirmation | undefined = phase.what[0];
  switch (what) {
    case "warnings":
      return <WarningsQuestion run={run} actions={actions} />;
    case "sending-paused":
      return <SendingPausedQuestion run={run} actions={actions} />;
    case "point-of-no-return":
      return <PointOfNoReturn run={run} actions={actions} />;
    case "display-name":
      return <DisplayNameQuestion run={run} actions={actions} />;
    case "recent-register":
    case "refused-pin":
    case "older-registration":
    case "wipe-override":
      return <PhraseQuestionCard key={what} what={what} run={run} actions={actions} />;
    case undefined:
      return null;
  }
}
