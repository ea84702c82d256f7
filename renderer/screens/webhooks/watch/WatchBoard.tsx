import { Button, NativeSelect, Switch } from "@mantine/core";
import { err } from "../../../../shared/result.ts";
import type { WatchState } from "../../../../shared/watch/finding.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { AsyncView } from "../../../components/screen/AsyncView.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { FolderFindings } from "../../../components/watch/FolderFindings.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import { laterOf } from "../../../stores/newest.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Fold } from "../parts/Fold.tsx";
import { useChangeWebhooks, useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import { Findings } from "./Findings.tsx";
import { ScheduledChecks } from "./ScheduledChecks.tsx";
import { watchBadge, watchPlan } from "./watch-badge.ts";
import classes from "../parts/webhooks.module.css";

/** Shows monitoring: findings in the events, scheduled checks, and their interval. */
export function WatchBoard({ workspace }: { readonly workspace: Workspace }) {
  const { watch } = useWebhookStores();
  return <AsyncView feed={watch}>{(state) => <Board workspace={workspace} state={state} />}</AsyncView>;
}

type BoardProps = { readonly workspace: Workspace; readonly state: WatchState };

function Board({ workspace, state }: BoardProps) {
  const t = useTranslation();
  const { client } = useStores();
  const { watch } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const look = (): void =>
    runInBackground(
      task.run(async () => {
        if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
        const answer = await callFor(client, "watch.look", { workspace: workspace.id });
        if (answer.ok) watch.take((known) => laterOf(known, answer.value));
        return answer;
      }),
    );
  const findings = state.findings.filter(({ receiver }) => receiver === workspace.id);
  const open = [...findings, ...state.ofFolder].filter(({ settled }) => !settled).length;
  const { chosen } = useWorkspaceWebhooks(workspace.id);
  const looks = state.looks.filter((one) => one.workspace === workspace.id);
  return (
    <Fold
      title={t("window.webhooks.watch.title")}
      aside={<StatusBadge {...watchBadge(t, state, { watched: chosen.watched, open })} />}
      urgent={open > 0}
    >
      <div className={classes["stack"]}>
        <Schedule workspace={workspace} state={state} />
        <div className={classes["buttons"]}>
          <Button size="compact-sm" variant="default" loading={task.busy} disabled={!live} onClick={look}>
            {t("window.webhooks.watch.now")}
          </Button>
        </div>
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
        <FolderFindings findings={state.ofFolder} />
        <Findings findings={findings} workspace={workspace} />
        <ScheduledChecks looks={looks} workspace={workspace} />
      </div>
    </Fold>
  );
}

const EVERY = [5, 15, 60, 0] as const;

function Schedule({ workspace, state }: BoardProps) {
  const t = useTranslation();
  const { webhookSettings } = useWebhookStores();
  const live = useConnection().kind === "live";
  const { chosen, change } = useWorkspaceWebhooks(workspace.id);
  const changeAll = useChangeWebhooks();
  const every = usePart(webhookSettings, ({ lookEveryMinutes }) => lookEveryMinutes);
  const task = useTask();
  return (
    <div className={classes["group"]}>
      <Switch
        checked={chosen.watched}
        disabled={!live || every === undefined}
        label={t("window.webhooks.watch.watched")}
        description={t("window.webhooks.watch.watchedHint")}
        onChange={(event) => {
          const watched = event.currentTarget.checked;
          runInBackground(task.run(() => change({ watched })));
        }}
      />
      <NativeSelect
        label={t("window.webhooks.watch.every")}
        maw={260}
        value={String(every ?? 15)}
        disabled={!live || every === undefined}
        data={EVERY.map((minutes) => ({
          value: String(minutes),
          label:
            minutes === 0
              ? t("window.webhooks.watch.never")
              : t("window.webhooks.receiver.minutes", { count: minutes }),
        }))}
        onChange={(event) => {
          const wanted = EVERY.find((minutes) => String(minutes) === event.currentTarget.value);
          if (wanted !== undefined) runInBackground(task.run(() => changeAll({ lookEveryMinutes: wanted })));
        }}
      />
      <p className={classes["hint"]} role="status">
        {watchPlan(t, state, chosen)}
      </p>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </div>
  );
}
