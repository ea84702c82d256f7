import { Button } from "@mantine/core";
import { err } from "../../../../shared/result.ts";
import type { SecretLabel } from "../../../../shared/ids.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useUnsavedGuard } from "../../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { RunProblemCard } from "../../../components/run/RunProblemCard.tsx";
import { useHeldFor } from "../../../components/run/use-held-until.ts";
import { TypedNumber } from "../../../components/run/TypedNumber.tsx";
import type { RunActions } from "../../../components/run/use-run-actions.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { keepSecrets } from "../../../components/secrets/keep-secret.ts";
import { pinFault } from "../../../components/secrets/pin-fault.ts";
import { SecretField } from "../../../components/secrets/SecretField.tsx";
import { useSecretEntry } from "../../../components/secrets/use-secret-entry.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { countdown } from "../../../components/waiting/countdown.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./panels.module.css";

type PinCardProps = {
  readonly run: RunSnapshot;
  /** The vault label of the PIN that the migration uses. */
  readonly label: SecretLabel;
  readonly actions: RunActions;
  /** Whether resuming sends the request that moves the number: the number is typed then. */
  readonly movesAtOnce: boolean;
};

/**
 * Takes another PIN inside a migration that a rejected PIN stopped, and resumes it. The PIN is stored under the label
 * that this migration reads. The wait that the platform asked for counts down and holds the button.
 */
export function PinCard({ run, label, actions, movesAtOnce }: PinCardProps) {
  const t = useTranslation();
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const task = useTask();
  const pin = useSecretEntry(pinFault);
  const heldMs = useHeldFor(run, actions.problem);
  useUnsavedGuard(pin.typed);
  const resume = async (): Promise<void> => {
    if (pin.typed) {
      const kept = await task.run(async () =>
        (await ensureOpen())
          ? keepSecrets(stores, [{ label, secret: "pin", value: pin.text() }])
          : err({ kind: "named", problem: { kind: "vaultStaysShut" } } as const),
      );
      if (!kept) return;
      pin.clear();
    }
    actions.reopen();
  };
  const go = t(pin.typed ? "window.run.ended.pin.go" : "window.run.ready.again");
  const may = actions.live && heldMs === 0 && !(pin.typed && pin.fault !== undefined);
  const busy = actions.busy !== undefined || task.busy;
  return (
    <Card title={t("window.run.ended.pin.title")}>
      <p>{t(`window.run.ended.pin.text.${run.direction}`)}</p>
      <div className={classes["pinForm"]}>
        <SecretField
          name={t("window.number.pin.name")}
          label={label}
          entry={pin}
          digits
          anew
          error={pin.fault === "wrong" ? t("window.number.pin.wrong") : undefined}
          disabled={task.busy}
        />
        {heldMs > 0 ? (
          <p role="status">
            {t("window.run.ended.pin.held")} <strong aria-live="off">{countdown(heldMs)}</strong>
          </p>
        ) : null}
        {movesAtOnce ? (
          <TypedNumber
            spoken={run.spoken}
            number={run.number}
            go={go}
            may={may}
            waits={busy}
            failed={actions.problem !== undefined || task.problem !== undefined}
            onGo={() => runInBackground(resume())}
          />
        ) : (
          <Button disabled={!may} loading={busy} onClick={() => runInBackground(resume())}>
            {go}
          </Button>
        )}
        {task.problem === undefined ? null : <RunProblemCard problem={task.problem} run={run.run} />}
      </div>
    </Card>
  );
}
