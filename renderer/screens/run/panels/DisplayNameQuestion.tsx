import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { TypedConfirmation } from "../../../components/forms/TypedConfirmation.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { visible } from "../../../../shared/visible.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { QuestionProps } from "./question-props.ts";
import classes from "./panels.module.css";

/** Shows both display names; accepting the reported one requires typing it. */
export function DisplayNameQuestion({ run, actions }: QuestionProps) {
  const t = useTranslation();
  const [compared, setCompared] = useState(false);
  const question = useDomainWords().question(run, "display-name");
  const { expected, reported = "" } = run.displayName ?? {};
  const shown = visible(reported);
  return (
    <Card title={visible(question.title)}>
      <p className="sw-break">{visible(question.why)}</p>
      <dl className={classes["names"]}>
        <div>
          <dt>{t("window.run.ask.name.expected")}</dt>
          <dd>
            {expected === undefined ? t("window.run.ask.name.noneExpected") : <Untrusted text={expected} />}
          </dd>
        </div>
        <div>
          <dt>{t("window.run.ask.name.reported")}</dt>
          <dd>{reported === "" ? t("window.run.ask.name.noneReported") : <Untrusted text={reported} />}</dd>
        </div>
      </dl>
      {shown === reported ? null : <p role="note">{t("window.run.ask.name.hidden")}</p>}
      <Checkbox
        my="sm"
        checked={compared}
        onChange={(event) => setCompared(event.currentTarget.checked)}
        label={t("window.run.ask.name.accept")}
      />
      <TypedConfirmation
        label={t("window.run.ask.name.label")}
        agrees={(typed) =>
          reported !== "" && (plain(typed) === plain(shown) || plain(typed) === plain(reported))
        }
        go={t("window.run.ask.name.go")}
        may={actions.live && compared}
        waits={actions.busy !== undefined}
        failed={actions.problem !== undefined}
        onGo={() => actions.confirm("display-name")}
      />
    </Card>
  );
}

// Keyboard input and the platform's response may use different Unicode normalization forms.
function plain(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ");
}
