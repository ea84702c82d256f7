import { Button, PasswordInput, SegmentedControl } from "@mantine/core";
import { useId, useState } from "react";
import { err, ok } from "../../../shared/result.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import type { ClientFault } from "../../../shared/workspace/client-fault.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { FileChoice } from "../../components/forms/FileChoice.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { useSecretEntry, type SecretEntry } from "../../components/secrets/use-secret-entry.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useWhenLocked } from "../../components/vault/use-when-locked.ts";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { readClientFiles, tooLarge, type ClientFiles } from "./client-files.ts";
import { newest } from "./use-save-workspace.ts";
import classes from "./workspace.module.css";
import { Dialog, DialogButtons } from "../../components/dialog/Dialog.tsx";

type Kind = InputOf<"connections.keepClient">["client"]["kind"];
type Field = keyof ClientFiles | "passphrase";

/** The field at which each fault is shown. */
const FIELD_OF: Readonly<Record<ClientFault, Field>> = {
  "not-a-pfx": "pfx",
  "outdated-pfx": "pfx",
  "no-key": "pfx",
  "not-a-certificate": "cert",
  "not-a-key": "key",
  "key-mismatch": "key",
  "does-not-open": "passphrase",
};
const FIELDS = { pfx: ["pfx"], pem: ["cert", "key"] } as const;
const ACCEPT = {
  pfx: ".pfx,.p12,application/x-pkcs12",
  cert: ".pem,.crt,.cer,application/x-pem-file",
  key: ".pem,.key,application/x-pem-file",
} as const;

type DialogProps = { readonly workspace: WorkspaceId; readonly onClose: () => void };

/**
 * Stores a client certificate: its files and its passphrase are validated, then go to the vault together.
 */
export function ClientCertificateDialog({ workspace, onClose }: DialogProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [kind, setKind] = useState<Kind>("pfx");
  const [files, setFiles] = useState<ClientFiles>({});
  const [asked, setAsked] = useState(false);
  const { field: passphrase, text, look } = useSecretEntry();
  const { task, store } = useStoreClient(workspace);
  useWhenLocked(() => setFiles({}));
  const fault = faultIn(task.problem);
  const errorAt = (field: Field): string | undefined => {
    if (field !== "passphrase" && tooLarge(files[field])) return t("window.network.client.tooLarge");
    if (asked && field !== "passphrase" && files[field] === undefined) return t("window.forms.needed");
    return fault !== undefined && FIELD_OF[fault] === field
      ? t(`window.network.client.fault.${fault}`)
      : undefined;
  };
  const submit = (): void => {
    setAsked(true);
    const fields = FIELDS[kind];
    if (fields.some((field) => files[field] === undefined || tooLarge(files[field]))) return;
    const work = store(kind, files, text());
    runInBackground(work.then((done) => (done ? onClose() : undefined)));
  };
  return (
    <Dialog onClose={onClose} title={t("window.network.client.title")}>
      <Form onSubmit={submit}>
        <KindChoice
          kind={kind}
          disabled={task.busy}
          onChange={(next) => {
            task.clear();
            setAsked(false);
            setKind(next);
          }}
        />
        {FIELDS[kind].map((field) => (
          <FileChoice
            key={field}
            label={t(`window.network.client.${field}`)}
            accept={ACCEPT[field]}
            file={files[field]}
            error={errorAt(field)}
            disabled={task.busy}
            onChoose={(file) => {
              task.clear();
              setFiles((before) => ({ ...before, [field]: file }));
            }}
          />
        ))}
        <Passphrase field={passphrase} onTyped={look} error={errorAt("passphrase")} disabled={task.busy} />
        <p className={classes["hint"]}>{t("window.network.client.keeps")}</p>
        {task.problem === undefined || fault !== undefined ? null : <ProblemCard problem={task.problem} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("window.forms.cancel")}
          </Button>
          <Button type="submit" loading={task.busy} disabled={!live}>
            {t("window.network.client.store")}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}

/** Unlocks the vault, reads the files, and passes everything to the core in one call. */
function useStoreClient(workspace: WorkspaceId) {
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const task = useTask();
  const store = (kind: Kind, files: ClientFiles, passphrase: string): Promise<boolean> =>
    task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const client = await readClientFiles(kind, files, passphrase);
      const kept = await callFor(stores.client, "connections.keepClient", { workspace, client });
      if (!kept.ok) return kept;
      stores.workspaces.take((known) => newest(known, kept.value));
      return ok(null);
    });
  return { task, store };
}

function faultIn(problem: CallProblem | undefined): ClientFault | undefined {
  const named = problem?.kind === "named" ? problem.problem : undefined;
  return named?.kind === "clientUnusable" ? named.why : undefined;
}

type KindChoiceProps = {
  readonly kind: Kind;
  readonly disabled: boolean;
  readonly onChange: (kind: Kind) => void;
};

function KindChoice({ kind, disabled, onChange }: KindChoiceProps) {
  const t = useTranslation();
  const id = useId();
  return (
    <div>
      <div id={id} className={classes["fieldName"]}>
        {t("window.network.client.form")}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        value={kind}
        disabled={disabled}
        data={(["pfx", "pem"] as const).map((value) => ({
          value,
          label: t(`window.network.client.kind.${value}`),
        }))}
        onChange={(value) => onChange(value === "pem" ? "pem" : "pfx")}
      />
    </div>
  );
}

type PassphraseProps = {
  readonly field: SecretEntry["field"];
  readonly onTyped: () => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
};

function Passphrase({ field, onTyped, error, disabled }: PassphraseProps) {
  const t = useTranslation();
  return (
    <PasswordInput
      ref={field}
      label={t("window.network.client.passphrase")}
      error={error}
      // The component library marks only the frame around the field.
      aria-invalid={error !== undefined}
      disabled={disabled}
      autoComplete="new-password"
      spellCheck={false}
      dir="ltr"
      visibilityToggleButtonProps={{ "aria-label": t("window.secrets.show"), tabIndex: 0 }}
      onChange={onTyped}
    />
  );
}
