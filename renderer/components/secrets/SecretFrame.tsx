import { Button } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { SecretLabel } from "../../../shared/ids.ts";
import { runInBackground } from "../../app/in-background.ts";
import { fieldAskedFor } from "../../app/field-link.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { useTask } from "../forms/use-task.ts";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { Age } from "../text/Age.tsx";
import { useVaultGate } from "../vault/use-vault-gate.tsx";
import { err } from "../../../shared/result.ts";
import { forgetSecrets } from "./keep-secret.ts";
import { useStoredSecret } from "./use-stored-secret.ts";
import classes from "./secrets.module.css";
import { Dialog, DialogButtons } from "../dialog/Dialog.tsx";

export type SecretFrameProps = {
  /** Stable name that links to the field use; it is on the whole part, whether a secret is stored or not. */
  readonly field?: string | undefined;
  /** The secret's name, used as the field's label: "Access token". */
  readonly name: string;
  readonly label: SecretLabel;
  /** True if text was typed into the field. */
  readonly typed: boolean;
  readonly onDrop: () => void;
  /**
   * True if the stored secret can't be used here: the field is open, and keeping the old one is not
   * offered.
   */
  readonly anew?: boolean;
  /** What is wrong with the stored secret. */
  readonly error?: string | undefined;
  /** Renders the field for a new secret, given the description under its label. */
  readonly renderField: (description: string) => ReactNode;
};

/**
 * A secret in a form: its age and actions if one is stored, else the field. A stored secret is never shown.
 */
export function SecretFrame({
  field,
  name,
  label,
  typed,
  onDrop,
  anew = false,
  error,
  renderField,
}: SecretFrameProps) {
  const t = useTranslation();
  const standing = useStoredSecret(label);
  const { ensureOpen } = useVaultGate();
  // A link that asks for this field leads to the input, not to the button that opens it.
  const asked = useRef(field !== undefined && fieldAskedFor() === field);
  const [replacing, setReplacing] = useState<string>();
  const storedAt = standing.kind === "stored" ? standing.at : undefined;
  useEffect(() => {
    if (!asked.current || storedAt === undefined) return;
    asked.current = false;
    setReplacing(storedAt);
  }, [storedAt]);
  const [forgetting, setForgetting] = useState(false);
  const live = useConnection().kind === "live";
  // If a newer one was stored meanwhile, replacing has ended.
  const open = anew || typed || (standing.kind === "stored" && replacing === standing.at);
  if (standing.kind === "stored" && !open)
    return (
      <div role="group" aria-label={name} className={classes["stored"]} data-field={field}>
        <span className={classes["name"]}>{name}</span>
        <span className={classes["age"]}>
          {t("window.secrets.stored")} <Age at={standing.at} />
        </span>
        <span className={classes["actions"]}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t("window.secrets.replaceNamed", { name })}
            onClick={() => setReplacing(standing.at)}
          >
            {t("window.secrets.replace")}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            disabled={!live}
            aria-label={t("window.secrets.forgetNamed", { name })}
            onClick={() => setForgetting(true)}
          >
            {t("window.secrets.forget")}
          </Button>
        </span>
        {error === undefined ? null : <p className={classes["fault"]}>{error}</p>}
        <ForgetQuestion name={name} label={label} opened={forgetting} onClose={() => setForgetting(false)} />
      </div>
    );
  return (
    <div className={classes["open"]} data-field={field}>
      {renderField(t(`window.secrets.standing.${standing.kind}`))}
      {standing.kind === "stored" && !anew ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            setReplacing(undefined);
            onDrop();
          }}
        >
          {t("window.secrets.keep")}
        </Button>
      ) : null}
      {standing.kind === "not-known" && live ? (
        <Button size="compact-sm" variant="subtle" onClick={() => runInBackground(ensureOpen())}>
          {t("window.secrets.openVault")}
        </Button>
      ) : null}
    </div>
  );
}

type ForgetQuestionProps = {
  readonly name: string;
  readonly label: SecretLabel;
  readonly opened: boolean;
  readonly onClose: () => void;
};

function ForgetQuestion({ name, label, opened, onClose }: ForgetQuestionProps) {
  const t = useTranslation();
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const task = useTask();
  const forget = async (): Promise<void> => {
    const done = await task.run(async () =>
      (await ensureOpen())
        ? forgetSecrets(stores, [label])
        : err({ kind: "named", problem: { kind: "vaultLocked" } } as const),
    );
    if (done) onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t("window.secrets.forgetTitle", { name })}>
      <p>{t("window.secrets.forgetWhat")}</p>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t("window.forms.cancel")}
        </Button>
        <Button color="red" loading={task.busy} onClick={() => runInBackground(forget())}>
          {t("window.secrets.forgetNamed", { name })}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
