import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import type { VaultState } from "../../../shared/data-folder/vault-state.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useFocusReturn } from "../../app/use-focus-return.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { valueOf } from "../../stores/loadable.ts";
import { loadedLater } from "../later/loaded-later.tsx";
import { AskedForNotLoaded } from "../later/PartNotLoaded.tsx";
import { useOpenRemembered } from "./use-open-remembered.ts";

const VaultDialog = loadedLater(async () => (await import("./VaultDialog.tsx")).VaultDialog, {
  missing: ({ onClose }) => <AskedForNotLoaded onTold={onClose} />,
});

/** Access to the vault for actions that need a secret. */
export type VaultGate = {
  /**
   * Resolves to true once the vault is open, asking for the passphrase if needed; to false if the user
   * closed the dialog.
   *
   * In Practice the vault is always open.
   */
  readonly ensureOpen: () => Promise<boolean>;
};

const Context = createContext<VaultGate | undefined>(undefined);

/** The vault gate of the realm that is shown. */
export function useVaultGate(): VaultGate {
  const gate = useContext(Context);
  if (gate === undefined) throw new Error("The vault is asked for outside its gate.");
  return gate;
}

type Question = { readonly state: VaultState; readonly answer: (open: boolean) => void };

/** Provides the vault gate with its single passphrase dialog; simultaneous requests share it. */
export function VaultGateProvider({ children }: { readonly children: ReactNode }) {
  const { client, vault, secrets, realm } = useStores();
  // Outside the state: what is asked between a render and the answer is answered too.
  const questions = useRef<Question[]>([]);
  const [asked, setAsked] = useState<Question>();
  const { keep, giveBack } = useFocusReturn();
  useOpenRemembered();
  const ensureOpen = useCallback(async (): Promise<boolean> => {
    if (realm === "practice" || valueOf(vault.getState()) === "open") return true;
    const current = await callFor(client, "vault.state", {});
    const state = current.ok ? current.value : valueOf(vault.getState());
    if (state === "open") return true;
    if (state === undefined) return false;
    keep();
    return new Promise((answer) => {
      const question = { state, answer };
      questions.current.push(question);
      setAsked((before) => before ?? question);
    });
  }, [client, keep, realm, vault]);
  const settle = (open: boolean): void => {
    for (const { answer } of questions.current.splice(0)) answer(open);
    setAsked(undefined);
    giveBack();
  };
  const gate = useMemo(() => ({ ensureOpen }), [ensureOpen]);
  return (
    <Context value={gate}>
      {children}
      {asked === undefined ? null : (
        <VaultDialog
          state={asked.state}
          onClose={() => settle(false)}
          onOpened={() => {
            // The vault may have been locked since, so its state is read again.
            runInBackground(Promise.all([vault.refresh(), secrets.refresh()]));
            settle(true);
          }}
        />
      )}
    </Context>
  );
}
