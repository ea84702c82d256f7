import { Checkbox } from "@mantine/core";
import type { CloudConnection, Workspace } from "../../../shared/workspace/workspace.ts";
import { TrustChoice } from "../../components/certificate/TrustChoice.tsx";
import { AddressField } from "../../components/forms/AddressField.tsx";
import { isUnbegun } from "../../components/forms/clean-paste.ts";
import { IdField } from "../../components/forms/IdField.tsx";
import { SecretField } from "../../components/secrets/SecretField.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { cloudDraft, cloudOf, type CloudDraft } from "./connection-draft.ts";
import { ConnectionForm } from "./ConnectionForm.tsx";
import { useConnectionForm, type Side } from "./use-connection-form.ts";

const CLOUD: Side<CloudDraft, CloudConnection> = {
  stored: ({ cloud }) => cloud,
  storing: (workspace, cloud) => ({ ...workspace, cloud }),
  draftOf: cloudDraft,
  connectionOf: cloudOf,
  secretOf: () => "cloud-token",
  furtherSecretOf: ({ appSecretProof }) =>
    appSecretProof ? { secret: "app-secret", needed: true } : undefined,
  tried: (cloud) => ({ side: "cloud", cloud }),
};

/**
 * Edits the cloud connection: URL, account, app, access token, whether calls include the app secret proof,
 * and how the server certificate is verified.
 */
export function CloudSection({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const form = useConnectionForm(workspace, CLOUD);
  const { value, change } = form.draft;
  const disabled = form.flow.task.busy;
  return (
    <ConnectionForm form={form} resultsTitle={t("window.workspace.cloud.results")}>
      <AddressField
        label={t("window.workspace.cloud.address")}
        description={t("window.workspace.cloud.addressHint")}
        value={value.baseUrl}
        error={isUnbegun(value.baseUrl) ? form.needed("") : undefined}
        disabled={disabled}
        onChange={(baseUrl) => change({ baseUrl })}
      />
      <IdField
        label={t("window.workspace.cloud.account")}
        description={t("window.workspace.cloud.accountHint")}
        value={value.businessAccountId}
        error={form.needed(value.businessAccountId)}
        disabled={disabled}
        onChange={(businessAccountId) => change({ businessAccountId })}
      />
      <IdField
        label={t("window.workspace.cloud.app")}
        description={t("window.workspace.cloud.appHint")}
        value={value.appId}
        disabled={disabled}
        onChange={(appId) => change({ appId })}
      />
      <SecretField name={t("window.workspace.cloud.token")} {...form.secret} disabled={disabled} />
      <Checkbox
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
          name={t("window.workspace.cloud.appSecret")}
          hint={t("window.workspace.cloud.appSecretHint")}
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
