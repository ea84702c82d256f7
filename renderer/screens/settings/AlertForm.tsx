import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import {
  ALERT_FORMS,
  ALERT_NEWS,
  SHORTEST_ALERT_KEY,
  type AlertForm as Form_,
  type AlertScope,
  type AlertTarget,
} from "../../../shared/alert/alert.ts";
import { alertSecrets } from "../../../shared/alert/secret-labels.ts";
import { err } from "../../../shared/result.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { useStores } from "../../app/window-context.tsx";
import { Form } from "../../components/forms/Form.tsx";
import forms from "../../components/forms/forms.module.css";
import { useTask } from "../../components/forms/use-task.ts";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { SecretField } from "../../components/secrets/SecretField.tsx";
import { useSecretEntry } from "../../components/secrets/use-secret-entry.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { withVault } from "../../components/vault/with-vault.ts";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { DigestChoice } from "./DigestChoice.tsx";
import classes from "./Settings.module.css";

type AlertFormProps = { readonly scope: AlertScope; readonly target: AlertTarget | undefined };

/** Sets where the alerts of one scope go, sends a test alert there, or removes it. */
export function AlertForm({ scope, target }: AlertFormProps) {
  const t = useTranslation();
  const { client } = useStores();
  const { alerts } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const url = useSecretEntry((text) => (text.trim() === "" ? "blank" : undefined));
  const key = useSecretEntry((text) => (text.length < SHORTEST_ALERT_KEY ? "short" : undefined));
  const [form, setForm] = useState<Form_>(target?.form ?? "slack");
  const [news, setNews] = useState(target?.news ?? [...ALERT_NEWS]);
  const [digest, setDigest] = useState(target?.digest);
  const [choices, setChoices] = useState({
    wholeNumbers: target?.wholeNumbers ?? false,
    allowPrivate: target?.allowPrivate ?? false,
    systemRoots: target?.systemRoots ?? false,
  });
  useUnsavedGuard(url.typed || key.typed);
  const labels = alertSecrets(target ?? { scope });
  const isSigned = form === "generic";
  const isKeyMissing = isSigned && !key.typed && target?.signed !== true;
  const isUrlThere = url.typed ? url.fault !== "blank" : target !== undefined;
  const isAboutSomething = news.length > 0 || digest !== undefined;
  const fits = isUrlThere && isAboutSomething && !isKeyMissing && !(isSigned && key.fault === "short");

  const save = async (): Promise<void> => {
    // Read once: a vault that is locked during the first call empties the fields.
    const secrets = {
      ...(url.typed ? { url: url.text().trim() } : {}),
      ...(isSigned && key.typed ? { key: key.text() } : {}),
    };
    const store = async () => {
      const answer = await callFor(client, "alerts.save", {
        scope,
        form,
        news: [...news],
        language: t.language,
        ...choices,
        ...(digest === undefined ? {} : { digest }),
        ...secrets,
      });
      if (answer.ok) alerts.take(() => answer.value);
      return answer;
    };
    if (!(await task.run(() => withVault(ensureOpen, store)))) return;
    url.clear();
    key.clear();
  };
  const remove = async (): Promise<void> => {
    await task.run(() =>
      withVault(ensureOpen, async () => {
        const answer = await callFor(client, "alerts.remove", { scope });
        if (answer.ok) alerts.take(() => answer.value);
        return answer;
      }),
    );
  };
  const test = async (): Promise<void> => {
    await task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      return callFor(client, "alerts.test", { scope });
    });
  };

  return (
    <Form onSubmit={() => (fits && live ? runInBackground(save()) : undefined)}>
      <NativeSelect
        label={t("window.alerts.form")}
        value={form}
        data={ALERT_FORMS.map((value) => ({ value, label: t(`alerts.forms.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setForm(ALERT_FORMS.find((one) => one === value) ?? form)}
      />
      <SecretField
        field="alertUrl"
        name={t("window.alerts.url")}
        label={labels.url}
        entry={url}
        hint={t("window.alerts.urlHint")}
        disabled={task.busy}
      />
      {isSigned ? (
        <SecretField
          field="alertKey"
          name={t("window.alerts.key")}
          label={labels.key}
          entry={key}
          hint={t("window.alerts.keyHint", { least: SHORTEST_ALERT_KEY })}
          error={
            key.fault === "short" ? t("window.alerts.keyShort", { least: SHORTEST_ALERT_KEY }) : undefined
          }
          disabled={task.busy}
        />
      ) : null}
      <Checkbox.Group
        label={t("window.alerts.news")}
        value={[...news]}
        onChange={(chosen) => setNews(ALERT_NEWS.filter((one) => chosen.includes(one)))}
      >
        <div className={classes["choices"]}>
          {ALERT_NEWS.map((one) => (
            <Checkbox key={one} value={one} label={t(`alerts.names.${one}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <DigestChoice plan={digest} onPlan={setDigest} />
      {(["wholeNumbers", "allowPrivate", "systemRoots"] as const).map((one) => (
        <Checkbox
          key={one}
          checked={choices[one]}
          label={t(`window.alerts.${one}`)}
          onChange={({ currentTarget: { checked } }) => setChoices((now) => ({ ...now, [one]: checked }))}
        />
      ))}
      <p className={classes["hint"]}>{t("window.alerts.whileRunning")}</p>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <div className={forms["actions"]}>
        {target === undefined ? null : (
          <>
            <Button variant="default" disabled={!live || task.busy} onClick={() => runInBackground(remove())}>
              {t("window.alerts.remove")}
            </Button>
            <Button variant="default" disabled={!live || task.busy} onClick={() => runInBackground(test())}>
              {t("window.alerts.test")}
            </Button>
          </>
        )}
        <Button type="submit" loading={task.busy} disabled={!fits || !live}>
          {t("window.alerts.save")}
        </Button>
      </div>
    </Form>
  );
}
