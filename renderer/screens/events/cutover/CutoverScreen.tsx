import { Button, NativeSelect, Skeleton } from "@mantine/core";
import { useState } from "react";
import { Link, useParams } from "wouter";
import type { Cutover } from "../../../../shared/webhook/cutover.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { to } from "../../../app/routes.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Empty } from "../../../components/screen/AsyncView.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { inOwnOrder } from "../../../wording/dotted.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { useNumberWords } from "../use-number-words.ts";
import classes from "./Cutover.module.css";
import { CutoverView } from "./CutoverView.tsx";
import { isOverlap } from "./lanes.ts";
import { useCutover } from "./use-cutover.ts";

/** Shows the last change of API of a number, as derived from the events received here. */
export default function CutoverScreen() {
  const workspace = useCurrentWorkspace();
  const numbers = useNumberWords();
  const [chosen, setChosen] = useState(useParams().number ?? "");
  const [first] = numbers.keys();
  const number = numbers.has(chosen) ? chosen : first;
  if (workspace === undefined || number === undefined) return <WithoutNumber />;
  return (
    <OfNumber key={`${workspace.id} ${number}`} {...{ workspace, number, numbers, onChosen: setChosen }} />
  );
}

function WithoutNumber() {
  const t = useTranslation();
  return (
    <WebhookFrame title={t("window.cutover.title.none")} lead={t("window.cutover.lead")}>
      {(workspace) => (
        <Empty
          text={t("window.cutover.noNumbers")}
          action={
            <Button component={Link} href={to.workspace(workspace.id)}>
              {t("window.cutover.addNumber")}
            </Button>
          }
        />
      )}
    </WebhookFrame>
  );
}

type OfNumberProps = {
  readonly workspace: Workspace;
  readonly number: string;
  readonly numbers: ReturnType<typeof useNumberWords>;
  readonly onChosen: (number: string) => void;
};

function OfNumber({ workspace, number, numbers, onChosen }: OfNumberProps) {
  const t = useTranslation();
  const state = useCutover(workspace.id, number);
  const known = state.kind === "ready" ? state.cutover : undefined;
  return (
    <WebhookFrame
      title={state.kind === "ready" ? titleOf(t, known) : t("window.cutover.title.reading")}
      lead={t("window.cutover.lead")}
    >
      {() => (
        <>
          {numbers.size < 2 ? null : (
            <NativeSelect
              className={classes["choice"] ?? ""}
              label={t("window.cutover.number")}
              value={number}
              onChange={(event) => onChosen(event.currentTarget.value)}
              data={[...numbers].map(([value, label]) => ({ value, label: inOwnOrder(t, label) }))}
            />
          )}
          <Found state={state} number={number} spoken={numbers.get(number) ?? ""} />
        </>
      )}
    </WebhookFrame>
  );
}

function titleOf(t: WindowTranslate, cutover: Cutover | undefined): string {
  if (cutover === undefined) return t("window.cutover.title.none");
  const { direction, gapMs } = cutover;
  if (isOverlap(cutover)) return t(`window.cutover.title.overlap.${direction}`);
  return t(`window.cutover.title.gap.${direction}`, { duration: durationInWords(t, gapMs) });
}

type FoundProps = {
  readonly state: ReturnType<typeof useCutover>;
  readonly number: string;
  readonly spoken: string;
};

function Found({ state, number, spoken }: FoundProps) {
  const t = useTranslation();
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
