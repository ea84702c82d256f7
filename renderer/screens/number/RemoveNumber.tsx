import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { e164, spoken } from "../../../shared/phone.ts";
import { err } from "../../../shared/result.ts";
import { NUMBER_SECRETS, numberLabelOf } from "../../../shared/workspace/labels.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useNotice, useStores } from "../../app/window-context.tsx";
import { TypedConfirmationDialog } from "../../components/forms/TypedConfirmationDialog.tsx";
import { useDiscard } from "../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { isNumberTyped } from "../../../shared/typed-number.ts";
import { forgetSecrets } from "../../components/secrets/keep-secret.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { valueOf } from "../../stores/loadable.ts";
import { openRunsOf } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { useSaveWorkspace } from "../workspace/use-save-workspace.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import type { OneNumber } from "./one-number.ts";
import forms from "../../components/forms/forms.module.css";

/**
 * Removes a number from its workspace with its PIN and certificate, after the number was typed; not while a
 * migration of it is open.
 */
export function RemoveNumber({ workspace, number }: OneNumber) {
  const t = useTranslation();
  const stores = useStores();
  const notice = useNotice();
  const [, go] = useLocation();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const discard = useDiscard();
  const save = useSaveWorkspace();
  const task = useTask();
  const [asking, setAsking] = useState(false);
  const full: string = e164(number.cc, number.phoneNumber);
  const open = usePart(stores.runs, (runs) => openRunsOf(runs).find((run) => run.number === full));
  const remove = async (): Promise<void> => {
    const withVault = valueOf(stores.vault.getState()) !== "absent";
    const removed = await task.run(async () => {
      // With the vault locked its secrets would stay in the vault unnoticed.
      if (withVault && !(await ensureOpen()))
        return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const saved = await save(workspace.id, (now) => ({
        ...now,
        numbers: now.numbers.filter(({ phoneNumberId }) => phoneNumberId !== number.phoneNumberId),
      }));
      if (saved.ok) discard();
      return saved;
    });
    if (!removed) return;
    go(to.workspace(workspace.id));
    if (!withVault) return;
    // Deleted last: if removing the number fails, it still needs its secrets.
    const labels = NUMBER_SECRETS.map((secret) => numberLabelOf(workspace.id, number, secret));
    const forgotten = await forgetSecrets(stores, labels);
    if (!forgotten.ok) notice.setState(forgotten.problem, true);
  };
  if (open !== undefined)
    return (
      <p>
        {t("window.number.remove.runOpen")}{" "}
        <Link href={to.run(open.run)} className={forms["link"] ?? ""}>
          {t("window.number.next.toRun")}
        </Link>
      </p>
    );
  return (
    <>
      <p>{t("window.number.remove.what")}</p>
      <Button color="red" variant="light" disabled={!live} onClick={() => setAsking(true)}>
        {t("window.number.remove.action")}
      </Button>
      <TypedConfirmationDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t("window.number.remove.title", { spoken: spoken(number.cc, number.phoneNumber) })}
        word={full}
        fits={(typed) => isNumberTyped(typed, full)}
        askFor={t("window.number.remove.type", { number: full })}
        action={t("window.number.remove.action")}
        busy={task.busy}
        onConfirm={() => runInBackground(remove())}
      >
        <p>{t("window.number.remove.stays")}</p>
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      </TypedConfirmationDialog>
    </>
  );
}
