import { Form } from "../../components/forms/Form.tsx";
import { Button } from "@mantine/core";
import { err } from "../../../shared/result.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { keepSecrets } from "../../components/secrets/keep-secret.ts";
import { SecretField } from "../../components/secrets/SecretField.tsx";
import { useSecretEntry } from "../../components/secrets/use-secret-entry.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import forms from "../../components/forms/forms.module.css";

/**
 * Shorter passwords are easy to guess for anyone who obtains a backup; the preflight checks warn of them
 * too.
 */
const SHORT = 16;

/** Edits the backup password of this workspace's numbers; without one, each migration generates its own. */
export function BackupPasswordSection({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const password = useSecretEntry((text) => (text.length < SHORT ? "short" : undefined));
  const label = labelOf(workspace.id, "backup-password");
  useUnsavedGuard(password.typed);
  const save = async (): Promise<void> => {
    const kept = await task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      return keepSecrets(stores, [{ label, secret: "backup-password", value: password.text() }]);
    });
    if (kept) password.clear();
  };
  return (
    <Form
      onSubmit={() => {
        if (password.typed) runInBackground(save());
      }}
    >
      <SecretField
        field="backupPassword"
        name={t("window.workspace.backup.name")}
        label={label}
        entry={password}
        hint={t("window.workspace.backup.hint")}
        disabled={task.busy}
      />
      {password.fault === "short" ? (
        <p className={forms["warning"]} role="status">
          {t("window.workspace.backup.short", { count: SHORT })}
        </p>
      ) : null}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      {!password.typed ? null : (
        <div className={forms["actions"]}>
          <Button type="submit" loading={task.busy} disabled={!live}>
            {t("window.workspace.backup.save")}
          </Button>
        </div>
      )}
    </Form>
  );
}
