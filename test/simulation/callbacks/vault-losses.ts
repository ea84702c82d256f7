import type { SealedRef } from "../../../shared/ids.ts";
import { err } from "../../../shared/result.ts";
import type { Vault } from "../../../main/core/runtime/ports.ts";
import type { MemoryVaultFolder } from "../../support/memory-vault.ts";
import type { Kept, Loss } from "./callback-history.ts";

/** What the vaults of one folder lose. */
export type VaultLosses = {
  /** Loses all that is kept so far of this; gives how much that is. */
  lose(what: Kept, how: Loss): number;
  /** A vault that opens nothing that was lost. */
  of(vault: Vault): Vault;
};

export function newVaultLosses(folder: MemoryVaultFolder): VaultLosses {
  const damaged = new Set<SealedRef>();
  return {
    lose(what, how) {
      const refs = [...folder.records].flatMap(([ref, { binding }]) => (binding.includes(what) ? [ref] : []));
      for (const ref of refs)
        if (how === "gone") folder.records.delete(ref);
        else damaged.add(ref);
      return refs.length;
    },
    of: (vault) => ({
      ...vault,
      open: (ref, binding) => (damaged.has(ref) ? err({ kind: "recordDamaged" }) : vault.open(ref, binding)),
    }),
  };
}
