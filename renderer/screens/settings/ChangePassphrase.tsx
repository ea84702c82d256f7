import { Button, Stack, Text } from "@mantine/core";
import { useRef, useState, type FormEvent } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { isNamed } from "../../app/is-named.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { NewPassphraseFields, useNewPassphrase } from "../../components/vault/NewPassphraseFields.tsx";
import { PassphraseField, takeTyped } from "../../components/vault/PassphraseField.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Dialog, DialogButtons } from "../../components/dialog/Dialog.tsx";

type ChangePassphraseProps = { readonly opened: boolean; readonly onClose: () => void };

/** Changes the passphrase of the vault; its contents stay unchanged. */
export function ChangePassphrase({ opened, onClose }: ChangePassphraseProps) {
  const t = useTranslation();
  const [done, setDone] = useState(false);
  const close = (): void => {
    setDone(false);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={t("window.settings.vault.change")}>
      {done ? (
        <Stack>
          <Text role="status">{t("window.settings.vault.changed")}</Text>
          <DialogButtons>
            <Button data-autofocus onClick={close}>
              {t("window.vault.close")}
            </Button>
          </DialogButtons>
        </Stack>
      ) : (
        <ChangeForm onDone={() => setDone(true)} onClose={close} />
      )}
    </Dialog>
  );
}

function ChangeForm({ onDone, onClose }: { readonly onDone: () => void; readonly onClose: () => void }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const current = useRef<HTMLInputElement>(null);
  const next = useNewPassphrase();
  const change = useOperation("vault.changePassphrase");
  const wrong = isNamed(change.problem, "wrongPassphrase");
  const send = async (): Promise<void> => {
    const typed = next.agreed();
    if (typed === undefined) return;
    const answer = await change.run({ current: takeTyped(current), next: typed });
    if (!answer.ok) return current.current?.focus();
    next.clear();
    onDone();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.busy && live) runInBackground(send());
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <PassphraseField
          label={t("window.settings.vault.current")}
          field={current}
          first
          onTyped={change.clear}
          error={wrong ? <span role="alert">{t("window.vault.unlock.wrong")}</span> : undefined}
        />
        <NewPassphraseFields passphrase={next} />
        <Text size="sm" className="sw-quiet">
          {t("window.vault.new.noRecovery")}
        </Text>
        {change.problem === undefined || wrong ? null : <ProblemCard problem={change.problem} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("window.vault.cancel")}
          </Button>
          <Button type="submit" loading={change.busy} disabled={!live}>
            {t("window.settings.vault.change")}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
