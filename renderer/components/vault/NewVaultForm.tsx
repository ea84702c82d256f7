import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { DialogButtons } from "../dialog/Dialog.tsx";
import { Form } from "../forms/Form.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { NewPassphraseFields, useNewPassphrase } from "./NewPassphraseFields.tsx";
import { RememberChoice } from "./RememberChoice.tsx";
import { useKeyStore } from "./use-key-store.ts";

export type VaultFormProps = {
  readonly onUnlocked: (remember: boolean) => Promise<void>;
  readonly onClose: () => void;
};

/**
 * Creates a vault: states what it protects and that its passphrase can't be recovered, then asks for one
 * twice.
 */
export function NewVaultForm({ onUnlocked, onClose }: VaultFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const passphrase = useNewPassphrase();
  const { keyStore } = useKeyStore();
  const [remember, setRemember] = useState(false);
  const unlock = useOperation("vault.unlock");
  const create = async (): Promise<void> => {
    const typed = passphrase.agreed();
    if (typed === undefined) return;
    const answer = await unlock.run({ passphrase: typed, allowCreate: true });
    if (!answer.ok) return;
    passphrase.clear();
    await onUnlocked(remember);
  };
  const onSubmit = (): void => {
    if (!unlock.busy && live) runInBackground(create());
  };
  return (
    <Form onSubmit={onSubmit} autoComplete="off">
      <Stack>
        <Text size="sm">{t("window.vault.new.why")}</Text>
        <Text size="sm" fw={600}>
          {t("window.vault.new.noRecovery")}
        </Text>
        <NewPassphraseFields passphrase={passphrase} />
        <RememberChoice keyStore={keyStore} checked={remember} onChange={setRemember} />
        {unlock.problem === undefined ? null : <ProblemCard problem={unlock.problem} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("window.vault.cancel")}
          </Button>
          <Button type="submit" loading={unlock.busy} disabled={!live}>
            {t("window.vault.new.create")}
          </Button>
        </DialogButtons>
      </Stack>
    </Form>
  );
}
