import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { err } from "../../../../shared/result.ts";
import type { RouteMap } from "../../../../shared/webhook/route-map.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { BackNotice } from "../../../components/screen/BackNotice.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Empty } from "../../../components/screen/AsyncView.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { RouteTable } from "./RouteTable.tsx";
import { SubscribedApps } from "./SubscribedApps.tsx";
import classes from "../parts/webhooks.module.css";

/** The longest time that all queries for this map may take, in milliseconds. */
const LOOK_LIMIT_MS = 60_000;

/** Shows the callback URLs of app, account and number, and every subscribed app. */
export default function WebhookRoutes() {
  const t = useTranslation();
  return (
    <WebhookFrame title={t("window.webhooks.routes.title")} lead={t("window.webhooks.routes.lead")}>
      {(workspace) => <Routes key={workspace.id} workspace={workspace} />}
    </WebhookFrame>
  );
}

function Routes({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { client, vault } = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const open = usePart(vault, (state) => state) === "open";
  const { run, busy, since, problem } = useTask();
  const [map, setMap] = useState<RouteMap>();
  const ask = useCallback(
    () =>
      runInBackground(
        run(async () => {
          if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
          const answer = await callFor(client, "webhooks.routes", { workspace: workspace.id });
          if (answer.ok) setMap(answer.value);
          return answer;
        }),
      ),
    [client, ensureOpen, run, workspace.id],
  );
  // The query is read-only and starts automatically, but opening the screen never asks for the vault's
  // passphrase.
  useEffect(() => {
    if (open) ask();
  }, [ask, open]);
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
          <Card
            title={t("window.webhooks.routes.numbers")}
            aside={
              <span className={classes["buttons"]}>
                <Age at={map.at} /> {again}
              </span>
            }
          >
            <RouteTable map={map} />
          </Card>
          <SubscribedApps map={map} />
        </>
      )}
    </>
  );
}
