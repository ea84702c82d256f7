import { useEffect, useState } from "react";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";

/** Whether the backup is still in the vault; "not-known" while the vault is locked or not yet queried. */
export type KeptBackup = "there" | "released" | "not-known";

type Looked = { readonly kept: KeptBackup; readonly lookAgain: () => void };

/**
 * Queries the vault for the backup with this label, and again whenever the vault changes. Reports it as
 * deleted only from a list just read from an unlocked vault: the window's own list may be older than the
 * backup. Without a label nothing is known.
 */
export function useKeptBackup(label: string | undefined): Looked {
  const { client, vault } = useStores();
  const open = usePart(vault, (state) => state === "open") ?? false;
  const [looks, setLooks] = useState(0);
  const [kept, setKept] = useState<KeptBackup>("not-known");
  useEffect(() => client.subscribe("vault", () => setLooks((before) => before + 1)), [client]);
  useEffect(() => {
    let current = true;
    // A deleted backup never returns.
    if (!open || label === undefined) setKept((before) => (before === "released" ? before : "not-known"));
    else
      callFor(client, "vault.list", {}).then(
        (answer) => {
          if (!current || !answer.ok) return;
          setKept(answer.value.some((secret) => secret.label === label) ? "there" : "released");
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [client, label, open, looks]);
  return { kept, lookAgain: () => setLooks((before) => before + 1) };
}
