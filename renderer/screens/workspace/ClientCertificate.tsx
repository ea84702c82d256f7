import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { err, ok } from "../../../shared/result.ts";
import { secretsOfClient } from "../../../shared/workspace/connection-parts.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import type { Workspace, WorkspaceClient } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useNow } from "../../app/use-now.ts";
import { useStores } from "../../app/window-context.tsx";
import { QuestionDialog } from "../../components/dialog/QuestionDialog.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { useStoredLabels } from "../../components/secrets/use-stored-secret.ts";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ClientCertificateDialog } from "./ClientCertificateDialog.tsx";
import { newest } from "./use-save-workspace.ts";
import forms from "../../components/forms/forms.module.css";
import classes from "./workspace.module.css";
import { DialogButtons } from "../../components/dialog/Dialog.tsx";

/** Shows the client certificate sent to the on-premises server: its subject and expiry, and its removal. */
export function ClientCertificate({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const id = useId();
  const live = useConnection().kind === "live";
  const [giving, setGiving] = useState(false);
  const [removing, setRemoving] = useState(false);
  const client = workspace.network?.client;
  return (
    <div role="group" aria-labelledby={id} className={classes["part"]}>
      <div>
        <div id={id} className={classes["fieldName"]}>
          {t("window.network.client.label")}
        </div>
        <p className={classes["hint"]}>{t("window.network.client.when")}</p>
      </div>
      {client === undefined ? (
        <div>
          <Button size="compact-sm" variant="default" disabled={!live} onClick={() => setGiving(true)}>
            {t("window.network.client.add")}
          </Button>
        </div>
      ) : (
        <div className={classes["client"]}>
          <Shown workspace={workspace} client={client} />
          <span className={classes["clientActions"]}>
            <Button
              size="compact-sm"
              variant="default"
              disabled={!live}
              aria-label={t("window.network.client.replace")}
              onClick={() => setGiving(true)}
            >
              {t("window.secrets.replace")}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              disabled={!live}
              aria-label={t("window.network.client.remove")}
              onClick={() => setRemoving(true)}
            >
              {t("window.network.client.removeShort")}
            </Button>
          </span>
        </div>
      )}
      {giving ? <ClientCertificateDialog workspace={workspace.id} onClose={() => setGiving(false)} /> : null}
      <RemoveQuestion workspace={workspace} opened={removing} onClose={() => setRemoving(false)} />
    </div>
  );
}

type ShownProps = { readonly workspace: Workspace; readonly client: WorkspaceClient };

function Shown({ workspace, client }: ShownProps) {
  const t = useTranslation();
  const stored = useStoredLabels();
  const now = useNow();
  const until = localTime(t.language, client.validTo);
  const ended = Date.parse(client.validTo) < now;
  const whole = secretsOfClient(client).every((secret) => stored?.has(labelOf(workspace.id, secret)));
  const standing = stored === undefined ? "unknown" : whole ? "stored" : "missing";
  return (
    <div className={classes["clientText"]}>
      <strong>
        <Untrusted text={client.subject} most={200} />
      </strong>
      <span className={ended ? forms["warning"] : classes["hint"]}>
        {t(`window.network.client.${ended ? "ended" : "until"}`, { until })}
      </span>
      <span className={standing === "missing" ? forms["warning"] : classes["hint"]}>
        {t(`window.network.client.${standing}`)}
      </span>
    </div>
  );
}

type RemoveQuestionProps = {
  readonly workspace: Workspace;
  readonly opened: boolean;
  readonly onClose: () => void;
};

function RemoveQuestion({ workspace, opened, onClose }: RemoveQuestionProps) {
  const t = useTranslation();
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const task = useTask();
  const remove = async (): Promise<void> => {
    const removed = await task.run(async () => {
      // With the vault locked its private key would stay in the vault.
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const dropped = await callFor(stores.client, "connections.dropClient", { workspace: workspace.id });
      if (!dropped.ok) return dropped;
      stores.workspaces.take((known) => newest(known, dropped.value));
      return ok(null);
    });
    if (removed) onClose();
  };
  return (
    <QuestionDialog
      opened={opened}
      onClose={onClose}
      title={t("window.network.client.removeTitle")}
      means={[t("window.network.client.removeWhat")]}
    >
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t("window.forms.cancel")}
        </Button>
        <Button color="red" loading={task.busy} onClick={() => runInBackground(remove())}>
          {t("window.network.client.remove")}
        </Button>
      </DialogButtons>
    </QuestionDialog>
  );
}
