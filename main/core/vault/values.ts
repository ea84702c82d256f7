import type { SealedRef, SecretLabel } from "../../../shared/ids.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { isoOf } from "../../../shared/time.ts";
import type { OfAnotherAddress, SecretBinding, StoredSecret, Vault, VaultProblem } from "../runtime/ports.ts";
import { quarantine } from "../storage/quarantine.ts";
import { catchVaultErrors } from "./vault-errors.ts";
import type { KeyAccess } from "./unlock-folder.ts";
import {
  type OpenKeys,
  type RecordHead,
  bindingMark,
  freshRef,
  labelBinding,
  labelRef,
  openHead,
  openRecord,
  storeRecord,
} from "./records.ts";
import { recordPath, recordRefs, removeRecord } from "./record-file.ts";
import { invariant } from "../../../shared/invariant.ts";

/** A backup and a person's secret must not share a label: deleting one would delete the other. */
const LABEL_TAKEN: VaultProblem = { kind: "labelTaken" };

type Listed = { readonly ref: SealedRef; readonly head: RecordHead };

/**
 * Every record with a readable head. A record with a corrupted head has no label any more; it stays on disk,
 * and opening it reports the damage.
 */
function readableHeads(open: OpenKeys): readonly Listed[] {
  return recordRefs(open.folder).flatMap((ref) => {
    const head = openHead(open, ref);
    return typeof head === "string" ? [] : [{ ref, head }];
  });
}

/** Every record with a label: a person's secret, or the backups of one run. */
function recordsUnder(open: OpenKeys, label: SecretLabel): readonly Listed[] {
  return readableHeads(open).filter(({ head }) => head.label === label);
}

/**
 * True if a person stored a value under this label. Its reference follows from the label, so no other record
 * is read.
 */
function isPut(open: OpenKeys, label: SecretLabel): boolean {
  const head = openHead(open, labelRef(open, label));
  return typeof head !== "string" && head.kind === "put";
}

/** The values that a person stores, by label. */
export function labelledValues({
  unlocked,
  writable,
  clock,
  random,
}: KeyAccess): Pick<Vault, "put" | "take" | "list" | "forget"> {
  return {
    put: (label, secretKind, value, origin) =>
      catchVaultErrors(() => {
        const open = writable();
        if (!open.ok) return open;
        if (recordsUnder(open.value, label).some(({ head }) => head.kind === "shown"))
          return err(LABEL_TAKEN);
        const ref = labelRef(open.value, label);
        const before = openHead(open.value, ref);
        if (before === "newer") return err({ kind: "vaultNewer" });
        if (before === "damaged") quarantine(recordPath(open.value.folder, ref));
        const bound = origin === undefined ? {} : { origin };
        const head = { kind: "put" as const, label, secretKind, storedAt: isoOf(clock.now()), ...bound };
        const done = storeRecord(open.value, random, { ref, binding: labelBinding(label), value, head });
        return done.ok ? ok(null) : done;
      }),
    take: (label, sentTo) =>
      catchVaultErrors<Redacted<string>, VaultProblem | OfAnotherAddress>(() => {
        const open = unlocked();
        if (!open.ok) return open;
        const opened = openRecord(open.value, {
          ref: labelRef(open.value, label),
          binding: labelBinding(label),
          label,
        });
        if (!opened.ok) return opened;
        const { value, origin } = opened.value;
        if (sentTo === undefined || origin === undefined || origin === sentTo) return ok(value);
        return err({ kind: "ofAnotherAddress" });
      }),
    list: () =>
      catchVaultErrors(() => {
        const open = unlocked();
        return open.ok
          ? ok(
              readableHeads(open.value)
                .flatMap(({ head }) => listed(head))
                .sort(byLabel),
            )
          : open;
      }),
    forget: (label) =>
      catchVaultErrors(() => {
        const open = unlocked();
        if (!open.ok) return open;
        const found = recordsUnder(open.value, label);
        for (const { ref } of found) removeRecord(open.value.folder, ref);
        return ok(found.length > 0 ? "forgotten" : "absent");
      }),
  };
}

function listed({ label, secretKind, storedAt, origin }: RecordHead): readonly StoredSecret[] {
  if (label === undefined || secretKind === undefined) return [];
  return [{ label, secretKind, storedAt, ...(origin === undefined ? {} : { origin }) }];
}

function byLabel(one: StoredSecret, other: StoredSecret): number {
  return one.label === other.label
    ? one.storedAt.localeCompare(other.storedAt)
    : one.label < other.label
      ? -1
      : 1;
}

/** The records whose heads can't be read: they're in no list, but each is still a stored value. */
export function damagedIn(open: OpenKeys): readonly SealedRef[] {
  return recordRefs(open.folder).filter((ref) => openHead(open, ref) === "damaged");
}

/** A record without a label, reachable by its reference only. */
export type Unlabelled = { readonly ref: SealedRef; readonly storedAt: string };

/** The records without a label, oldest first, except those of these bindings. */
export function unlabelledIn(open: OpenKeys, except: readonly SecretBinding[]): readonly Unlabelled[] {
  const known = new Set(except.map((binding) => bindingMark(open, binding)));
  return readableHeads(open)
    .filter(({ head }) => head.kind === "plain" && !known.has(head.binding))
    .map(({ ref, head }) => ({ ref, storedAt: head.storedAt }))
    .sort((one, other) => one.storedAt.localeCompare(other.storedAt) || (one.ref < other.ref ? -1 : 1));
}

/** The values that the engine stores, by reference and binding. */
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
        const opened = openRecord(open.value, { ref, binding, label: binding.purpose });
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
        invariant(head.kind === "plain", "a record with a label is deleted only by its label");
        removeRecord(open.value.folder, ref);
        return ok(null);
      }),
  };
}
