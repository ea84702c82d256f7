import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { err, ok } from "../../../shared/result.ts";
import { e164 } from "../../../shared/phone.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useWorkspaceName } from "../../app/use-workspace-name.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { TypedConfirmationDialog } from "../../components/forms/TypedConfirmationDialog.tsx";
import { useDiscard } from "../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { valueOf } from "../../stores/loadable.ts";
import { openRunsOf } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { listIn, newest } from "./use-save-workspace.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import forms from "../../components/forms/forms.module.css";

/**
 * Removes a workspace with the secrets under its labels, after its name was typed; not while a migration of
 * its numbers is open.
 */
export function RemoveSection({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const name = useWorkspaceName(workspace);
  const stores = useStores();
  const [, go] = useLocation();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const [asking, setAsking] = useState(false);
  const task = useTask();
  const discard = useDiscard();
  const numbers = new Set<string>(workspace.numbers.map(({ cc, phoneNumber }) => e164(cc, phoneNumber)));
  const open = usePart(stores.runs, (runs) => openRunsOf(runs).find((run) => numbers.has(run.number)));
  const remove = async (): Promise<void> => {
    const removed = await task.run(async () => {
      // With the vault locked its secrets would stay in the vault unnoticed.
      if (valueOf(stores.vault.getState()) !== "absent" && !(await ensureOpen()))
        return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const revision = valueOf(stores.workspaces.getState())?.revision ?? 0;
      const answer = await callFor(stores.client, "workspaces.remove", { revision, workspace: workspace.id });
      if (!answer.ok) {
        const current = listIn(answer.problem);
        if (current !== undefined) stores.workspaces.take((known) => newest(known, current));
        return answer;
      }
      discard();
      stores.workspaces.take((known) => newest(known, answer.value));
      return ok(null);
    });
    if (removed) go(to.overview());
  };
  return (
    <>
      <p>{t("window.workspace.remove.what")}</p>
      {open === undefined ? (
        <Button color="red" variant="light" disabled={!live} onClick={() => setAsking(true)}>
          {t("window.workspace.remove.action")}
        </Button>
      ) : (
        <p>
          {t("window.workspace.remove.runOpen")}{" "}
          <Link href={to.run(open.run)} className={forms["link"] ?? ""}>
            {t("window.workspace.remove.toRun")}
          </Link>
        </p>
      )}
      <TypedConfirmationDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t("window.workspace.remove.title")}
        word={name}
        askFor={t("window.workspace.remove.type", { name })}
        action={t("window.workspace.remove.action")}
        busy={task.busy}
        onConfirm={() => runInBackground(remove())}
      >
        <p>{t("window.workspace.remove.stays")}</p>
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      </TypedConfirmationDialog>
    </>
  );
}
