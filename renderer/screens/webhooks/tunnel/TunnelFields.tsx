import { NativeSelect, Radio, TextInput } from "@mantine/core";
import { Fragment } from "react";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { TUNNEL_KINDS, type TunnelKind } from "../../../../shared/tunnel/tunnel.ts";
import { useStores } from "../../../app/window-context.tsx";
import { AddressField } from "../../../components/forms/AddressField.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { saidText } from "../../../../shared/wording/findings.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import { HostKeyChoice } from "./HostKeyChoice.tsx";
import type { TunnelField } from "./tunnel-draft.ts";
import { useNoTunnel } from "./use-no-tunnel.ts";
import type { TunnelForm } from "./use-tunnel-form.ts";
import classes from "../parts/webhooks.module.css";

export type Providers = OutputOf<"tunnels.providers">;

/** The fields typed as text; a local address of this computer is chosen from a list. */
type TypedField = Exclude<TunnelField, "address">;

type TunnelFieldsProps = {
  readonly form: TunnelForm;
  /** Which ways this computer has; undefined while that isn't known. */
  readonly providers: Providers | undefined;
  readonly disabled: boolean;
  /** The sender may be in the local network: an on-premises client. */
  readonly lan?: boolean;
};

/** Chooses the way to a public URL and its settings. An unavailable way shows why. */
export function TunnelFields({ form, providers, disabled, lan = false }: TunnelFieldsProps) {
  const t = useTranslation();
  const { realm } = useStores();
  const { value, change } = form.draft;
  const isUnknown = useNoTunnel() === "invalid";
  const kinds = TUNNEL_KINDS.filter(
    (kind) => (kind !== "practice" || realm === "practice") && (kind !== "lan" || lan),
  );
  return (
    <div className={classes["stack"]}>
      {isUnknown ? (
        <Notice meaning="attention">
          <p>{t("window.webhooks.tunnel.managedUnknown")}</p>
        </Notice>
      ) : null}
      <Radio.Group
        label={t("window.webhooks.tunnel.choose")}
        value={value.kind}
        onChange={(kind) => change({ kind })}
      >
        <div className={classes["choices"]}>
          {kinds.map((kind) => (
            <KindChoice
              key={kind}
              kind={kind}
              provider={providers?.find((one) => one.kind === kind)}
              disabled={disabled}
              isUnknown={isUnknown || providers === undefined}
            />
          ))}
        </div>
      </Radio.Group>
      {value.kind === "lan" ? (
        lan ? (
          <LanAddress form={form} providers={providers} disabled={disabled} />
        ) : null
      ) : (
        <FieldsOfKind form={form} disabled={disabled} />
      )}
    </div>
  );
}

type KindChoiceProps = {
  readonly kind: TunnelKind;
  readonly provider: Providers[number] | undefined;
  readonly disabled: boolean;
  /** Which tunnels are there or allowed isn't known: said above all of them, or not answered yet. */
  readonly isUnknown: boolean;
};

function KindChoice({ kind, provider, disabled, isUnknown }: KindChoiceProps) {
  const t = useTranslation();
  const available = provider?.available === true;
  return (
    <Radio
      value={kind}
      disabled={disabled || !available}
      label={t(`window.webhooks.tunnel.kind.${kind}`)}
      description={
        <>
          {t(`window.webhooks.tunnel.kindHint.${kind}`)}
          {isUnknown ? null : provider?.notAllowed === true ? (
            <> {t("webhookCauses.tunnel-not-allowed.happened")}</>
          ) : provider?.detail === undefined ? (
            available ? null : (
              <> {t("window.webhooks.tunnel.notHere")}</>
            )
          ) : (
            <>
              {" "}
              <Untrusted text={provider.detail} most={200} />
            </>
          )}
          {provider?.notices?.map((notice) => (
            <Fragment key={notice.key}>
              {" "}
              <Untrusted text={saidText(t, notice)} most={400} />
            </Fragment>
          ))}
        </>
      }
    />
  );
}

