import { Checkbox } from "@mantine/core";
import type { CloudConnection, Workspace } from "../../../shared/workspace/workspace.ts";
import { TrustChoice } from "../../components/certificate/TrustChoice.tsx";
import type { ConnectionState } from "../../components/connections/connection-state.ts";
import { AddressField } from "../../components/forms/AddressField.tsx";
import { isUnbegun } from "../../components/forms/clean-paste.ts";
import { IdField } from "../../components/forms/IdField.tsx";
import { sameValue } from "../../components/forms/use-draft.ts";
import { SecretField } from "../../components/secrets/SecretField.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { cloudDraft, cloudOf, type CloudDraft } from "./connection-draft.ts";
import { ConnectionForm } from "./ConnectionForm.tsx";
import { MoreOptions } from "./MoreOptions.tsx";
import { useConnectionForm, type Side } from "./use-connection-form.ts";
import { useFaults } from "./use-faults.ts";
import classes from "./workspace.module.css";

const CLOUD: Side<CloudDraft, CloudConnection> = {
  side: "cloud",
  stored: ({ cloud }) => cloud,
  storing: (workspace, cloud) => ({ ...workspace, cloud }),
  draftOf: cloudDraft,
  connectionOf: cloudOf,
  secretOf: () => "cloud-token",
  furtherSecretOf: ({ appSecretProof }) =>
    appSecretProof ? { secret: "app-secret", needed: true } : undefined,
  tried: (cloud) => ({ side: "cloud", cloud }),
};

type CloudSectionProps = {
  readonly workspace: Workspace;
  readonly state: ConnectionState;
  readonly onPassed: () => void;
};

/**
 * Edits the cloud connection: URL, account, app, access token, whether calls include the app secret proof,
 * and how the server certificate is verified.
 */
export function CloudSection({ workspace, state, onPassed }: CloudSectionProps) {
  const t = useTranslation();
  const form = useConnectionForm(workspace, CLOUD, onPassed);
  const { value, base, change } = form.draft;
  const disabled = form.flow.task.busy;
  const fault = useFaults(state, "cloud");
  const appFault = fault("appId", value.appId === base.appId);
  const certificateFault = fault("cloudCertificate", sameValue(value.tls, base.tls));
  return (
    <ConnectionForm form={form} state={state} resultsTitle={t("window.workspace.cloud.results")}>
      <AddressField
        field="cloudBase"
        label={t("window.workspace.cloud.address")}
        description={t("window.workspace.cloud.addressHint")}
        value={value.baseUrl}
        error={
          (isUnbegun(value.baseUrl) ? form.needed("") : undefined) ??
          fault("cloudBase", value.baseUrl === base.baseUrl)
        }
        disabled={disabled}
        onChange={(baseUrl) => change({ baseUrl })}
      />
      <div className={classes["pair"]}>
        <IdField
          field="wabaId"
          label={t("window.workspace.cloud.account")}
          description={t("window.workspace.cloud.accountHint")}
          value={value.businessAccountId}
          error={
            form.needed(value.businessAccountId) ??
            fault("wabaId", value.businessAccountId === base.businessAccountId)
          }
          disabled={disabled}
          onChange={(businessAccountId) => change({ businessAccountId })}
        />
        <IdField
          field="appId"
          label={t("window.workspace.cloud.app")}
          description={t("window.workspace.cloud.appHint")}
          value={value.appId}
          error={appFault}
          disabled={disabled}
          onChange={(appId) => change({ appId })}
        />
      </div>
      <SecretField
        field="token"
        name={t("window.workspace.cloud.token")}
        {...form.secret}
        error={form.secret.error ?? fault("token", !form.secret.entry.typed)}
        disabled={disabled}
      />
      <MoreOptions
        fields={["appSecretProof", "appSecret", "cloudCertificate"]}
        what={t("window.workspace.cloud.more")}
        needed={
          value.appSecretProof || value.tls !== null || certificateFault !== undefined || form.looks > 0
        }
      >
        <Checkbox
          data-field="appSecretProof"
          label={t("window.workspace.cloud.proof")}
          description={t("window.workspace.cloud.proofHint")}
          checked={value.appSecretProof}
          disabled={disabled}
          onChange={(event) => {
            form.further?.entry.clear();
            change({ appSecretProof: event.currentTarget.checked });
          }}
        />
        {form.further === undefined ? null : (
          <SecretField
            field="appSecret"
            name={t("window.workspace.cloud.appSecret")}
            hint={t("window.workspace.cloud.appSecretHint")}
            {...form.further}
            disabled={disabled}
          />
        )}
        <TrustChoice
          field="cloudCertificate"
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
