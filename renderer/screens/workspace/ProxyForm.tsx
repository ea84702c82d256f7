import { SegmentedControl, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { managedSentences } from "../../../shared/wording/managed-words.ts";
import { NOTHING_MANAGED } from "../../../shared/settings/managed.ts";
import { originOf } from "../../../shared/origin.ts";
import { err } from "../../../shared/result.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useStores } from "../../app/window-context.tsx";
import { useManaged } from "../../app/use-managed.ts";
import { DraftForm } from "../../components/forms/DraftForm.tsx";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { sameValue, useDraft } from "../../components/forms/use-draft.ts";
import { useTask } from "../../components/forms/use-task.ts";
import { forgetSecrets, keepSecrets } from "../../components/secrets/keep-secret.ts";
import { SecretField } from "../../components/secrets/SecretField.tsx";
import { useStoredSecret } from "../../components/secrets/use-stored-secret.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { storedForAnother } from "./meant-for.ts";
import {
  appliedKind,
  isProxyUnbegun,
  fixedAddress,
  isProxyUser,
  proxyDraft,
  proxyFault,
  proxyOf,
  shownProxy,
  withProxy,
  type ProxyDraft,
} from "./proxy-draft.ts";
import { useFormSecret, type FormSecret } from "./use-form-secret.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";
import classes from "./workspace.module.css";

const KINDS = ["system", "none", "own"] as const;

/**
 * Chooses the proxy for both servers: the system's setting, none, or a named one. Where the administrator fixed it, only its
 * sign-in is asked for, under the address that was fixed.
 */
export function ProxyForm({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const proxy = useManaged()?.proxy ?? NOTHING_MANAGED.proxy;
  const isFixed = proxy.kind !== "open";
  const address = fixedAddress(proxy);
  const draft = useDraft(shownProxy(proxyDraft(workspace.network), address));
  const { value, base } = draft;
  const [asked, setAsked] = useState(false);
  const [saved, setSaved] = useState<ProxyDraft>();
  const addressBefore = address === undefined ? base.url : proxyDraft(workspace.network).url;
  const kind = appliedKind(proxy, value.kind);
  const named = value.kind === "own" && value.username.trim() !== "";
  const password = useFormSecret(
    workspace.id,
    { secret: "proxy-password", needed: named },
    { elsewhere: named ? storedForAnother(addressBefore, value.url) : undefined, asked },
  );
  const { task, save } = useSaveProxy(workspace, password, address);
  const change = (part: Partial<ProxyDraft>): void => {
    // Clears the typed password when its field is removed from the page.
    if (!isNamed({ ...value, ...part })) password.entry.clear();
    draft.change(part);
  };
  useUnsavedGuard(draft.dirty || password.entry.typed);
  const submit = (): void => {
    setAsked(true);
    const proxy = proxyOf(value);
    if (proxy === undefined || password.missing || draft.changedElsewhere) return;
    const written = shownProxy(proxyDraft(proxy === "system" ? undefined : { proxy }), address);
    draft.change(written);
    runInBackground(save(proxy, base).then((done) => (done ? setSaved(written) : undefined)));
  };
  return (
    <DraftForm
      draft={draft}
      task={task}
      save={t("window.network.proxy.save")}
      typed={password.entry.typed}
      onSubmit={submit}
      onDiscard={() => {
        password.entry.clear();
        setAsked(false);
      }}
    >
      {isFixed ? (
        <p className={classes["hint"]}>
          {[
            t(proxy.kind === "invalid" ? "managed.notYet" : "managed.here"),
            ...managedSentences(t, { ...NOTHING_MANAGED, proxy }, String),
          ].join(" ")}
        </p>
      ) : null}
      <KindChoice kind={kind} disabled={task.busy || isFixed} onChange={(kind) => change({ kind })} />
      {kind === "own" ? (
        <OwnProxy value={value} asked={asked} disabled={task.busy} fixedAddress={isFixed} onChange={change} />
      ) : null}
      {named ? (
        <SecretField
          field="proxyPassword"
          name={t("window.network.proxy.password")}
          {...password}
          disabled={task.busy}
        />
      ) : null}
      {saved !== undefined && sameValue(saved, value) && !draft.dirty ? (
        <p className={classes["hint"]} role="status">
          {t("window.network.proxy.saved")}
        </p>
      ) : null}
    </DraftForm>
  );
}

function isNamed({ kind, username }: ProxyDraft): boolean {
  return kind === "own" && username.trim() !== "";
}

/** Stores the password, then saves the proxy. A stored password that is no longer used is deleted. */
function useSaveProxy(workspace: Workspace, password: FormSecret, address: string | undefined) {
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const task = useTask();
  const write = useSaveWorkspace();
  const stored = useStoredSecret(password.label).kind === "stored";
  const save = (proxy: NonNullable<ReturnType<typeof proxyOf>>, base: ProxyDraft): Promise<boolean> =>
    task.run(async () => {
      const asksForIt = proxy !== "system" && proxy.kind === "own" && proxy.username !== undefined;
      const typed = asksForIt ? password.typedFor(originOf(proxy.url)) : [];
      const left = stored && !asksForIt ? [password.label] : [];
      if (typed.length + left.length > 0 && !(await ensureOpen()))
        return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const kept = await keepSecrets(stores, typed);
      if (!kept.ok) return kept;
      password.entry.clear();
      const written = await write(workspace.id, (now) =>
        sameValue(shownProxy(proxyDraft(now.network), address), base) ? withProxy(now, proxy) : undefined,
      );
      return written.ok ? forgetSecrets(stores, left) : written;
    });
  return { task, save };
}

type KindChoiceProps = {
  /** Undefined while it isn't known which applies. */
  readonly kind: ProxyDraft["kind"] | undefined;
  readonly disabled: boolean;
  readonly onChange: (kind: ProxyDraft["kind"]) => void;
};

function KindChoice({ kind, disabled, onChange }: KindChoiceProps) {
  const t = useTranslation();
  const id = useId();
  return (
    <div>
      <div id={id} className={classes["fieldName"]}>
        {t("window.network.proxy.label")}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        aria-describedby={kind === undefined ? undefined : `${id}-when`}
        value={kind ?? ""}
        disabled={disabled}
        data={KINDS.map((value) => ({ value, label: t(`window.network.proxy.kind.${value}`) }))}
        onChange={(value) => onChange(KINDS.find((known) => known === value) ?? "system")}
      />
      {kind === undefined ? null : (
        <p id={`${id}-when`} className={classes["hint"]}>
          {t(`window.network.proxy.when.${kind}`)}
        </p>
      )}
    </div>
  );
}

type OwnProxyProps = {
  readonly value: ProxyDraft;
  readonly asked: boolean;
  readonly disabled: boolean;
  readonly fixedAddress: boolean;
  readonly onChange: (part: Partial<ProxyDraft>) => void;
};

function OwnProxy({ value, asked, disabled, fixedAddress: isFixed, onChange }: OwnProxyProps) {
  const t = useTranslation();
  const fault = proxyFault(value.url);
  const needed = asked && isProxyUnbegun(value.url) ? t("window.forms.needed") : undefined;
  const plain = { autoComplete: "off", spellCheck: false, dir: "ltr", disabled } as const;
  return (
    <>
      <TextInput
        {...plain}
        disabled={disabled || isFixed}
        data-field="proxyUrl"
        label={t("window.network.proxy.address")}
        description={t("window.network.proxy.addressHint")}
        placeholder="http://"
        inputMode="url"
        value={value.url}
        error={fault === undefined ? needed : t(`window.network.proxy.fault.${fault}`)}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
        onBlur={() => onChange({ url: value.url.trim() })}
      />
      <TextInput
        {...plain}
        data-field="proxyUser"
        label={t("window.network.proxy.username")}
        description={t("window.network.proxy.usernameHint")}
        value={value.username}
        maxLength={128}
        error={isProxyUser(value.username) ? undefined : t("window.network.proxy.usernameWrong")}
        onChange={(event) => onChange({ username: event.currentTarget.value })}
      />
    </>
  );
}
