import { Button, TextInput } from "@mantine/core";
import { IconFileDownload, IconPrinter } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { RecoveryStatus } from "../../../shared/rpc/areas/recovery.ts";
import { err } from "../../../shared/result.ts";
import { agreesWith } from "../../../shared/wording/confirmations.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation, type Operation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Form } from "../forms/Form.tsx";
import { TypedConfirmationDialog } from "../forms/TypedConfirmationDialog.tsx";
import { useTask } from "../forms/use-task.ts";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { useSecretEntry } from "../secrets/use-secret-entry.ts";
import { Age } from "../text/Age.tsx";
import { visible } from "../../../shared/visible.ts";
import { useVaultGate } from "../vault/use-vault-gate.tsx";
import classes from "./RecoverySheet.module.css";
import { SheetPicture } from "./SheetPicture.tsx";

type RecoverySheetProps = {
  readonly status: RecoveryStatus;
  /** Printed on the sheet: what the vault is for. */
  readonly title: string;
  /** Called once the sheet is confirmed, or waived. */
  readonly onDone?: (() => void) | undefined;
};

/** Prints or saves the recovery sheet, confirms it by its last four characters, or waives it in typed words. */
export function RecoverySheet({ status, title, onDone }: RecoverySheetProps) {
  const t = useTranslation();
  const open = openSheet(status);
  const waiting = open !== undefined && open.confirmable !== false;
  // A confirmation that applies can have a problem too: it is told where the form is gone.
  const confirm = useOperation("vault.confirmSheet");
  if (status.gate === "unreadable")
    return <p className={classes["note"]}>{t("window.recovery.unreadable")}</p>;
  if (status.gate === "no-vault") return <p className={classes["note"]}>{t("window.recovery.noVault")}</p>;
  return (
    <div className={classes["recovery"]}>
      <div className={classes["text"]}>
        <StatusLines status={status} />
        <MakeSheet status={status} title={title} />
        {waiting ? <LastFour confirm={confirm} onDone={onDone} /> : null}
        {waiting || confirm.problem === undefined ? null : <ProblemCard problem={confirm.problem} />}
        {status.gate === "needed" && status.waivedAt === undefined ? <Waiver onDone={onDone} /> : null}
      </div>
      <SheetPicture title={title} practice={status.practice} />
    </div>
  );
}

/** The newest sheet that is not confirmed; undefined if there is none. */
function openSheet({ key, newer }: RecoveryStatus): RecoveryStatus["newer"] {
  return newer ?? (key.kind === "unconfirmed" ? key : undefined);
}

/** What is known of the sheet, one line each. */
function StatusLines({ status }: Pick<RecoverySheetProps, "status">) {
  const t = useTranslation();
  const { key, newer, waivedAt, gate, practice } = status;
  const open = openSheet(status);
  return (
    <div className={classes["lines"]} role="status">
      {key.kind === "confirmed" ? (
        <p>
          {t(`window.recovery.confirmed.${key.by}`)} {key.at === undefined ? null : <Age at={key.at} />}
        </p>
      ) : null}
      {open === undefined ? null : open.confirmable === false ? (
        <p>{t("window.recovery.unconfirmable")}</p>
      ) : (
        <p>
          {t(newer === undefined ? "window.recovery.unconfirmed" : "window.recovery.newer")}{" "}
          {open.madeAt === undefined ? null : <Age at={open.madeAt} />}
        </p>
      )}
      {waivedAt === undefined || key.kind !== "none" ? null : (
        <p>
          {t("window.recovery.waived")} <Age at={waivedAt} />
        </p>
      )}
      {practice ? <p>{t("window.recovery.practice")}</p> : null}
      {key.kind === "none" && gate === "passphrase" && !practice ? (
        <p>{t("window.recovery.optional")}</p>
      ) : null}
      {key.kind !== "confirmed" && gate === "needed" ? <p>{t("window.recovery.needed")}</p> : null}
    </div>
  );
}

