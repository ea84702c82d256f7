import { Button, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { isNamed } from "../../app/is-named.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { DialogButtons } from "../dialog/Dialog.tsx";
import { Form } from "../forms/Form.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { LostPassphrase } from "./LostPassphrase.tsx";
import type { VaultFormProps } from "./NewVaultForm.tsx";
import { PassphraseField, takeTyped } from "./PassphraseField.tsx";
import { RememberChoice } from "./RememberChoice.tsx";
import { RecoveryForm } from "./RecoveryForm.tsx";
import { useKeyStore } from "./use-key-store.ts";

/** Unlocks an existing vault with its passphrase, or with the key from its recovery sheet. */
export function UnlockForm(props: VaultFormProps) {
  const [bySheet, setBySheet] = useState(false);
  return bySheet ? (
    <RecoveryForm {...props} onBack={() => setBySheet(false)} />
  ) : (
    <PassphraseForm {...props} onSheet={() => setBySheet(true)} />
  );
}

type PassphraseFormProps = VaultFormProps & { readonly onSheet: () => void };

/** A wrong passphrase is reported under its field. */
function PassphraseForm({ onUnlocked, onClose, onSheet }: PassphraseFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const field = useRef<HTMLInputElement>(null);
  const { keyStore } = useKeyStore();
  const [remember, setRemember] = useState(false);
  const unlock = useOperation("vault.unlock");
  const wrong = isNamed(unlock.problem, "wrongPassphrase");
  const remembered = keyStore?.kind === "usable" && keyStore.remembered;
  const open = async (): Promise<void> => {
    const passphrase = takeTyped(field);
    if (passphrase === "") return;
    const answer = await unlock.run({ passphrase, allowCreate: false });
    if (answer.ok) return onUnlocked(remember && !remembered);
    field.current?.focus();
  };
  const onSubmit = (): void => {
    if (!unlock.busy && live) runInBackground(open());
  };
  return (
    <Form onSubmit={onSubmit}>
      <Stack>
        <Text size="sm">{t("window.vault.unlock.why")}</Text>
        <PassphraseField
          label={t("window.vault.unlock.passphrase")}
          field={field}
          onTyped={unlock.clear}
          error={wrong ? <span role="alert">{t("window.vault.unlock.wrong")}</span> : undefined}
        />
        <LostPassphrase disabled={unlock.busy} onSheet={onSheet} />
        {remembered ? null : <RememberChoice keyStore={keyStore} checked={remember} onChange={setRemember} />}
        {unlock.problem === undefined || wrong ? null : <ProblemCard problem={unlock.problem} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("window.vault.cancel")}
          </Button>
          <Button type="submit" loading={unlock.busy} disabled={!live}>
            {t("window.vault.unlock.open")}
          </Button>
        </DialogButtons>
      </Stack>
    </Form>
  );
}
