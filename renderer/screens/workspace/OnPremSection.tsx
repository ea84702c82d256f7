import { SegmentedControl, TextInput } from "@mantine/core";
import { useId } from "react";
import type { OnPremConnection, Workspace } from "../../../shared/workspace/workspace.ts";
import { TrustChoice } from "../../components/certificate/TrustChoice.tsx";
import { AddressField } from "../../components/forms/AddressField.tsx";
import { isUnbegun } from "../../components/forms/clean-paste.ts";
import { SecretField } from "../../components/secrets/SecretField.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { onPremDraft, onPremOf, type OnPremDraft } from "./connection-draft.ts";
import { ConnectionForm } from "./ConnectionForm.tsx";
import { useConnectionForm, type Side } from "./use-connection-form.ts";
import classes from "./workspace.module.css";

const ON_PREM: Side<OnPremDraft, OnPremConnection> = {
  stored: ({ onPrem }) => onPrem,
  storing: (workspace, onPrem) => ({ ...workspace, onPrem }),
  draftOf: onPremDraft,
  connectionOf: onPremOf,
  secretOf: ({ kind }) => (kind === "token" ? "onprem-token" : "onprem-password"),
  furtherSecretOf: ({ kind }) =>
    kind === "token" ? undefined : { secret: "onprem-new-password", needed: false },
  tried: (onPrem) => ({ side: "on-premises", onPrem }),
};

/** Edits the on-premises connection: URL, credentials, and how its certificate is verified. */
export function OnPremSection({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const form = useConnectionForm(workspace, ON_PREM);
  const { value, change } = form.draft;
  const disabled = form.flow.task.busy;
  return (
    <ConnectionForm form={form} resultsTitle={t("window.workspace.onPrem.results")}>
      <AddressField
        label={t("window.workspace.onPrem.address")}
        description={t("window.workspace.onPrem.addressHint")}
        value={value.baseUrl}
        error={isUnbegun(value.baseUrl) ? form.needed("") : undefined}
        disabled={disabled}
        onChange={(baseUrl) => change({ baseUrl })}
      />
      <SignInChoice
        kind={value.kind}
        disabled={disabled}
        onChange={(kind) => {
          // A partly typed token is no password, and vice versa.
          form.secret.entry.clear();
          form.further?.entry.clear();
          change({ kind });
        }}
      />
      {value.kind === "token" ? null : (
        <TextInput
          label={t("window.workspace.onPrem.username")}
          value={value.username}
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          error={form.needed(value.username)}
          disabled={disabled}
          onChange={(event) => change({ username: event.currentTarget.value })}
        />
      )}
      <SecretField
        key={value.kind}
        name={t(`window.workspace.onPrem.${value.kind === "token" ? "token" : "password"}`)}
        {...form.secret}
        disabled={disabled}
      />
      {form.further === undefined ? null : (
        <SecretField
          name={t("window.workspace.onPrem.newPassword")}
          hint={t("window.workspace.onPrem.newPasswordHint")}
          {...form.further}
          disabled={disabled}
        />
      )}
      <TrustChoice
        address={value.baseUrl}
        workspace={workspace.id}
        tls={value.tls ?? undefined}
        asked={form.looks}
        disabled={disabled}
        onChange={(tls) => change({ tls: tls ?? null })}
      />
    </ConnectionForm>
  );
}

type SignInChoiceProps = {
  readonly kind: OnPremDraft["kind"];
  readonly disabled: boolean;
  readonly onChange: (kind: OnPremDraft["kind"]) => void;
};

function SignInChoice({ kind, disabled, onChange }: SignInChoiceProps) {
  const t = useTranslation();
  const id = useId();
  return (
    <div>
      <div id={id} className={classes["fieldName"]}>
        {t("window.workspace.onPrem.signIn")}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        value={kind}
        disabled={disabled}
        data={[
          { value: "token", label: t("window.workspace.onPrem.byToken") },
          { value: "login", label: t("window.workspace.onPrem.byLogin") },
        ]}
        onChange={(value) => onChange(value === "login" ? "login" : "token")}
      />
    </div>
  );
}
