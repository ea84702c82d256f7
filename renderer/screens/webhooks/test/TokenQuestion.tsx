import { Button, PasswordInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { err, type Result } from "../../../../shared/result.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { cleanSecret } from "../../../components/forms/clean-paste.ts";
import { Form } from "../../../components/forms/Form.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useCredentialEntry, type SecretEntry } from "../../../components/secrets/use-secret-entry.ts";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import type { CallProblem } from "../../../stores/call-problem.ts";
import { callFor } from "../../../stores/call.ts";
import { withTest } from "../../../stores/tests.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import webhooks from "../parts/webhooks.module.css";

/**
 * Asks for the verify token of the existing callback URL, and explains why it cannot be read from the
 * platform.
 */
export function TokenQuestion({ test }: { readonly test: TestState }) {
  const { client } = useStores();
  const { tests } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  return (
    <OwnersToken
      borrowed={test.borrowed}
      refused={test.tokenRefused === true}
      give={async (token) => {
        if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
        const answer = await callFor(client, "tests.giveToken", { test: test.test, token });
        if (answer.ok) tests.take((known) => withTest(known, answer.value));
        return answer;
      }}
    />
  );
}

type OwnersTokenProps = {
  readonly borrowed: TestState["borrowed"];
  /** Whether the platform refused the token that was given last. */
  readonly refused: boolean;
  readonly give: (token: string) => Promise<Result<unknown, CallProblem>>;
};

/** The question itself, shared by all screens that need the token. */
export function OwnersToken({ borrowed, refused, give: handOver }: OwnersTokenProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const task = useTask();
  const entry = useCredentialEntry();
  const [needed, setNeeded] = useState(false);
  const wrong = refused ? <span role="alert">{t("connectivity.tokenRefusedAsk")}</span> : undefined;
  const fault = needed ? t("window.forms.needed") : wrong;
  const give = async (): Promise<void> => {
    setNeeded(!entry.typed);
    if (!entry.typed) return;
    const given = await task.run(() => handOver(entry.text()));
    if (given) entry.clear();
  };
  return (
    <Card title={t("window.webhooks.test.token.title")}>
      <div className={webhooks["stack"]}>
        <p>
          {borrowed === undefined
            ? t("window.webhooks.test.token.what")
            : t(`window.webhooks.test.token.level.${borrowed.level}`)}{" "}
          {borrowed?.before === undefined ? null : (
            <UntrustedAddress text={borrowed.before} most={300} className="sw-mono" />
          )}
        </p>
        <p className={webhooks["hint"]}>{t("window.webhooks.test.token.why")}</p>
        <Form onSubmit={() => runInBackground(give())}>
          <TokenField entry={entry} error={entry.typed ? undefined : fault} disabled={task.busy} />
          {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
          <div className={webhooks["buttons"]}>
            <Button type="submit" loading={task.busy} disabled={!live}>
              {t("window.webhooks.test.token.give")}
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}

type TokenFieldProps = {
  readonly entry: SecretEntry;
  readonly error: ReactNode;
  readonly disabled: boolean;
};

/** The input for the token, the only element of the page that contains it. */
function TokenField({ entry: { field, look, put }, error, disabled }: TokenFieldProps) {
  const t = useTranslation();
  return (
    <PasswordInput
      label={t("window.webhooks.test.token.name")}
      description={t("window.webhooks.test.token.hint")}
      ref={field}
      disabled={disabled}
      error={error}
      autoComplete="new-password"
      spellCheck={false}
      dir="ltr"
      visibilityToggleButtonProps={{ "aria-label": t("window.secrets.show"), tabIndex: 0 }}
      onChange={look}
      onPaste={(event) => {
        event.preventDefault();
        put(cleanSecret(event.clipboardData.getData("text")));
      }}
    />
  );
}
