import { useEffect, useState } from "react";
import { usePart } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { callFor } from "../../../stores/call.ts";

/** Is the backup still in the vault? While the vault is shut, or was not asked yet, nobody can tell. */
export type KeptBackup = "there" | "released" | "not-known";

type Looked = { readonly kept: KeptBackup; readonly lookAgain: () => void };

/**
 * Looks for the backup under this label, and again whenever the vault changes, whoever changed it. Only a list that was
 * read just now from an open vault can say that it is gone: the one that the window has may be older than the backup.
 */
export function useKeptBackup(label: string): Looked {
  const { client, vault } = useStores();
  const open = usePart(vault, (state) => state === "open") ?? false;
  const [looks, setLooks] = useState(0);
  const [kept, setKept] = useState<KeptBackup>("not-known");
  useEffect(() => client.subscribe("vault", () => setLooks((before) => before + 1)), [client]);
  useEffect(() => {
    let current = true;
    // What was released once never comes back.
    if (!open) setKept((before) => (before === "released" ? before : "not-known"));
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
