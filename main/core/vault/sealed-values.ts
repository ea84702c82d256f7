import { invariant } from "../../../shared/invariant.ts";
import { err, ok } from "../../../shared/result.ts";
import { isoOf } from "../../../shared/time.ts";
import type { Vault } from "../ports.ts";
import { catchVaultErrors } from "./guarded.ts";
import { isPut, LABEL_TAKEN } from "./labelled-values.ts";
import type { KeyAccess } from "./key-access.ts";
import { eraseRecord, freshRef, openHead, openRecord, storeRecord } from "./records.ts";

/** The part of a vault that the engine uses: values under a reference and a binding. */
export function sealedValues({
  unlocked,
  writable,
  clock,
  random,
}: KeyAccess): Pick<Vault, "seal" | "open" | "erase"> {
  return {
    seal: (binding, value, shown) =>
      catchVaultErrors(() => {
        const open = writable();
        if (!open.ok) return open;
        if (shown !== undefined && isPut(open.value, shown.label)) return err(LABEL_TAKEN);
        const head = shown === undefined ? { kind: "plain" as const } : { kind: "shown" as const, ...shown };
        return storeRecord(open.value, random, {
          ref: freshRef(random),
          binding,
          value,
          head: { ...head, storedAt: isoOf(clock.now()) },
        });
      }),
    open: (ref, binding) =>
      catchVaultErrors(() => {
        const open = unlocked();
        if (!open.ok) return open;
        const opened = openRecord(open.value, ref, binding, binding.purpose);
        return opened.ok ? ok(opened.value.value) : opened;
      }),
    erase: (ref) =>
      catchVaultErrors(() => {
        const open = unlocked();
        if (!open.ok) return open;
        const head = openHead(open.value, ref);
        if (head === "missing") return err({ kind: "recordMissing" });
        if (head === "newer") return err({ kind: "vaultNewer" });
        if (head === "damaged") return err({ kind: "recordDamaged" });
        invariant(head.kind === "plain", "a record that a person sees is released by its label alone");
        eraseRecord(open.value, ref);
        return ok(null);
      }),
  };
}
