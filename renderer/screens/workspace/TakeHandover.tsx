import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { err, ok } from "../../../shared/result.ts";
import { LARGEST_HANDOVER, type HandoverSummary } from "../../../shared/rpc/areas/handover.ts";
import { visible } from "../../../shared/visible.ts";
import { localTime } from "../../../shared/wording/times.ts";
import { useChooseWorkspace } from "../../app/current-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { DropFile } from "../../components/forms/DropFile.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { PassphraseField } from "../../components/vault/PassphraseField.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { newest } from "./use-save-workspace.ts";
import forms from "../../components/forms/forms.module.css";

/** A file that was chosen, and what is in it once its passphrase was right. */
type Chosen = { readonly name: string; readonly content: string; readonly summary?: HandoverSummary };

/** Adds the workspace of a file, after showing what is in it. */
export function TakeHandover() {
  const t = useTranslation();
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const choose = useChooseWorkspace();
  const [, go] = useLocation();
  const live = useConnection().kind === "live";
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const task = useTask();
  const read = (file: File): void =>
    runInBackground(
      task.run(async () => {
        if (file.size > LARGEST_HANDOVER)
          return err({ kind: "named", problem: { kind: "handoverRefused", why: "too-large" } });
        setChosen({ name: file.name, content: await file.text() });
        return ok(null);
      }),
    );
  const passphrase = (): string => field.current?.value ?? "";
  const inspect = async ({ name, content }: Chosen): Promise<void> => {
    await task.run(async () => {
      const found = await callFor(stores.client, "handover.inspect", { content, passphrase: passphrase() });
      if (found.ok) setChosen({ name, content, summary: found.value });
      return found;
    });
  };
  const take = async ({ content, summary }: Chosen): Promise<void> => {
    await task.run(async () => {
      const withSecrets = (summary?.secrets.length ?? 0) > 0;
      if (withSecrets && !(await ensureOpen()))
        return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const taken = await callFor(stores.client, "handover.take", {
        content,
        passphrase: passphrase(),
        asNew: summary?.exists === true,
        withSecrets,
      });
      if (!taken.ok) return taken;
      stores.workspaces.take((known) => newest(known, taken.value.list));
      choose(taken.value.workspace);
      go(to.workspace(taken.value.workspace));
      return taken;
    });
  };
  const submit = (one: Chosen): void => runInBackground(one.summary === undefined ? inspect(one) : take(one));
  return (
    <Card title={t("window.workspace.take.title")}>
      {chosen === undefined ? (
        <DropFile
          text={t("window.workspace.take.drop")}
          choose={t("window.workspace.take.choose")}
          accept=".switchover"
          disabled={!live || task.busy}
          onFile={read}
        />
      ) : (
        <Form onSubmit={() => (live && passphrase() !== "" ? submit(chosen) : undefined)}>
          <p className="sw-break">{visible(chosen.name, 200)}</p>
          <PassphraseField label={t("window.workspace.take.passphrase")} field={field} isKey />
          {chosen.summary === undefined ? null : <Summary summary={chosen.summary} />}
          {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
          <div className={forms["buttons"]}>
            <Button type="submit" loading={task.busy} disabled={!live}>
              {t(
                chosen.summary === undefined
                  ? "window.workspace.take.show"
                  : chosen.summary.exists
                    ? "window.workspace.take.addAsNew"
                    : "window.workspace.take.add",
              )}
            </Button>
            <Button variant="default" disabled={task.busy} onClick={() => setChosen(undefined)}>
              {t("window.workspace.take.other")}
            </Button>
          </div>
        </Form>
      )}
      {chosen !== undefined || task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </Card>
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
