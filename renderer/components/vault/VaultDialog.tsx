import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { VaultState } from "../../../shared/data-folder/vault-state.ts";
import { useStores } from "../../app/window-context.tsx";
import { isNamed } from "../../app/is-named.ts";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { NewVaultForm } from "./NewVaultForm.tsx";
import { UnlockForm } from "./UnlockForm.tsx";
import { Dialog, DialogButtons } from "../dialog/Dialog.tsx";

type VaultDialogProps = {
  readonly state: VaultState;
  readonly onOpened: () => void;
  readonly onClose: () => void;
};

/** The only dialog that asks for the passphrase: a new one, or that of the existing vault. */
export function VaultDialog({ state, onOpened, onClose }: VaultDialogProps) {
  const t = useTranslation();
  const { client } = useStores();
  // The vault is unlocked at this point; only automatic unlock could not be set up.
  const [notRemembered, setNotRemembered] = useState(false);
  const onUnlocked = async (remember: boolean): Promise<void> => {
    if (!remember) return onOpened();
    const answer = await callFor(client, "vault.remember", { on: true });
    // Where the disk doesn't confirm it, it applies all the same.
    if (answer.ok || isNamed(answer.problem, "keyChangeUnsure")) onOpened();
    else setNotRemembered(true);
  };
  return (
    <Dialog onClose={notRemembered ? onOpened : onClose} title={t(`window.vault.title.${state}`)}>
      {notRemembered ? (
        <Stack>
          <Alert color="yellow" role="alert">
            {t("window.vault.remember.failed")}
          </Alert>
          <DialogButtons>
            <Button onClick={onOpened}>{t("window.vault.goOn")}</Button>
          </DialogButtons>
        </Stack>
      ) : (
        <Question state={state} onUnlocked={onUnlocked} onClose={onClose} />
      )}
    </Dialog>
  );
}

type QuestionProps = {
  readonly state: VaultState;
  readonly onUnlocked: (remember: boolean) => Promise<void>;
  readonly onClose: () => void;
};

function Question({ state, onUnlocked, onClose }: QuestionProps) {
  const t = useTranslation();
  switch (state) {
    case "absent":
      return <NewVaultForm onUnlocked={onUnlocked} onClose={onClose} />;
    case "locked":
    case "open":
      return <UnlockForm onUnlocked={onUnlocked} onClose={onClose} />;
    case "damaged":
    case "changed":
    case "newer":
      return (
        <Stack>
          <Text role="alert">{t(`window.vault.unusable.${state}`)}</Text>
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t("window.vault.close")}
            </Button>
          </DialogButtons>
        </Stack>
      );
  }
}
