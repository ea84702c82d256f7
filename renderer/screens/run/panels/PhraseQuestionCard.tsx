import { agreesWith, phraseToType, type PhraseQuestion } from "../../../../shared/wording/confirmations.ts";
import { TypedConfirmation } from "../../../components/forms/TypedConfirmation.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { visible } from "../../../../shared/visible.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { QuestionProps } from "./question-props.ts";

type PhraseQuestionProps = QuestionProps & { readonly what: PhraseQuestion };

/** Asks a question that requires typing a whole phrase, so that the consequences are read first. */
export function PhraseQuestionCard({ what, run, actions }: PhraseQuestionProps) {
  const t = useTranslation();
  const question = useDomainWords().question(run, what);
  const { label, word } = phraseToType(t, what);
  return (
    <Card title={visible(question.title)}>
      <p className="sw-break">{visible(question.why)}</p>
      <TypedConfirmation
        label={label}
        agrees={(typed) => agreesWith(word, typed)}
        go={t("window.run.ask.phrase.go")}
        may={actions.live}
        waits={actions.busy !== undefined}
        failed={actions.problem !== undefined}
        onGo={() => actions.confirm(what)}
      />
    </Card>
  );
}
