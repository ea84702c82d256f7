import { Button, Radio } from "@mantine/core";
import { PrivacyMode } from "../../../../shared/webhook/privacy.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { ChangedElsewhere } from "../../../components/forms/ChangedElsewhere.tsx";
import { Form } from "../../../components/forms/Form.tsx";
import { useUnsavedGuard } from "../../../components/forms/UnsavedGuard.tsx";
import { useDraft } from "../../../components/forms/use-draft.ts";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { useChangeWebhooks } from "../parts/use-change-webhooks.ts";
import classes from "../parts/webhooks.module.css";

/** Chooses one of the three privacy modes: what each stores, and what it can't do. */
export function ModeChoice({ mode }: { readonly mode: PrivacyMode }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const change = useChangeWebhooks();
  const task = useTask();
  const draft = useDraft({ mode });
  useUnsavedGuard(draft.dirty);
  return (
    <Card title={t("window.webhooks.privacy.mode.title")}>
      <Form onSubmit={() => runInBackground(task.run(() => change({ mode: draft.value.mode })))}>
        <Radio.Group
          aria-label={t("window.webhooks.privacy.mode.title")}
          value={draft.value.mode}
          onChange={(value) => draft.change({ mode: PrivacyMode.parse(value) })}
        >
          <div className={classes["group"]}>
            {PrivacyMode.options.map((option) => (
              <Radio
                key={option}
                value={option}
                disabled={task.busy}
                label={
                  <>
                    {t(`window.webhooks.privacy.mode.${option}.name`)}{" "}
                    {option === mode ? (
                      <StatusBadge meaning="proven" word={t("window.webhooks.privacy.mode.now")} />
                    ) : null}
                  </>
                }
                description={
                  <>
                    {t(`window.webhooks.privacy.mode.${option}.keeps`)}
                    <br />
                    {t(`window.webhooks.privacy.mode.${option}.cannot`)}
                  </>
                }
              />
            ))}
          </div>
        </Radio.Group>
        <ChangedElsewhere draft={draft} />
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
        {draft.dirty ? (
          <>
            <p className={classes["hint"]} role="status">
              {t("window.webhooks.privacy.mode.fromNow")}
            </p>
            <div className={classes["buttons"]}>
              <Button type="submit" loading={task.busy} disabled={!live || draft.changedElsewhere}>
                {t("window.webhooks.privacy.mode.change")}
              </Button>
              <Button variant="subtle" onClick={draft.discard}>
                {t("window.workspace.discard")}
              </Button>
            </div>
          </>
        ) : null}
      </Form>
    </Card>
  );
}