function FieldsOfKind({ form, disabled }: Pick<TunnelFieldsProps, "form" | "disabled">) {
  const { value } = form.draft;
  const text = (field: TypedField, optional = false) => (
    <TextField form={form} field={field} optional={optional} disabled={disabled} />
  );
  switch (value.kind) {
    case "":
    case "lan":
    case "practice":
      return null;
    case "ssh":
      return (
        <>
          <div className={classes["half"]}>
            {text("host")}
            {text("port")}
          </div>
          <div className={classes["half"]}>
            {text("user")}
            {text("remotePort")}
          </div>
          {text("keyFile", true)}
          <PublicAddress form={form} disabled={disabled} optional={false} />
          <HostKeyChoice form={form} disabled={disabled} />
        </>
      );
    case "cloudflared":
      return (
        <>
          {text("program", true)}
          <PublicAddress form={form} disabled={disabled} optional />
          {text("name", true)}
          {text("tokenFile", true)}
        </>
      );
    case "ngrok":
      return text("domain", true);
    case "own":
      return <PublicAddress form={form} disabled={disabled} optional={false} />;
  }
}

/** Chooses the local address on which the receiver listens, and explains who can reach it. */
function LanAddress({ form, providers, disabled }: TunnelFieldsProps) {
  const t = useTranslation();
  const { address } = form.draft.value;
  const here = providers?.find(({ kind }) => kind === "lan")?.addresses ?? [];
  // A previously chosen address may belong to another network and is then no longer offered.
  const chosen = here.some((one) => one.address === address) ? address : "";
  return (
    <>
      <NativeSelect
        label={t("window.webhooks.tunnel.lan.address")}
        description={t("window.webhooks.tunnel.lan.every")}
        value={chosen}
        disabled={disabled}
        maw={560}
        data={[
          { value: "", label: t("window.webhooks.tunnel.lan.choose") },
          ...here.map((one) => ({ value: one.address, label: `${one.address} (${one.name})` })),
        ]}
        error={form.faults.address === undefined ? undefined : t("window.forms.needed")}
        onChange={(event) => form.draft.change({ address: event.currentTarget.value })}
      />
      <Notice meaning="attention">
        <p>{t("window.webhooks.tunnel.lan.risk")}</p>
      </Notice>
    </>
  );
}

type TextFieldProps = Pick<TunnelFieldsProps, "form" | "disabled"> & {
  readonly field: TypedField;
  readonly optional: boolean;
};

function TextField({ form, field, optional, disabled }: TextFieldProps) {
  const t = useTranslation();
  const fault = form.faults[field];
  const hinted = field === "remotePort" || field === "keyFile" || optional;
  return (
    <TextInput
      label={t(`window.webhooks.tunnel.field.${field}`)}
      {...(hinted && isHinted(field) ? { description: t(`window.webhooks.tunnel.fieldHint.${field}`) } : {})}
      value={form.draft.value[field]}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      inputWrapperOrder={["label", "input", "description", "error"]}
      maw={560}
      disabled={disabled}
      error={
        fault === undefined
          ? undefined
          : t(fault === "needed" ? "window.forms.needed" : `window.webhooks.tunnel.fieldWrong`)
      }
      onChange={(event) => form.draft.change({ [field]: event.currentTarget.value })}
    />
  );
}

const HINTED = ["remotePort", "keyFile", "program", "name", "tokenFile", "domain"] as const;

function isHinted(field: TypedField): field is (typeof HINTED)[number] {
  return (HINTED as readonly string[]).includes(field);
}

type PublicAddressProps = Pick<TunnelFieldsProps, "form" | "disabled"> & { readonly optional: boolean };

function PublicAddress({ form, disabled, optional }: PublicAddressProps) {
  const t = useTranslation();
  const fault = form.faults.publicUrl;
  return (
    <AddressField
      label={t("window.webhooks.tunnel.field.publicUrl")}
      description={t(
        optional ? "window.webhooks.tunnel.publicUrlOptional" : "window.webhooks.tunnel.publicUrlHint",
      )}
      value={form.draft.value.publicUrl}
      disabled={disabled}
      error={
        fault === undefined
          ? undefined
          : t(fault === "needed" ? "window.forms.needed" : "window.webhooks.tunnel.publicUrlWrong")
      }
      onChange={(publicUrl) => form.draft.change({ publicUrl })}
    />
  );
}
