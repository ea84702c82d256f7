import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { isNamed } from "../../app/is-named.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { LostPassphrase } from "../../components/vault/LostPassphrase.tsx";
import { NewPassphraseFields, useNewPassphrase } from "../../components/vault/NewPassphraseFields.tsx";
import { PassphraseField, takeTyped } from "../../components/vault/PassphraseField.tsx";
import { recoveryRefusal } from "../../components/vault/recovery-refusal.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Dialog, DialogButtons } from "../../components/dialog/Dialog.tsx";
import { Form } from "../../components/forms/Form.tsx";
import classes from "./Settings.module.css";

type ChangePassphraseProps = { readonly opened: boolean; readonly onClose: () => void };

/** Changes the passphrase of the vault; its contents stay unchanged. */
export function ChangePassphrase({ opened, onClose }: ChangePassphraseProps) {
  const t = useTranslation();
  const [done, setDone] = useState<"changed" | "changedBySheet">();
  const close = (): void => {
    setDone(undefined);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={t("window.settings.vault.change")}>
      {done === undefined ? (
        <ChangeForm onDone={setDone} onClose={close} />
      ) : (
        <Stack>
          <Text role="status">{t(`window.settings.vault.${done}`)}</Text>
          <DialogButtons>
            <Button onClick={close}>{t("window.vault.close")}</Button>
          </DialogButtons>
        </Stack>
      )}
    </Dialog>
  );
}

type ChangeFormProps = {
  readonly onDone: (how: "changed" | "changedBySheet") => void;
  readonly onClose: () => void;
};

/** Takes the current passphrase, or the key on the recovery sheet where it is lost, and the new one twice. */
function ChangeForm({ onDone, onClose }: ChangeFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const known = useRef<HTMLInputElement>(null);
  const next = useNewPassphrase();
  const [bySheet, setBySheet] = useState(false);
  const byPassphrase = useOperation("vault.changePassphrase");
  const byKey = useOperation("vault.passphraseByRecovery");
  const change = bySheet ? byKey : byPassphrase;
  const fault = isNamed(byPassphrase.problem, "wrongPassphrase")
    ? t("window.vault.unlock.wrong")
    : refusedKey(t, byKey.problem);
  const send = async (): Promise<void> => {
    const typed = next.agreed();
    if (typed === undefined) return;
    const given = takeTyped(known);
    if (given === "") return known.current?.focus();
    const answer = bySheet
      ? await byKey.run({ key: given, next: typed })
      : await byPassphrase.run({ current: given, next: typed });
    if (!answer.ok) return known.current?.focus();
    next.clear();
    onDone(bySheet ? "changedBySheet" : "changed");
  };
  const onSubmit = (): void => {
    if (!change.busy && live) runInBackground(send());
  };
  const turn = (): void => {
    takeTyped(known);
    change.clear();
    setBySheet(!bySheet);
    known.current?.focus();
  };
  return (
    <Form onSubmit={onSubmit}>
      <Stack>
        <PassphraseField
          label={t(bySheet ? "window.vault.sheet.key" : "window.settings.vault.current")}
          {...(bySheet ? { description: t("window.vault.sheet.hint") } : {})}
          field={known}
          isKey={bySheet}
          onTyped={change.clear}
          error={fault === undefined ? undefined : <span role="alert">{fault}</span>}
        />
        {bySheet ? (
          <Anchor
            component="button"
            type="button"
            size="sm"
            disabled={change.busy}
            onClick={turn}
            className={classes["other"] ?? ""}
          >
            {t("window.vault.sheet.back")}
          </Anchor>
        ) : (
          <LostPassphrase disabled={change.busy} onSheet={turn} />
        )}
        <NewPassphraseFields passphrase={next} />
        <Text size="sm" className="sw-quiet">
          {t("window.vault.new.noRecovery")}
        </Text>
        {change.problem === undefined || fault !== undefined ? null : (
          <ProblemCard problem={change.problem} />
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("window.vault.cancel")}
          </Button>
          <Button type="submit" loading={change.busy} disabled={!live}>
            {t("window.settings.vault.change")}
          </Button>
        </DialogButtons>
      </Stack>
    </Form>
  );
}

function refusedKey(t: WindowTranslate, problem: CallProblem | undefined): string | undefined {
  const why = recoveryRefusal(problem);
  return why === undefined ? undefined : t(`window.problems.recoveryRefused.why.${why}`);
}
