import type { StoredSecret } from "../../../shared/rpc/areas/vault.ts";
import type { StoredLabels } from "../../../shared/workspace/connection-parts.ts";
import { useMemo } from "react";
import { useFeed, usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";

/** What can be told of a secret from outside. The secret itself never comes back. */
export type SecretStanding =
  | { readonly kind: "stored"; readonly at: string }
  | { readonly kind: "not-stored" }
  /** The vault is not open, so nobody can look into it. */
  | { readonly kind: "not-known" };

/** Whether a secret is stored under a label, and since when. */
export function useStoredSecret(label: string): SecretStanding {
  const stored = useVaultList();
  if (stored === "not-known") return { kind: "not-known" };
  const one = stored.find((secret) => secret.label === label);
  return one === undefined ? { kind: "not-stored" } : { kind: "stored", at: one.storedAt };
}

/** The labels that the vault holds; undefined while nobody can look into it. */
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
