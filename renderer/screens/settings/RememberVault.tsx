import { Switch } from "@mantine/core";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { KeyStoreSentence } from "../../components/vault/RememberChoice.tsx";
import { useKeyStore } from "../../components/vault/use-key-store.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

/** Sets whether this computer may unlock the vault automatically, and by what means. */
export function RememberVault() {
  const t = useTranslation();
  const { client, vault } = useStores();
  const live = useConnection().kind === "live";
  const state = usePart(vault, (value) => value);
  const { keyStore, take } = useKeyStore();
  const { ensureOpen } = useVaultGate();
  const remember = useOperation("vault.remember");
  if (keyStore === undefined) return null;
  const turn = async (on: boolean): Promise<void> => {
    if (!(await ensureOpen())) return;
    const answer = await remember.run({ on });
    // What couldn't be confirmed may have been changed all the same.
    const now = answer.ok ? answer : await callFor(client, "vault.keyStore", {});
    if (now.ok) take(now.value);
  };
  if (keyStore.kind === "none" || keyStore.kind === "unprotected")
    return (
      <p className={classes["hint"]}>
        <KeyStoreSentence keyStore={keyStore} />
      </p>
    );
  return (
    <div>
      <Switch
        label={t("window.vault.remember.label")}
        description={<KeyStoreSentence keyStore={keyStore} />}
        checked={keyStore.kind === "usable" && keyStore.remembered}
        disabled={!live || remember.busy || (state !== "open" && state !== "locked")}
        onChange={(event) => runInBackground(turn(event.currentTarget.checked))}
      />
      {remember.problem === undefined ? null : <ProblemCard problem={remember.problem} />}
    </div>
  );
}
