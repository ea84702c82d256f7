import { Button, NativeSelect, Skeleton } from "@mantine/core";
import { useState } from "react";
import { Link, useParams } from "wouter";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { to } from "../../../app/routes.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Empty } from "../../../components/screen/AsyncView.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { useNumberWords } from "../use-number-words.ts";
import classes from "./Cutover.module.css";
import { CutoverView } from "./CutoverView.tsx";
import { useCutover } from "./use-cutover.ts";

/** Shows the last change of API of a number, as derived from the events received here. */
export default function CutoverScreen() {
  const t = useTranslation();
  return (
    <WebhookFrame title={t("window.cutover.title")} lead={t("window.cutover.lead")}>
      {(workspace) => <OfWorkspace key={workspace.id} workspace={workspace} />}
    </WebhookFrame>
  );
}

function OfWorkspace({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const numbers = useNumberWords();
  const [chosen, setChosen] = useState(useParams().number ?? "");
  const [first] = numbers.keys();
  const number = numbers.has(chosen) ? chosen : first;
  if (number === undefined)
    return (
      <Empty
        text={t("window.cutover.noNumbers")}
        action={
          <Button component={Link} href={to.workspace(workspace.id)}>
            {t("window.cutover.addNumber")}
          </Button>
        }
      />
    );
  return (
    <>
      {numbers.size < 2 ? null : (
        <NativeSelect
          className={classes["choice"] ?? ""}
          label={t("window.cutover.number")}
          value={number}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[...numbers].map(([value, label]) => ({ value, label }))}
        />
      )}
      <OfNumber key={number} workspace={workspace} number={number} spoken={numbers.get(number) ?? ""} />
    </>
  );
}

type OfNumberProps = {
  readonly workspace: Workspace;
  readonly number: string;
  readonly spoken: string;
};

function OfNumber({ workspace, number, spoken }: OfNumberProps) {
  const t = useTranslation();
  const state = useCutover(workspace.id, number);
  const againButton = (
    <Button size="compact-sm" variant="default" onClick={() => runInBackground(state.again())}>
      {t("window.look.again")}
    </Button>
  );
  switch (state.kind) {
    case "busy":
      return (
        <Card>
          <div role="status" aria-label={t("window.look.loading")}>
            <Skeleton height={14} width="40%" mb={12} />
            <Skeleton height={84} />
          </div>
        </Card>
      );
    case "failed":
      return <ProblemCard problem={state.problem} actions={againButton} />;
    case "ready":
      return (
        <>
          {state.staleSince === undefined ? null : (
            <div className={classes["stale"]}>
              <span role="status">{t("window.look.stale")}</span> <Age at={state.staleSince} />
              {againButton}
            </div>
          )}
          {state.cutover === undefined ? (
            <Empty
              text={t("window.cutover.none", { spoken })}
              action={
                <Button component={Link} href={to.webhookTest(number)}>
                  {t("window.cutover.noneDo")}
                </Button>
              }
            />
          ) : (
            <CutoverView cutover={state.cutover} spoken={spoken} />
          )}
        </>
      );
  }
}
