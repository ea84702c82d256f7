import { Button, Switch } from "@mantine/core";
import { useState } from "react";
import { err } from "../../../shared/result.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { saveFile } from "../../components/save/save-file.ts";
import { NewPassphraseFields, useNewPassphrase } from "../../components/vault/NewPassphraseFields.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { MissingCertificates } from "./TakeHandover.tsx";
import { newest } from "./use-save-workspace.ts";
import forms from "../../components/forms/forms.module.css";

/** Writes a workspace to an encrypted file for somebody else, and archives it or shows it again. */
export function HandoverSection({ workspace }: { readonly workspace: Workspace }) {
  return (
    <>
      <HandoverForm workspace={workspace} />
      <Archive workspace={workspace} />
    </>
  );
}

function HandoverForm({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { client } = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const passphrase = useNewPassphrase();
  const [withSecrets, setWithSecrets] = useState(false);
  const [saved, setSaved] = useState<{ readonly file: string; readonly missing: readonly string[] }>();
  const task = useTask();
  const make = async (): Promise<void> => {
    const typed = passphrase.agreed();
    if (typed === undefined) return;
    setSaved(undefined);
    await task.run(async () => {
      if (withSecrets && !(await ensureOpen()))
        return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const made = await callFor(client, "handover.make", {
        workspace: workspace.id,
        passphrase: typed,
        withSecrets,
      });
      if (!made.ok) return made;
      passphrase.clear();
      const file = `${workspace.id}.switchover`;
      saveFile(file, new Blob([made.value.content], { type: "application/octet-stream" }));
      setSaved({ file, missing: made.value.summary.certificatesMissing });
      return made;
    });
  };
  return (
    <Form onSubmit={() => runInBackground(make())}>
      <p>{t("window.workspace.handover.what")}</p>
      <NewPassphraseFields passphrase={passphrase} />
      <Switch
        checked={withSecrets}
        label={t("window.workspace.handover.withSecrets")}
        description={t("window.workspace.handover.withSecretsHint")}
        onChange={(event) => setWithSecrets(event.currentTarget.checked)}
      />
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <div role="status">
        {saved === undefined ? null : (
          <>
            <p>{t("window.workspace.handover.saved", { file: saved.file })}</p>
            <MissingCertificates paths={saved.missing} />
          </>
        )}
      </div>
      <div className={forms["buttons"]}>
        <Button type="submit" loading={task.busy} disabled={!live}>
          {t("window.workspace.handover.save")}
        </Button>
      </div>
    </Form>
  );
}

function Archive({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const stores = useStores();
  const live = useConnection().kind === "live";
  const change = useOperation("workspaces.archive");
  const isArchived = workspace.archivedAt !== undefined;
  const press = async (): Promise<void> => {
    const answer = await change.run({ workspace: workspace.id, archived: !isArchived });
    if (answer.ok) stores.workspaces.take((known) => newest(known, answer.value));
  };
  // Practice has one workspace, which stays.
  if (stores.realm === "practice") return null;
  return (
    <>
      <p>
        {t(isArchived ? "window.workspace.handover.isArchived" : "window.workspace.handover.archiveWhat")}
      </p>
      {change.problem === undefined ? null : <ProblemCard problem={change.problem} />}
      <Button
        variant="default"
        loading={change.busy}
        disabled={!live}
        onClick={() => runInBackground(press())}
      >
        {t(isArchived ? "window.workspace.handover.restore" : "window.workspace.handover.archive")}
      </Button>
    </>
  );
}
