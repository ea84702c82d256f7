import { Button } from "@mantine/core";
import { err } from "../../../../shared/result.ts";
import { labelOf, type WorkspaceSecret } from "../../../../shared/workspace/labels.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { Form } from "../../../components/forms/Form.tsx";
import { useUnsavedGuard } from "../../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { keepSecrets } from "../../../components/secrets/keep-secret.ts";
import { SecretField } from "../../../components/secrets/SecretField.tsx";
import { useCredentialEntry } from "../../../components/secrets/use-secret-entry.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./webhooks.module.css";

type OneSecretProps = {
  readonly workspace: WorkspaceId;
  readonly secret: WorkspaceSecret;
  readonly name: string;
  readonly hint: string;
};

/** Edits one webhook secret of a workspace, with its own button that stores it in the vault. */
export function OneSecret({ workspace, secret, name, hint }: OneSecretProps) {
  const t = useTranslation();
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const entry = useCredentialEntry();
  const label = labelOf(workspace, secret);
  useUnsavedGuard(entry.typed);
  const save = async (): Promise<void> => {
    const kept = await task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      return keepSecrets(stores, [{ label, secret, value: entry.text() }]);
    });
    if (kept) entry.clear();
  };
  return (
    <Form
      onSubmit={() => {
        if (entry.typed) runInBackground(save());
      }}
    >
      <SecretField name={name} label={label} entry={entry} hint={hint} disabled={task.busy} />
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      {entry.typed ? (
        <div className={classes["buttons"]}>
          <Button type="submit" loading={task.busy} disabled={!live}>
            {t("window.webhooks.secret.keep", { name })}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}
