import { UnstyledButton } from "@mantine/core";
import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { useVaultGate } from "../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../wording/use-translation.tsx";
import { runInBackground } from "../app/in-background.ts";
import { isNamed } from "../app/is-named.ts";
import { useConnection, usePart } from "../app/use-feed.ts";
import { useOperation } from "../app/use-operation.ts";
import { useStores } from "../app/window-context.tsx";
import classes from "./Rail.module.css";

/** The state of the vault, with the button that locks or unlocks it. */
export function VaultFoot() {
  const t = useTranslation();
  const { vault } = useStores();
  const state = usePart(vault, (value) => value);
  const live = useConnection().kind === "live";
  const { ensureOpen } = useVaultGate();
  const lock = useOperation("vault.lock");
  if (state === undefined) return null;
  const isOpen = state === "open";
  const lockNow = async (): Promise<void> => {
    const answer = await lock.run({});
    if (answer.ok) await vault.refresh();
  };
  const onClick = (): void => {
    if (!isOpen) runInBackground(ensureOpen());
    else runInBackground(lockNow());
  };
  const Icon = isOpen ? IconLockOpen : IconLock;
  return (
    <div className={classes["vault"]}>
      <span className={classes["vaultState"]} role="status">
        <Icon size={14} aria-hidden />
        <span className={classes["vaultWord"]}>{t(`window.frame.vault.${state}`)}</span>
      </span>
      <UnstyledButton className={classes["vaultButton"]} disabled={!live || lock.busy} onClick={onClick}>
        {isOpen
          ? t("window.frame.vault.lock")
          : // A short word: the narrow rail has little room.
            t(state === "locked" ? "window.frame.vault.unlock" : `window.vault.title.${state}`)}
      </UnstyledButton>
      {lock.problem === undefined ? null : (
        <span role="alert">
          {t(
            isNamed(lock.problem, "vaultInUse") ? "window.frame.vault.inUse" : "window.frame.vault.notLocked",
          )}
        </span>
      )}
    </div>
  );
}
