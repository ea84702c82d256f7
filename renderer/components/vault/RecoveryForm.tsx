import { Anchor, Button, Checkbox, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { DialogButtons } from "../dialog/Dialog.tsx";
import { Form } from "../forms/Form.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { NewPassphraseFields, useNewPassphrase } from "./NewPassphraseFields.tsx";
import type { VaultFormProps } from "./NewVaultForm.tsx";
import classes from "./NewVaultFields.module.css";
import { PassphraseField, takeTyped } from "./PassphraseField.tsx";
import { recoveryRefusal } from "./recovery-refusal.ts";

type RecoveryFormProps = VaultFormProps & { readonly onBack: () => void };

/**
 * Unlocks an existing vault with the key from its recovery sheet, and replaces a lost passphrase with a new one if
 * the user chooses to.
 */
export function RecoveryForm({ onUnlocked, onClose, onBack }: RecoveryFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const field = useRef<HTMLInputElement>(null);
  const next = useNewPassphrase();
  const [newPassphrase, setNewPassphrase] = useState<"kept" | "wanted" | "set">("kept");
  const replace = useOperation("vault.passphraseByRecovery");
  const unlock = useOperation("vault.unlockByRecovery");
  const busy = replace.busy || unlock.busy;
  const problem = replace.problem ?? unlock.problem;
  const refused = recoveryRefusal(problem);
  const clear = (): void => {
    replace.clear();
    unlock.clear();
  };
  const open = async (): Promise<void> => {
    clear();
    const chosen = newPassphrase === "wanted" ? next.agreed() : undefined;
    if (newPassphrase === "wanted" && chosen === undefined) return;
    const key = takeTyped(field);
    // The passphrase comes first: if it can't be replaced, the vault is as it was.
    if (key !== "" && (await isReplaced(key, chosen))) {
      const answer = await unlock.run({ key });
      if (answer.ok) return onUnlocked(false);
    }
    field.current?.focus();
  };
  const isReplaced = async (key: string, chosen: string | undefined): Promise<boolean> => {
    if (chosen === undefined) return true;
    const answer = await replace.run({ key, next: chosen });
    if (!answer.ok) return false;
    next.clear();
    setNewPassphrase("set");
    return true;
  };
  const onSubmit = (): void => {
    if (!busy && live) runInBackground(open());
  };
  return (
    <Form onSubmit={onSubmit}>
      <Stack>
        <Text size="sm">{t("window.vault.sheet.why")}</Text>
        <PassphraseField
          label={t("window.vault.sheet.key")}
          description={t("window.vault.sheet.hint")}
          field={field}
          isKey
          onTyped={clear}
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
        {newPassphrase === "set" ? (
          <Text size="sm" role="status">
            {t("window.vault.sheet.newSet")}
          </Text>
        ) : (
          <Checkbox
            checked={newPassphrase === "wanted"}
            disabled={busy}
            onChange={(event) => setNewPassphrase(event.currentTarget.checked ? "wanted" : "kept")}
            label={t("window.vault.sheet.alsoNew")}
            description={t("window.vault.sheet.alsoNewHint")}
          />
        )}
        {newPassphrase === "wanted" ? <NewPassphraseFields passphrase={next} /> : null}
        {problem === undefined || refused !== undefined ? null : <ProblemCard problem={problem} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("window.vault.cancel")}
          </Button>
          <Button type="submit" loading={busy} disabled={!live}>
            {t("window.vault.unlock.open")}
          </Button>
        </DialogButtons>
      </Stack>
    </Form>
  );
}
