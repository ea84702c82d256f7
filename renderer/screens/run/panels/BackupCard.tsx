import { Button } from "@mantine/core";
import { useState } from "react";
import { SecretLabel } from "../../../../shared/ids.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { CancelButton, QuestionDialog } from "../../../components/dialog/QuestionDialog.tsx";
import { RunProblemCard } from "../../../components/run/RunProblemCard.tsx";
import { TypedNumber } from "../../../components/run/TypedNumber.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./panels.module.css";
import { useKeptBackup } from "../../../components/run/use-kept-backup.ts";

type PairCardProps = { readonly run: RunSnapshot; readonly label: string };

/** Shows the backup that a migration left in the vault, with a button to delete it. */
export function BackupCard({ run, label }: PairCardProps) {
  const t = useTranslation();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const forget = useOperation("vault.forget");
  const [opened, setOpened] = useState(false);
  const { kept, lookAgain } = useKeptBackup(label);
  const release = async (): Promise<void> => {
    setOpened(false);
    if (!(await ensureOpen())) return;
    const answer = await forget.run({ label: SecretLabel.parse(label) });
    if (answer.ok) lookAgain();
  };
  if (kept === "released")
    return (
      <Card title={t("window.run.ended.pair.title")}>
        <p role="status">{t("window.run.ended.pair.gone")}</p>
      </Card>
    );
  return (
    <Card title={t("window.run.ended.pair.title")}>
      <p>{t(kept === "there" ? "window.run.ended.pair.text" : "window.run.ended.pair.unseen")}</p>
      <div className={classes["actions"]}>
        <span>{t("window.run.ended.pair.label")}</span>
        <code className="sw-mono sw-break">{label}</code>
        <CopyButton content="plain" text={label} label={t("window.run.ended.pair.copy")} />
        <Button variant="default" disabled={!live} loading={forget.busy} onClick={() => setOpened(true)}>
          {t("window.run.ended.pair.forget")}
        </Button>
      </div>
      {forget.problem === undefined ? null : <RunProblemCard problem={forget.problem} run={run.run} />}
      <QuestionDialog
        opened={opened}
        title={t("window.run.ended.pair.dialog", { spoken: run.spoken })}
        means={[t("window.run.ended.pair.means")]}
        onClose={() => setOpened(false)}
      >
        <TypedNumber
          spoken={run.spoken}
          number={run.number}
          danger
          go={t("window.run.ended.pair.confirm")}
          may={live}
          waits={forget.busy}
          onGo={() => runInBackground(release())}
          beside={<CancelButton onCancel={() => setOpened(false)} />}
        />
      </QuestionDialog>
    </Card>
  );
}
