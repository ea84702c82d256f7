import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Settings } from "../../../shared/settings/settings.ts";
import { runInBackground } from "../../app/in-background.ts";
import { isNamed } from "../../app/is-named.ts";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ChangePassphrase } from "./ChangePassphrase.tsx";
import { RememberVault } from "./RememberVault.tsx";
import classes from "./Settings.module.css";

const MINUTES = [5, 15, 60, 0] as const satisfies readonly Settings["lockAfterMinutes"][];

/** Shows the vault's state, its passphrase, and when it locks automatically. */
export function VaultSettings({ lockAfterMinutes }: Pick<Settings, "lockAfterMinutes">) {
  const t = useTranslation();
  const { realm } = useStores();
  return (
    <Card title={t("window.settings.vault.title")}>
      {realm === "practice" ? (
        <p className={classes["hint"]}>{t("window.settings.vault.practice")}</p>
      ) : (
        <div className={classes["fields"]}>
          <StateLine />
          <RememberVault />
          <LockAfter minutes={lockAfterMinutes} />
        </div>
      )}
    </Card>
  );
}

function StateLine() {
  const t = useTranslation();
  const { vault } = useStores();
  const live = useConnection().kind === "live";
  const state = usePart(vault, (value) => value);
  const { ensureOpen } = useVaultGate();
  const lock = useOperation("vault.lock");
  const [changing, setChanging] = useState(false);
  if (state === undefined) return null;
  const lockNow = async (): Promise<void> => {
    const answer = await lock.run({});
    if (answer.ok) await vault.refresh();
  };
  return (
    <>
      <div className={classes["line"]}>
        <strong role="status">{t(`window.frame.vault.${state}`)}</strong>
        <Group gap="sm">
          {state === "open" ? (
            <Button
              variant="default"
              disabled={!live}
              loading={lock.busy}
              onClick={() => runInBackground(lockNow())}
            >
              {t("window.settings.vault.lockNow")}
            </Button>
          ) : (
            <Button variant="default" disabled={!live} onClick={() => runInBackground(ensureOpen())}>
              {t(`window.vault.title.${state}`)}
            </Button>
          )}
          {state === "open" || state === "locked" ? (
            <Button variant="default" disabled={!live} onClick={() => setChanging(true)}>
              {t("window.settings.vault.change")}
            </Button>
          ) : null}
        </Group>
      </div>
      {lock.problem === undefined ? null : isNamed(lock.problem, "vaultInUse") ? (
        <p role="alert">{t("window.frame.vault.inUse")}</p>
      ) : (
        <ProblemCard problem={lock.problem} />
      )}
      <ChangePassphrase opened={changing} onClose={() => setChanging(false)} />
    </>
  );
}

function LockAfter({ minutes }: { readonly minutes: Settings["lockAfterMinutes"] }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { change, problem } = useChangeSettings();
  return (
    <div>
      <NativeSelect
        label={t("window.settings.vault.lockAfter")}
        description={t("window.settings.vault.lockAfterHint")}
        value={String(minutes)}
        disabled={!live}
        onChange={(event) => {
          const chosen = MINUTES.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) change({ lockAfterMinutes: chosen });
        }}
        data={MINUTES.map((value) => ({
          value: String(value),
          label:
            value === 0
              ? t("window.settings.vault.never")
              : t("window.settings.vault.minutes", { count: value }),
        }))}
      />
      {problem === undefined ? null : <ProblemCard problem={problem} />}
    </div>
  );
}
