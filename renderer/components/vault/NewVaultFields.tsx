import { useState } from "react";
import { ok, type Result } from "../../../shared/result.ts";
import type { KeyStore } from "../../../shared/rpc/areas/vault.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { NewPassphraseFields, useNewPassphrase, type NewPassphrase } from "./NewPassphraseFields.tsx";
import { RememberChoice } from "./RememberChoice.tsx";
import { useKeyStore } from "./use-key-store.ts";
import classes from "./NewVaultFields.module.css";

/** A vault that the first save of a form creates. */
export type NewVault = {
  readonly passphrase: NewPassphrase;
  readonly keyStore: KeyStore | undefined;
  readonly remember: boolean;
  readonly setRemember: (on: boolean) => void;
  /** True if the passphrase is usable; shows nothing. */
  readonly isReady: () => boolean;
  /**
   * Returns the call that creates the vault; undefined if the passphrase is not usable yet, which its fields then
   * say.
   */
  readonly creation: () => (() => Promise<Result<unknown, CallProblem>>) | undefined;
};

/** Returns the vault to be created, while there is none in the data folder; in Practice there always is one. */
export function useNewVault(): NewVault | undefined {
  const { client, vault, secrets, realm } = useStores();
  const state = usePart(vault, (value) => value);
  const passphrase = useNewPassphrase();
  const { keyStore } = useKeyStore();
  const [remember, setRemember] = useState(false);
  if (realm === "practice" || state !== "absent") return undefined;
  return {
    passphrase,
    keyStore,
    remember,
    setRemember,
    isReady: passphrase.isReady,
    creation: () => {
      const typed = passphrase.agreed();
      if (typed === undefined) return undefined;
      return async () => {
        const created = await callFor(client, "vault.unlock", { passphrase: typed, allowCreate: true });
        if (!created.ok) return created;
        passphrase.clear();
        // Without automatic unlock the vault is still usable; settings show that it is off.
        if (remember) await callFor(client, "vault.remember", { on: true });
        await Promise.all([vault.refresh(), secrets.refresh()]);
        return ok(null);
      };
    },
  };
}

/** The fields of a vault that a form creates when it is saved first, with what the vault is for. */
export function NewVaultFields({ vault }: { readonly vault: NewVault }) {
  const t = useTranslation();
  return (
    <fieldset className={classes["vault"]}>
      <legend className={classes["title"]}>{t("window.vault.inForm.title")}</legend>
      <p className={classes["why"]}>{t("window.vault.inForm.why")}</p>
      <NewPassphraseFields passphrase={vault.passphrase} />
      <RememberChoice keyStore={vault.keyStore} checked={vault.remember} onChange={vault.setRemember} />
    </fieldset>
  );
}
