import { Button, List, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { restoredSentences } from "../../../shared/wording/data-copy.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Dialog, DialogButtons } from "../dialog/Dialog.tsx";
import { Form } from "../forms/Form.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { PassphraseField, takeTyped } from "../vault/PassphraseField.tsx";
import { CopyFileField, useCopyFile } from "./CopyFileField.tsx";

type RestoreCopyProps = { readonly opened: boolean; readonly onClose: () => void };

/** Restores a copy into this data folder, which holds no data yet, and says what to do then. */
export function RestoreCopy({ opened, onClose }: RestoreCopyProps) {
  const t = useTranslation();
  const [done, setDone] = useState<OutputOf<"dataCopy.restore">>();
  return (
    <Dialog opened={opened} onClose={onClose} title={t("window.dataCopy.restore.title")}>
      {done === undefined ? (
        <RestoreForm onDone={setDone} onClose={onClose} />
      ) : (
        <Stack>
          <Text role="status">{t("window.dataCopy.restore.done")}</Text>
          {restoredSentences(t, done).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          <DialogButtons>
            <Button onClick={openAnew}>{t("window.frame.reload")}</Button>
          </DialogButtons>
        </Stack>
      )}
    </Dialog>
  );
}

/** Everything that this window has read is of the empty folder, and so is the screen that it is on. */
function openAnew(): void {
  window.location.hash = "#/";
  window.location.reload();
}

type RestoreFormProps = {
  readonly onDone: (restored: OutputOf<"dataCopy.restore">) => void;
  readonly onClose: () => void;
};

function RestoreForm({ onDone, onClose }: RestoreFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const file = useCopyFile();
  const passphrase = useRef<HTMLInputElement>(null);
  const restore = useOperation("dataCopy.restore");
  const send = async (): Promise<void> => {
    const path = file.take();
    if (path === undefined) return;
    const typed = takeTyped(passphrase);
    if (typed === "") return passphrase.current?.focus();
    const answer = await restore.run({ file: path, passphrase: typed });
    if (answer.ok) onDone(answer.value);
    else passphrase.current?.focus();
  };
  const onSubmit = (): void => {
    if (!restore.busy && live) runInBackground(send());
  };
  return (
    <Form onSubmit={onSubmit}>
      <Stack>
        <List type="ordered" size="sm">
          <List.Item>{t("window.dataCopy.restore.first")}</List.Item>
          <List.Item>{t("window.dataCopy.restore.second")}</List.Item>
          <List.Item>{t("window.dataCopy.restore.third")}</List.Item>
        </List>
        <CopyFileField file={file} description={t("window.dataCopy.restore.fileHint")} />
        <PassphraseField
          label={t("window.dataCopy.restore.passphrase")}
          field={passphrase}
          onTyped={restore.clear}
        />
        {restore.problem === undefined ? null : <ProblemCard problem={restore.problem} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose} disabled={restore.busy}>
            {t("window.vault.cancel")}
          </Button>
          <Button type="submit" loading={restore.busy} disabled={!live}>
            {t("window.dataCopy.restore.go")}
          </Button>
        </DialogButtons>
      </Stack>
    </Form>
  );
}
