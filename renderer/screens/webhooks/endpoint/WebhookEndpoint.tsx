import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { useParams } from "wouter";
import { PublicUrl } from "../../../../shared/tunnel/tunnel.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { AddressField } from "../../../components/forms/AddressField.tsx";
import { addressFault } from "../../../components/forms/clean-paste.ts";
import { Form } from "../../../components/forms/Form.tsx";
import { useUnsavedGuard } from "../../../components/forms/UnsavedGuard.tsx";
import { useDraft } from "../../../components/forms/use-draft.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { OneSecret } from "../parts/OneSecret.tsx";
import { useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import { useWorkspaceOf } from "../parts/use-workspace-of.ts";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { EndpointResults } from "./EndpointResults.tsx";
import { useEndpointCheck, type EndpointCheck } from "./use-endpoint-check.ts";
import classes from "../parts/webhooks.module.css";

/** Checks the user's own endpoint the way the platform calls it, before production depends on it. */
export default function WebhookEndpoint() {
  return <EndpointOf key={useCurrentWorkspace()?.id} />;
}

function EndpointOf() {
  const t = useTranslation();
  const check = useEndpointCheck();
  const failed = check.found.filter(({ status }) => status === "fail").length;
  const title =
    check.verdict === undefined
      ? t("window.webhooks.endpoint.title")
      : failed > 0
        ? t("window.webhooks.endpoint.headline.failed", { count: failed, all: check.found.length })
        : t(`window.webhooks.endpoint.headline.${check.verdict}`);
  return (
    <WebhookFrame title={title} lead={t("window.webhooks.endpoint.lead")}>
      {(workspace) => <DoctorOf current={workspace} check={check} />}
    </WebhookFrame>
  );
}

/** The URL of the screen may name a number of another workspace than the shown one. */
function DoctorOf({ current, check }: { readonly current: Workspace; readonly check: EndpointCheck }) {
  const { number } = useParams();
  const workspace = useWorkspaceOf(current, number);
  return <Doctor key={workspace.id} workspace={workspace} check={check} />;
}

function Doctor({ workspace, check }: { readonly workspace: Workspace; readonly check: EndpointCheck }) {
  const t = useTranslation();
  const { realm } = useStores();
  const live = useConnection().kind === "live";
  const { chosen, change } = useWorkspaceWebhooks(workspace.id);
  const draft = useDraft({ url: chosen.endpoint ?? "" });
  const [send, setSend] = useState(false);
  const [allowPrivate, setAllowPrivate] = useState(realm === "practice");
  const [caFile, setCaFile] = useState("");
  const [tried, setTried] = useState(false);
  const url = draft.value.url.trim();
  useUnsavedGuard(draft.dirty);
  const start = (): void => {
    setTried(true);
    if (url === "" || addressFault(url) !== undefined) return;
    const wanted = {
      url,
      workspace: workspace.id,
      send,
      allowPrivate,
      ...(caFile.trim() === "" ? {} : { caFile: caFile.trim() }),
    };
    // Only a URL that may be stored is stored; any other can still be checked.
    const keep =
      draft.dirty && PublicUrl.safeParse(url).success ? () => change({ endpoint: url }) : undefined;
    runInBackground(check.start(wanted, keep));
  };
  return (
    <>
      <Card title={t("window.webhooks.endpoint.which")}>
        <Form onSubmit={start}>
          <AddressField
            label={t("window.webhooks.endpoint.address")}
            description={t("window.webhooks.endpoint.addressHint")}
            value={draft.value.url}
            disabled={check.task.busy}
            error={tried && url === "" ? t("window.forms.needed") : undefined}
            onChange={(next) => draft.change({ url: next })}
          />
          <Checkbox
            checked={send}
            disabled={check.task.busy}
            label={t("window.webhooks.endpoint.send")}
            description={t("window.webhooks.endpoint.sendHint")}
            onChange={(event) => setSend(event.currentTarget.checked)}
          />
          <details className={classes["more"]}>
            <summary>{t("window.webhooks.endpoint.more")}</summary>
            <div className={classes["group"]}>
              <Checkbox
                checked={allowPrivate}
                disabled={check.task.busy}
                label={t("window.webhooks.endpoint.private")}
                description={t("window.webhooks.endpoint.privateHint")}
                onChange={(event) => setAllowPrivate(event.currentTarget.checked)}
              />
              <TextInput
                label={t("window.webhooks.endpoint.ca")}
                description={t("window.webhooks.endpoint.caHint")}
                value={caFile}
                autoComplete="off"
                spellCheck={false}
                dir="ltr"
                disabled={check.task.busy}
                onChange={(event) => setCaFile(event.currentTarget.value)}
              />
            </div>
          </details>
          {check.task.problem === undefined ? null : <ProblemCard problem={check.task.problem} />}
          <div className={classes["buttons"]}>
            <Button type="submit" loading={check.task.busy} disabled={!live}>
              {t(send ? "window.webhooks.endpoint.goSend" : "window.webhooks.endpoint.go")}
            </Button>
          </div>
        </Form>
      </Card>
      <Card title={t("window.webhooks.endpoint.secrets")}>
        <div className={classes["stack"]}>
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
      </Card>
      <EndpointResults check={check} current={url} />
    </>
  );
}
