import { Button } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { useParams } from "wouter";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import type { EndpointReport } from "../../../stores/webhook-checks.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { OneSecret } from "../parts/OneSecret.tsx";
import { shortMs } from "../parts/short-ms.ts";
import { useWorkspaceOf } from "../parts/use-workspace-of.ts";
import webhooks from "../parts/webhooks.module.css";
import classes from "./endpoint.module.css";
import { EndpointForm, useEndpointEntry } from "./EndpointForm.tsx";
import { endpointTitle, endpointWord } from "./endpoint-words.ts";
import { EndpointResults } from "./EndpointResults.tsx";
import { useEndpointCheck, type EndpointCheck } from "./use-endpoint-check.ts";

/** Checks the user's own endpoint the way the platform calls it, before production depends on it. */
export default function WebhookEndpoint() {
  const t = useTranslation();
  const current = useCurrentWorkspace();
  if (current !== undefined) return <EndpointOf key={current.id} current={current} />;
  return (
    <WebhookFrame title={t("window.webhooks.endpoint.title")} lead={t("window.webhooks.endpoint.lead")}>
      {() => null}
    </WebhookFrame>
  );
}

/** The URL of the screen may name a number of another workspace than the shown one. */
function EndpointOf({ current }: { readonly current: Workspace }) {
  const { number } = useParams();
  const workspace = useWorkspaceOf(current, number);
  return <Endpoint key={workspace.id} workspace={workspace} />;
}

function Endpoint({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const check = useEndpointCheck(workspace.id);
  const form = useId();
  const { report } = check;
  return (
    <WebhookFrame
      title={titleOf(t, check)}
      lead={report === undefined ? t("window.webhooks.endpoint.lead") : <ReportLead report={report} />}
      actions={
        report === undefined ? undefined : (
          <Button type="submit" form={form} loading={check.task.busy} disabled={!live}>
            {t("window.webhooks.endpoint.again")}
          </Button>
        )
      }
    >
      {() => <Parts workspace={workspace} check={check} form={form} />}
    </WebhookFrame>
  );
}

type PartsProps = {
  readonly workspace: Workspace;
  readonly check: EndpointCheck;
  readonly form: string;
};

/** The results, and below them the form and its secrets, which stay as they are while a check begins. */
function Parts({ workspace, check, form }: PartsProps) {
  const t = useTranslation();
  const entry = useEndpointEntry(workspace, check);
  return (
    <>
      <EndpointResults check={check} current={entry.url.trim()} />
      <div className={classes["columns"]}>
        <Card title={t("window.webhooks.endpoint.which")}>
          <EndpointForm id={form} entry={entry} check={check} />
        </Card>
        <Card title={t("window.webhooks.endpoint.secrets")}>
          <Secrets workspace={workspace} />
        </Card>
      </div>
    </>
  );
}

function titleOf(t: WindowTranslate, { report, of }: EndpointCheck): string {
  if (report !== undefined) return endpointTitle(t, report);
  return t(of === undefined ? "window.webhooks.endpoint.title" : "window.webhooks.endpoint.headline.busy");
}

/** The verdict in a word, the URL, the age of the check, and whether something was left out. */
function ReportLead({ report }: { readonly report: EndpointReport }): ReactNode {
  const t = useTranslation();
  const { url, checks, doneAt, tookMs } = report;
  return (
    <>
      <LeadFacts certainty={endpointWord(t, report)}>
        <span>
          <UntrustedAddress text={url} most={300} className="sw-mono" />
        </span>
        <span>
          {t("window.webhooks.endpoint.tested")} <Age at={doneAt} />
        </span>
        <span>{t("window.webhooks.endpoint.took", { time: shortMs(t, tookMs) })}</span>
      </LeadFacts>
      {checks.some(({ cause }) => cause === "not-asked") ? (
        <p className={classes["left"]}>{t("window.webhooks.endpoint.verdict.notAsked")}</p>
      ) : null}
    </>
  );
}

function Secrets({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  return (
    <div className={webhooks["stack"]}>
      <OneSecret
        workspace={workspace.id}
        secret="endpoint-token"
        name={t("window.webhooks.endpoint.token")}
        hint={t("window.webhooks.endpoint.tokenHint")}
      />
      <OneSecret
        workspace={workspace.id}
        secret="app-secret"
        name={t("window.webhooks.secrets.app")}
        hint={t("window.webhooks.endpoint.secretHint")}
      />
    </div>
  );
}
