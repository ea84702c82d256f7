import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useRef, type FormEvent } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { DialogButtons } from "../dialog/Dialog.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import type { VaultFormProps } from "./NewVaultForm.tsx";
import classes from "./NewVaultFields.module.css";
import { PassphraseField, takeTyped } from "./PassphraseField.tsx";
import { recoveryRefusal } from "./recovery-refusal.ts";

type RecoveryFormProps = VaultFormProps & { readonly onBack: () => void };

/** Unlocks an existing vault with the key from its recovery sheet, without the passphrase. */
export function RecoveryForm({ onUnlocked, onClose, onBack }: RecoveryFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const field = useRef<HTMLInputElement>(null);
  const unlock = useOperation("vault.unlockByRecovery");
  const refused = recoveryRefusal(unlock.problem);
  const open = async (): Promise<void> => {
    const key = takeTyped(field);
    if (key === "") return;
    const answer = await unlock.run({ key });
    if (answer.ok) return onUnlocked(false);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!unlock.busy && live) runInBackground(open());
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t("window.vault.sheet.why")}</Text>
        <PassphraseField
          label={t("window.vault.sheet.key")}
          description={t("window.vault.sheet.hint")}
          field={field}
          onTyped={unlock.clear}
          error={
            refused === undefined ? undefined : (
              <span role="alert">{t(`window.problems.recoveryRefused.why.${refused}`)}</span>
            )
          }
        />
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={onBack}
          className={classes["other"] ?? ""}
        >
          {t("window.vault.sheet.back")}
        </Anchor>
        {unlock.problem === undefined || refused !== undefined ? null : (
          <ProblemCard problem={unlock.problem} />
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("window.vault.cancel")}
          </Button>
          <Button type="submit" loading={unlock.busy} disabled={!live}>
            {t("window.vault.unlock.open")}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
