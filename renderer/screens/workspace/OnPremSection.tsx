import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { useId } from "react";
import type { OnPremConnection, Workspace } from "../../../shared/workspace/workspace.ts";
import { TrustChoice } from "../../components/certificate/TrustChoice.tsx";
import type { ConnectionState } from "../../components/connections/connection-state.ts";
import { AddressField } from "../../components/forms/AddressField.tsx";
import { isUnbegun } from "../../components/forms/clean-paste.ts";
import { sameValue } from "../../components/forms/use-draft.ts";
import { SecretField } from "../../components/secrets/SecretField.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { onPremDraft, onPremOf, type OnPremDraft } from "./connection-draft.ts";
import { ConnectionForm } from "./ConnectionForm.tsx";
import { MoreOptions } from "./MoreOptions.tsx";
import { useConnectionForm, type Side } from "./use-connection-form.ts";
import { useFaults } from "./use-faults.ts";
import classes from "./workspace.module.css";

const ON_PREM: Side<OnPremDraft, OnPremConnection> = {
  side: "on-premises",
  stored: ({ onPrem }) => onPrem,
  storing: (workspace, onPrem) => ({ ...workspace, onPrem }),
  draftOf: onPremDraft,
  connectionOf: onPremOf,
  secretOf: ({ kind }) => (kind === "token" ? "onprem-token" : "onprem-password"),
  furtherSecretOf: ({ kind }) =>
    kind === "token" ? undefined : { secret: "onprem-new-password", needed: false },
  tried: (onPrem) => ({ side: "on-premises", onPrem }),
};

type OnPremSectionProps = {
  readonly workspace: Workspace;
  readonly state: ConnectionState;
  readonly onPassed: () => void;
  /** Leaves the connection out for now; undefined if it is saved already. */
  readonly onSkip: (() => void) | undefined;
};

/** Edits the on-premises connection: URL, credentials, and how its certificate is verified. */
export function OnPremSection({ workspace, state, onPassed, onSkip }: OnPremSectionProps) {
  const t = useTranslation();
  const form = useConnectionForm(workspace, ON_PREM, onPassed);
  const { value, base, change } = form.draft;
  const disabled = form.flow.task.busy;
  const fault = useFaults(state, "on-premises", value.kind);
  const byToken = value.kind === "token";
  const certificateFault = fault("clientCertificate", sameValue(value.tls, base.tls));
  const newPasswordFault = fault("clientNewPassword", form.further?.entry.typed !== true);
  return (
    <ConnectionForm
      form={form}
      state={state}
      resultsTitle={t("window.workspace.onPrem.results")}
      actions={
        onSkip === undefined ? null : (
          <Button variant="subtle" onClick={onSkip}>
            {t("window.workspace.onPrem.skip")}
          </Button>
        )
      }
    >
      <AddressField
        field="clientBase"
        label={t("window.workspace.onPrem.address")}
        description={t("window.workspace.onPrem.addressHint")}
        value={value.baseUrl}
        error={
          (isUnbegun(value.baseUrl) ? form.needed("") : undefined) ??
          fault("clientBase", value.baseUrl === base.baseUrl)
        }
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
      <div className={byToken ? undefined : classes["pair"]}>
        {byToken ? null : (
          <TextInput
            data-field="clientUser"
            label={t("window.workspace.onPrem.username")}
            description={t("window.workspace.onPrem.usernameHint")}
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
          field={byToken ? "clientToken" : "clientPassword"}
          name={t(`window.workspace.onPrem.${byToken ? "token" : "password"}`)}
          {...form.secret}
          error={
            form.secret.error ??
            fault(
              byToken ? "clientToken" : "clientPassword",
              !form.secret.entry.typed && value.kind === base.kind,
            )
          }
          disabled={disabled}
        />
      </div>
      <MoreOptions
        fields={["clientNewPassword", "clientCertificate"]}
        what={t(`window.workspace.onPrem.more.${value.kind}`)}
        needed={
          value.tls !== null ||
          certificateFault !== undefined ||
          newPasswordFault !== undefined ||
          form.looks > 0
        }
      >
        {form.further === undefined ? null : (
          <SecretField
            field="clientNewPassword"
            name={t("window.workspace.onPrem.newPassword")}
            hint={t("window.workspace.onPrem.newPasswordHint")}
            {...form.further}
            error={form.further.error ?? newPasswordFault}
            disabled={disabled}
          />
        )}
        <TrustChoice
          field="clientCertificate"
          address={value.baseUrl}
          workspace={workspace.id}
          tls={value.tls ?? undefined}
          asked={form.looks}
          disabled={disabled}
          onChange={form.trust}
        />
      </MoreOptions>
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