function MakeSheet({ status, title }: Pick<RecoverySheetProps, "status" | "title">) {
  const t = useTranslation();
  const { client } = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const { sheet, key } = status;
  const task = useTask();
  const [making, setMaking] = useState<"print" | "save">();
  const [made, setMade] = useState<string>();
  const [folder, setFolder] = useState(sheet.folder ?? "");
  const make = async (as: "print" | "save"): Promise<void> => {
    setMade(undefined);
    setMaking(as);
    await task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const given =
        as === "save" && sheet.save === "html" && folder.trim() !== "" ? { folder: folder.trim() } : {};
      const answer = await callFor(client, "vault.makeSheet", {
        as,
        language: t.language,
        title: title.slice(0, 120),
        ...given,
      });
      if (answer.ok && answer.value.kind !== "canceled")
        setMade(
          answer.value.kind === "printed"
            ? t("window.recovery.handedOver")
            : t(`window.recovery.saved.${sheet.save === "html" ? "html" : "pdf"}`, {
                path: visible(answer.value.path, 400),
              }),
        );
      return answer;
    });
    setMaking(undefined);
  };
  if (!sheet.print && sheet.save === "none")
    return <p className={classes["note"]}>{t("window.recovery.nowhere")}</p>;
  const again = key.kind !== "none";
  return (
    <>
      {sheet.save === "html" ? (
        <TextInput
          label={t("window.recovery.folder")}
          description={t("window.recovery.folderHint")}
          value={folder}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          disabled={task.busy}
          onChange={(event) => setFolder(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes["buttons"]}>
        {sheet.print ? (
          <Button
            {...(again ? { variant: "default" } : {})}
            leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
            disabled={!live || task.busy}
            loading={making === "print"}
            onClick={() => runInBackground(make("print"))}
          >
            {t(again ? "window.recovery.printAgain" : "window.recovery.print")}
          </Button>
        ) : null}
        {sheet.save === "none" ? null : (
          <Button
            {...(again || sheet.print ? { variant: "default" } : {})}
            leftSection={<IconFileDownload size={17} stroke={1.8} aria-hidden />}
            disabled={!live || task.busy}
            loading={making === "save"}
            onClick={() => runInBackground(make("save"))}
          >
            {t(`window.recovery.save.${sheet.save}`)}
          </Button>
        )}
      </div>
      {made === undefined ? null : (
        <p className={classes["made"]} role="status">
          {made}
        </p>
      )}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </>
  );
}

type LastFourProps = Pick<RecoverySheetProps, "onDone"> & {
  readonly confirm: Operation<"vault.confirmSheet">;
};

function LastFour({ confirm, onDone }: LastFourProps) {
  const t = useTranslation();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const { field, typed, fault, text, clear, look } = useSecretEntry((typedText) =>
    typedText.replace(/[\s-]/gu, "").length === 4 ? undefined : "short",
  );
  const id = useId();
  const refused = confirm.problem?.kind === "named" ? confirm.problem.problem : undefined;
  const differs = refused?.kind === "sheetNotConfirmed" && refused.why === "differs";
  const submit = async (): Promise<void> => {
    if (!(await ensureOpen())) return;
    const answer = await confirm.run({ lastFour: text() });
    if (!answer.ok) return field.current?.focus();
    clear();
    onDone?.();
  };
  const onSubmit = (): void => {
    if (typed && fault === undefined && live) runInBackground(submit());
  };
  return (
    <Form onSubmit={onSubmit} autoComplete="off" className={classes["confirm"]}>
      <div className={classes["fourRow"]}>
        <TextInput
          ref={field}
          data-field="recoveryLastFour"
          label={t("window.recovery.lastFour")}
          description={t("window.recovery.lastFourHint")}
          classNames={{ root: classes["fourRoot"] ?? "", input: classes["four"] ?? "" }}
          placeholder="____"
          maxLength={9}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          error={differs}
          aria-describedby={differs ? id : undefined}
          aria-invalid={differs}
          onChange={() => {
            confirm.clear();
            look();
          }}
        />
        <Button type="submit" disabled={!live || !typed || fault !== undefined} loading={confirm.busy}>
          {t("window.recovery.confirm")}
        </Button>
      </div>
      {differs ? (
        <p className={classes["differs"]} id={id} role="alert">
          {t("window.recovery.differs")}
        </p>
      ) : null}
      {confirm.problem === undefined || differs ? null : <ProblemCard problem={confirm.problem} />}
    </Form>
  );
}

function Waiver({ onDone }: Pick<RecoverySheetProps, "onDone">) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [asking, setAsking] = useState(false);
  const waive = useOperation("vault.waiveRecovery");
  const word = t("recovery.waiver.word");
  const go = async (): Promise<void> => {
    const answer = await waive.run({ typed: word });
    if (!answer.ok) return;
    setAsking(false);
    onDone?.();
  };
  return (
    <div>
      <Button size="compact-sm" variant="subtle" disabled={!live} onClick={() => setAsking(true)}>
        {t("window.recovery.waive")}
      </Button>
      <TypedConfirmationDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t("recovery.waiver.title")}
        word={word}
        fits={(typed) => agreesWith(word, typed)}
        askFor={t("recovery.waiver.label")}
        action={t("window.recovery.waiveGo")}
        busy={waive.busy}
        onConfirm={() => runInBackground(go())}
      >
        <p>{t("recovery.waiver.why")}</p>
        {waive.problem === undefined ? null : <ProblemCard problem={waive.problem} />}
      </TypedConfirmationDialog>
    </div>
  );
}
