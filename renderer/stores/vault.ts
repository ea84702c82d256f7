import type { SealedRef } from "../../shared/ids.ts";
import type { StoredSecret } from "../../shared/rpc/areas/vault.ts";
import type { VaultState } from "../../shared/data-folder/vault-state.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";

/** Opens the store of the vault's state. */
export function openVaultState(client: Client): Feed<VaultState> {
  return openFeed<VaultState, "vault.state", "vault">({
    client,
    method: "vault.state",
    input: {},
    topic: "vault",
    read: (state) => state,
    merge: (_known, push) => push.state,
    pushIsWhole: true,
  });
}

/**
 * Opens the store of the vault's corrupted values. Failed while the vault is locked. Read again when the vault is
 * unlocked, and after each change while there are some, since a value that is entered again takes its place.
 */
export function openDamagedRecords(client: Client): Feed<readonly SealedRef[]> {
  let last: VaultState | undefined;
  const feed = openFeed<readonly SealedRef[], "vault.damaged", "vault">({
    client,
    method: "vault.damaged",
    input: {},
    topic: "vault",
    read: (list) => list,
    merge: (known, { state }) => {
      const isWorthIt = state !== last || (known !== undefined && known.length > 0);
      last = state;
      if (isWorthIt)
        queueMicrotask(() => {
          feed.refresh().catch(() => undefined);
        });
      return known;
    },
    forgetsAfter: ({ kind }) => kind === "named",
  });
  return feed;
}

/** Opens the store of the vault's contents: labels, kinds and ages. Failed while the vault is locked. */
export function openSecrets(client: Client): Feed<readonly StoredSecret[]> {
  const feed = openFeed<readonly StoredSecret[], "vault.list", "vault">({
    client,
    method: "vault.list",
    input: {},
    topic: "vault",
    read: (list) => list,
    merge: (known) => {
      // The push reports that something changed, not what.
      queueMicrotask(() => {
        feed.refresh().catch(() => undefined);
      });
      return known;
    },
    // Once the vault is locked, its contents are unknown here.
    forgetsAfter: ({ kind }) => kind === "named",
  });
  return feed;
}
