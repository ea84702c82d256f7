import type { StoredSecret } from "../../../shared/rpc/areas/vault.ts";
import type { StoredLabels } from "../../../shared/workspace/connection-parts.ts";
import { useMemo } from "react";
import { useFeed, usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";

/** What is known of a stored secret. The secret itself is never returned. */
export type SecretStanding =
  | { readonly kind: "stored"; readonly at: string }
  | { readonly kind: "not-stored" }
  /** The vault is not open, so its contents are unknown. */
  | { readonly kind: "not-known" };

/** Whether a secret is stored under a label, and since when. */
export function useStoredSecret(label: string): SecretStanding {
  const stored = useVaultList();
  if (stored === "not-known") return { kind: "not-known" };
  const one = stored.find((secret) => secret.label === label);
  return one === undefined ? { kind: "not-stored" } : { kind: "stored", at: one.storedAt };
}

/** The labels stored in the vault; undefined while its contents are unknown. */
export function useStoredLabels(): StoredLabels | undefined {
  const stored = useVaultList();
  return useMemo(
    () => (stored === "not-known" ? undefined : new Set<string>(stored.map(({ label }) => label))),
    [stored],
  );
}

const NOTHING: readonly StoredSecret[] = [];

function useVaultList(): readonly StoredSecret[] | "not-known" {
  const { secrets, vault } = useStores();
  const state = usePart(vault, (value) => value);
  const list = useFeed(secrets);
  if (state === "absent") return NOTHING;
  if (state !== "open" || list.kind !== "ready") return "not-known";
  return list.value;
}
