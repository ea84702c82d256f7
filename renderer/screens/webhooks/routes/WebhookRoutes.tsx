import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef } from "react";
import { err } from "../../../../shared/result.ts";
import type { RouteMap } from "../../../../shared/webhook/route-map.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useWebhookCheck, useWebhookChecks } from "../../../app/use-webhook-checks.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask, type Task } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Empty } from "../../../components/screen/AsyncView.tsx";
import { BackNotice } from "../../../components/screen/BackNotice.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { callFor } from "../../../stores/call.ts";
import { keepRoutes, routesOf } from "../../../stores/webhook-checks.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import { RouteTable } from "./RouteTable.tsx";
import { routesHeadline } from "./routes-headline.ts";
import { SubscribedApps } from "./SubscribedApps.tsx";

/** The longest time that all queries for this map may take, in milliseconds. */
const LOOK_LIMIT_MS = 60_000;

/** Shows the callback URLs of app, account and number, and every subscribed app. */
export default function WebhookRoutes() {
  const t = useTranslation();
  const current = useCurrentWorkspace();
  if (current !== undefined) return <RoutesOf key={current.id} workspace={current} />;
  return (
    <WebhookFrame title={t("window.webhooks.routes.title")} lead={t("window.webhooks.routes.lead")}>
      {() => null}
    </WebhookFrame>
  );
}

function RoutesOf({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const map = useWebhookCheck((known) => routesOf(known, workspace));
  const { task, ask } = useRouteQuery(workspace);
  const headline = map === undefined ? undefined : routesHeadline(t, map);
  return (
    <WebhookFrame
      title={headline?.title ?? t("window.webhooks.routes.title")}
      lead={
        map === undefined ? (
          t("window.webhooks.routes.lead")
        ) : (
          <LeadFacts certainty={headline?.certainty}>
            <span>
              {t("window.webhooks.path.checked")} <Age at={map.at} />
            </span>
            <span>{t("window.webhooks.routes.lead")}</span>
          </LeadFacts>
        )
      }
      actions={
        map === undefined ? undefined : (
          <Button variant="default" loading={task.busy} disabled={!live} onClick={ask}>
            {t("window.webhooks.routes.again")}
          </Button>
        )
      }
    >
      {() => <Routes map={map} task={task} ask={ask} />}
    </WebhookFrame>
  );
}

/** Asks for the callback URLs of a workspace, and keeps what was read for later visits. */
function useRouteQuery(workspace: Workspace): { readonly task: Task; readonly ask: () => void } {
  const { client, vault } = useStores();
  const { ensureOpen } = useVaultGate();
  const checks = useWebhookChecks();
  const open = usePart(vault, (state) => state) === "open";
  const task = useTask();
  const { run } = task;
  // Saving the workspace must not ask again.
  const asked = useRef(workspace);
  useEffect(() => {
    asked.current = workspace;
  }, [workspace]);
  const ask = useCallback(
    () =>
      runInBackground(
        run(async () => {
          if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
          const at = asked.current;
          const answer = await callFor(client, "webhooks.routes", { workspace: at.id });
          if (answer.ok) keepRoutes(checks, at, answer.value);
          return answer;
        }),
      ),
    [checks, client, ensureOpen, run],
  );
  // The query is read-only and starts automatically, but opening the screen never asks for the vault's
  // passphrase.
  useEffect(() => {
    if (open) ask();
  }, [ask, open]);
  return { task, ask };
}

type RoutesProps = {
  readonly map: RouteMap | undefined;
  readonly task: Task;
  readonly ask: () => void;
};

function Routes({ map, task: { busy, since, problem }, ask }: RoutesProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const again = (
    <Button variant="default" size="compact-sm" loading={busy} disabled={!live} onClick={ask}>
      {t("window.webhooks.routes.again")}
    </Button>
  );
  return (
    <>
      <BackNotice />
      {since === undefined ? null : (
        <Waiting
          shown={map === undefined}
          since={since}
          limitMs={LOOK_LIMIT_MS}
          label={t("window.webhooks.routes.asking")}
        />
      )}
      {problem === undefined ? null : <ProblemCard problem={problem} actions={again} />}
      {map === undefined ? (
        busy || problem !== undefined ? null : (
          <Empty
            text={t("window.webhooks.routes.empty")}
            action={
              <Button loading={busy} disabled={!live} onClick={ask}>
                {t("window.webhooks.routes.ask")}
              </Button>
            }
          />
        )
      ) : (
        <>
          {map.sameEndpoint ? (
            <Notice meaning="attention">
              <strong>{t("window.webhooks.routes.same.what")}</strong>
              <p>{t("window.webhooks.routes.same.next")}</p>
            </Notice>
          ) : null}
          <Card title={t("window.webhooks.routes.numbers")}>
            <RouteTable map={map} />
          </Card>
          <SubscribedApps map={map} />
        </>
      )}
    </>
  );
}
