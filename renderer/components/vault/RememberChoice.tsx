import { Checkbox, Text } from "@mantine/core";
import type { KeyStore } from "../../../shared/rpc/areas/vault.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Untrusted } from "../text/Untrusted.tsx";

type RememberChoiceProps = {
  readonly keyStore: KeyStore | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
};

/** Offers automatic unlock on this computer, and states why if it is not available. */
export function RememberChoice({ keyStore, checked, disabled = false, onChange }: RememberChoiceProps) {
  const t = useTranslation();
  if (keyStore === undefined || keyStore.kind === "none") return null;
  if (keyStore.kind === "usable")
    return (
      <Checkbox
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={t("window.vault.remember.label")}
        description={<KeyStoreSentence keyStore={keyStore} />}
      />
    );
  return (
    <Text size="sm" className="sw-quiet">
      <KeyStoreSentence keyStore={keyStore} />
    </Text>
  );
}

/** What the key store of this computer can do for the vault, in one sentence. */
export function KeyStoreSentence({ keyStore }: { readonly keyStore: KeyStore }) {
  const t = useTranslation();
  switch (keyStore.kind) {
    case "none":
      return t("window.vault.remember.none");
    case "unprotected":
      return <Untrusted text={t("window.vault.remember.unprotected", { backend: keyStore.backend })} />;
    case "changed":
      return (
        <Untrusted
          text={t("window.vault.remember.changed", { was: keyStore.was, backend: keyStore.backend })}
        />
      );
    case "usable":
      return <Untrusted text={t("window.vault.remember.usable", { backend: keyStore.backend })} />;
  }
}
