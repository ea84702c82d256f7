import { Button, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { damagedSentence, vaultSentence } from "../../../shared/wording/data-copy.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { CopyFileField, useCopyFile } from "../../components/data-copy/CopyFileField.tsx";
import { Dialog, DialogButtons } from "../../components/dialog/Dialog.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { NewPassphraseFields, useNewPassphrase } from "../../components/vault/NewPassphraseFields.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";

/** To keep, or for another computer. */
export type CopyPurpose = "copy" | "move";

type MakeCopyProps = {
  readonly purpose: CopyPurpose;
  readonly suggested: string;
  readonly onClose: () => void;
};

/** Makes a copy of the data folder; for another computer, it says each step that comes before and after. */
export function MakeCopy({ purpose, suggested, onClose }: MakeCopyProps) {
  const t = useTranslation();
  const [done, setDone] = useState<{ readonly file: string; readonly made: OutputOf<"dataCopy.make"> }>();
  return (
    <Dialog opened onClose={onClose} title={t(`window.dataCopy.${purpose}.title`)}>
      {done === undefined ? (
        <MakeForm
          purpose={purpose}
          suggested={suggested}
          onDone={(file, made) => setDone({ file, made })}
          onClose={onClose}
        />
      ) : (
        <Stack>
          <Text role="status">
            {t(purpose === "move" ? "dataCopy.moved" : "dataCopy.made", { file: done.file })}
          </Text>
          {done.made.ofMoved === true ? <Text size="sm">{t("dataCopy.ofMoved")}</Text> : null}
          <Text size="sm">{vaultSentence(t, done.made.vault)}</Text>
          {done.made.damaged.length === 0 ? null : (
            <Text size="sm">{damagedSentence(t, done.made.damaged)}</Text>
          )}
          {purpose === "move" ? <Steps of="after" /> : null}
          <DialogButtons>
            <Button onClick={onClose}>{t("window.vault.close")}</Button>
          </DialogButtons>
        </Stack>
      )}
    </Dialog>
  );
}

/** The steps of a move: before the copy is made, and after. */
function Steps({ of }: { readonly of: "before" | "after" }) {
  const t = useTranslation();
  return (
    <List type="ordered" size="sm">
      <List.Item>{t(`window.dataCopy.move.${of}.first`)}</List.Item>
      <List.Item>{t(`window.dataCopy.move.${of}.second`)}</List.Item>
      <List.Item>{t(`window.dataCopy.move.${of}.third`)}</List.Item>
    </List>
  );
}

type MakeFormProps = MakeCopyProps & {
  readonly onDone: (file: string, made: OutputOf<"dataCopy.make">) => void;
};

function MakeForm({ purpose, suggested, onDone, onClose }: MakeFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const file = useCopyFile(suggested);
  const passphrase = useNewPassphrase();
  const make = useOperation("dataCopy.make");
  const send = async (): Promise<void> => {
    const path = file.take();
    const typed = path === undefined ? undefined : passphrase.agreed();
    if (path === undefined || typed === undefined) {
      make.clear();
      return;
    }
    const answer = await make.run({ file: path, passphrase: typed, move: purpose === "move" });
    if (!answer.ok) return;
    passphrase.clear();
    onDone(path, answer.value);
  };
  const onSubmit = (): void => {
    if (!make.busy && live) runInBackground(send());
  };
  return (
    <Form onSubmit={onSubmit}>
      <Stack>
        {purpose === "move" ? <Steps of="before" /> : <Text size="sm">{t("window.dataCopy.copy.text")}</Text>}
        <CopyFileField file={file} description={t("window.dataCopy.fileHint")} />
        <NewPassphraseFields passphrase={passphrase} />
        {make.problem === undefined ? null : <ProblemCard problem={make.problem} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose} disabled={make.busy}>
            {t("window.vault.cancel")}
          </Button>
          <Button type="submit" loading={make.busy} disabled={!live}>
            {t(`window.dataCopy.${purpose}.go`)}
          </Button>
        </DialogButtons>
      </Stack>
    </Form>
  );
}
