import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { WorkspaceNumber, type Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { Form } from "../../components/forms/Form.tsx";
import { IdField } from "../../components/forms/IdField.tsx";
import { PhoneField } from "../../components/forms/PhoneField.tsx";
import type { PhoneNumber } from "../../components/forms/phone-tools.ts";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { adding, isThere } from "./add-numbers.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Dialog, DialogButtons } from "../../components/dialog/Dialog.tsx";

type NumberDialogProps = { readonly workspace: Workspace; readonly id: string; readonly onClose: () => void };

/** Adds a manually entered number to a workspace. */
export function NumberDialog({ workspace, id: given, onClose }: NumberDialogProps) {
  const t = useTranslation();
  const task = useTask();
  const save = useSaveWorkspace();
  const [number, setNumber] = useState<PhoneNumber>();
  const [id, setId] = useState(given);
  const [name, setName] = useState("");
  const [asked, setAsked] = useState(false);
  const discard = useUnsavedGuard(number !== undefined || id !== given || name !== "");
  const there = isThere(workspace, { phoneNumberId: id, ...number });
  const submit = async (): Promise<void> => {
    setAsked(true);
    const written = WorkspaceNumber.safeParse({
      phoneNumberId: id,
      ...number,
      ...(name.trim() === "" ? {} : { displayName: name.trim() }),
    }).data;
    if (written === undefined || there !== undefined) return;
    if (!(await task.run(() => save(workspace.id, adding([written]))))) return;
    discard();
    onClose();
  };
  return (
    <Dialog onClose={onClose} wide title={t("window.workspace.byHand.title")}>
      <Form onSubmit={() => runInBackground(submit())}>
        <PhoneField
          onChange={setNumber}
          error={
            there === "number"
              ? t("window.workspace.byHand.numberThere")
              : asked && number === undefined
                ? t("window.forms.needed")
                : undefined
          }
        />
        <IdField
          label={t("window.workspace.numbers.id")}
          description={t("window.workspace.byHand.idHint")}
          value={id}
          error={
            there === "id"
              ? t("window.workspace.byHand.idThere")
              : asked && id === ""
                ? t("window.forms.needed")
                : undefined
          }
          onChange={setId}
        />
        <TextInput
          label={t("window.workspace.numbers.displayName")}
          description={t("window.workspace.byHand.nameHint")}
          value={name}
          maxLength={256}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("window.forms.cancel")}
          </Button>
          <Button type="submit" loading={task.busy}>
            {t("window.workspace.byHand.add")}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}
