import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { err } from "../../../shared/result.ts";
import type { HandoverSummary } from "../../../shared/rpc/areas/handover.ts";
import { visible } from "../../../shared/visible.ts";
import { localTime } from "../../../shared/wording/times.ts";
import { useChooseWorkspace } from "../../app/current-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { PassphraseField } from "../../components/vault/PassphraseField.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { TakenFile } from "./taken-file.ts";
import { newest } from "./use-save-workspace.ts";
import forms from "../../components/forms/forms.module.css";

type TakeHandoverProps = { readonly file: TakenFile; readonly onOther: () => void };

/** Adds the workspace of a handed-over file, after its passphrase was right and what is in it was shown. */
export function TakeHandover({ file: { name, content }, onOther }: TakeHandoverProps) {
  const t = useTranslation();
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const choose = useChooseWorkspace();
  const [, go] = useLocation();
  const live = useConnection().kind === "live";
  const field = useRef<HTMLInputElement>(null);
  const [summary, setSummary] = useState<HandoverSummary>();
  const task = useTask();
  const passphrase = (): string => field.current?.value ?? "";
  const inspect = async (): Promise<void> => {
    await task.run(async () => {
      const found = await callFor(stores.client, "handover.inspect", { content, passphrase: passphrase() });
      if (found.ok) setSummary(found.value);
      return found;
    });
  };
  const take = async ({ secrets, exists }: HandoverSummary): Promise<void> => {
    await task.run(async () => {
      const withSecrets = secrets.length > 0;
      if (withSecrets && !(await ensureOpen()))
        return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const taken = await callFor(stores.client, "handover.take", {
        content,
        passphrase: passphrase(),
        asNew: exists,
        withSecrets,
      });
      if (!taken.ok) return taken;
      stores.workspaces.take((known) => newest(known, taken.value.list));
      choose(taken.value.workspace);
      go(to.workspace(taken.value.workspace));
      return taken;
    });
  };
  const submit = (): void => {
    if (live && passphrase() !== "") runInBackground(summary === undefined ? inspect() : take(summary));
  };
  return (
    <Form onSubmit={submit}>
      <p className="sw-break">{visible(name, 200)}</p>
      <PassphraseField label={t("window.workspace.take.passphrase")} field={field} isKey />
      {summary === undefined ? null : <Summary summary={summary} />}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <div className={forms["buttons"]}>
        <Button type="submit" loading={task.busy} disabled={!live}>
          {t(
            summary === undefined
              ? "window.workspace.take.show"
              : summary.exists
                ? "window.workspace.take.addAsNew"
                : "window.workspace.take.add",
          )}
        </Button>
        <Button variant="default" disabled={task.busy} onClick={onOther}>
          {t("window.workspace.take.other")}
        </Button>
      </div>
    </Form>
  );
}

/** What is in the file. Nothing was written yet. */
function Summary({ summary }: { readonly summary: HandoverSummary }) {
  const t = useTranslation();
  const { name, madeAt, numbers, secrets, reports, certificatesMissing, exists } = summary;
  return (
    <div role="status">
      <p>
        <strong>
          <Untrusted text={name} most={80} />
        </strong>{" "}
        {t("window.workspace.take.made", { at: localTime(t, madeAt) })}
      </p>
      <p>
        {t("window.frame.switcher.numbers", { count: numbers.length })}
        {numbers.length === 0
          ? ""
          : `: ${numbers
              .slice(0, 10)
              .map((one) => one.spoken)
              .join(", ")}`}
      </p>
      <p>{t("window.workspace.take.secrets", { count: secrets.length })}</p>
      <p>{t("window.workspace.take.reports", { count: reports.length })}</p>
      <MissingCertificates paths={certificatesMissing} />
      {exists ? <p>{t("window.workspace.take.exists")}</p> : null}
    </div>
  );
}

/** Tells which certificates of the workspace the file doesn't have. */
export function MissingCertificates({ paths }: { readonly paths: readonly string[] }) {
  const t = useTranslation();
  if (paths.length === 0) return null;
  return (
    <>
      <p>{t("window.workspace.take.certificates", { count: paths.length })}</p>
      <ul>
        {paths.map((path) => (
          <li key={path} className="sw-mono">
            <Untrusted text={path} />
          </li>
        ))}
      </ul>
    </>
  );
}
