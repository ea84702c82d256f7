import { Form } from "../../components/forms/Form.tsx";
import { Button } from "@mantine/core";
import { useState } from "react";
import { err } from "../../../shared/result.ts";
import { numberLabelOf, type NumberSecret } from "../../../shared/workspace/labels.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { keepSecrets, type TypedSecret } from "../../components/secrets/keep-secret.ts";
import { pinFault } from "../../components/secrets/pin-fault.ts";
import { SecretField, SecretTextField } from "../../components/secrets/SecretField.tsx";
import { useSecretEntry } from "../../components/secrets/use-secret-entry.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import type { OneNumber } from "./one-number.ts";
import forms from "../../components/forms/forms.module.css";

/**
 * Edits the two secrets of a number: the two-step PIN for the migration to the cloud, the certificate for
 * the one to on-premises.
 */
export function NumberSecrets({ workspace, number }: OneNumber) {
  const t = useTranslation();
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const pin = useSecretEntry(pinFault);
  const cert = useSecretEntry<HTMLTextAreaElement, "wrong">(certFault);
  const [asked, setAsked] = useState(false);
  const typed = pin.typed || cert.typed;
  useUnsavedGuard(typed);
  const label = (secret: NumberSecret) => numberLabelOf(workspace.id, number, secret);
  const save = async (): Promise<void> => {
    setAsked(true);
    if (pin.fault !== undefined || cert.fault !== undefined || !typed) return;
    const secrets: readonly TypedSecret[] = [
      ...(pin.typed ? [{ label: label("pin"), secret: "pin" as const, value: pin.text() }] : []),
      ...(cert.typed
        ? [{ label: label("cert"), secret: "cert" as const, value: withoutBreaks(cert.text()) }]
        : []),
    ];
    const kept = await task.run(async () =>
      (await ensureOpen())
        ? keepSecrets(stores, secrets)
        : err({ kind: "named", problem: { kind: "vaultStaysShut" } } as const),
    );
    if (!kept) return;
    pin.clear();
    cert.clear();
    setAsked(false);
  };
  return (
    <Form onSubmit={() => runInBackground(save())}>
      <div id="number-pin">
        <SecretField
          field="pin"
          name={t("window.number.pin.name")}
          label={label("pin")}
          entry={pin}
          digits
          hint={t("window.number.pin.hint")}
          error={
            pin.fault === "wrong" || (asked && pin.fault === "unfinished")
              ? t("window.number.pin.wrong")
              : undefined
          }
          disabled={task.busy}
        />
      </div>
      <div id="number-cert">
        <SecretTextField
          field="cert"
          name={t("window.number.cert.name")}
          label={label("cert")}
          entry={cert}
          accept=".txt,.pem,.cert,.crt,text/plain"
          hint={t("window.number.cert.hint")}
          error={cert.fault === "wrong" ? t("window.number.cert.wrong") : undefined}
          disabled={task.busy}
        />
      </div>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      {typed ? (
        <div className={forms["buttons"]}>
          <Button type="submit" loading={task.busy} disabled={!live}>
            {t("window.number.saveSecrets")}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

function certFault(text: string): "wrong" | undefined {
  return isBase64(withoutBreaks(text)) ? undefined : "wrong";
}

function withoutBreaks(text: string): string {
  return text.replace(/\s/g, "");
}

function isBase64(text: string): boolean {
  // The dashes of BEGIN and END lines belong to the URL-safe base64 alphabet, so they are excluded
  // explicitly.
  return text.length % 4 !== 1 && !text.includes("-----") && /^[A-Za-z0-9+/_-]+={0,2}$/.test(text);
}
