import { createHmac } from "node:crypto";
import { SealedRef, type SecretLabel } from "../../shared/ids.ts";
import { invariant } from "../../shared/invariant.ts";
import { redact, type Redacted } from "../../shared/redacted.ts";
import { err, ok, type Result } from "../../shared/result.ts";
import { isoOf, type Clock } from "../../shared/time.ts";
import type { SecretBinding, ShownAs, Vault, VaultProblem } from "../../main/core/runtime/ports.ts";
import type { Random } from "../../main/core/runtime/random.ts";

type MemoryRecord = {
  readonly kind: "put" | "shown" | "plain";
  readonly binding: string;
  readonly value: string;
  readonly shown?: ShownAs;
  readonly storedAt: string;
  readonly origin?: string | undefined;
};

/** Records that several memory vaults share, as several processes share a folder. */
export type MemoryVaultFolder = {
  passphrase?: string;
  readonly key: string;
  readonly records: Map<SealedRef, MemoryRecord>;
};

/** An empty memory folder. */
export function memoryVaultFolder(): MemoryVaultFolder {
  return { key: crypto.randomUUID(), records: new Map() };
}

/** A vault that behaves like the real one towards its caller, but keeps its records unencrypted in memory. */
export function memoryVault(ports: {
  readonly folder?: MemoryVaultFolder;
  readonly clock: Clock;
  readonly random: Random;
}): Vault {
  const { clock, random, folder = memoryVaultFolder() } = ports;
  let isOpen = false;
  const fingerprints = new Map<string, string>();

  const lockedProblem = (): Result<never, VaultProblem> | undefined => {
    if (isOpen) return undefined;
    return err({ kind: folder.passphrase === undefined ? "vaultAbsent" : "vaultLocked" });
  };
  const recordsUnder = (label: SecretLabel): readonly (readonly [SealedRef, MemoryRecord])[] =>
    [...folder.records].filter(([, record]) => record.shown?.label === label);
  const textOf = ({ workspace, number, purpose, schema }: SecretBinding): string =>
    JSON.stringify([workspace, number, purpose, schema]);
  const keep = (record: Omit<MemoryRecord, "storedAt">): SealedRef => {
    const ref = SealedRef.parse(Buffer.from(random.bytes(16)).toString("hex"));
    folder.records.set(ref, { ...record, storedAt: isoOf(clock.now()) });
    return ref;
  };
  const taken = { kind: "labelTaken" } as const;

  return {
    state: () => (isOpen ? "open" : folder.passphrase === undefined ? "absent" : "locked"),
    unlock(passphrase) {
      const created = folder.passphrase === undefined;
      folder.passphrase ??= passphrase.reveal();
      if (folder.passphrase !== passphrase.reveal()) return Promise.resolve(err({ kind: "wrongPassphrase" }));
      isOpen = true;
      return Promise.resolve(ok(created ? "created" : "opened"));
    },
    lock() {
      isOpen = false;
    },
    recoveryGate: () => "passphrase",
    readBackKeyFile: () => lockedProblem() ?? ok(null),
    seal(binding, value, shown) {
      const problem = lockedProblem();
      if (problem !== undefined) return problem;
      if (shown === undefined)
        return ok(keep({ kind: "plain", binding: textOf(binding), value: value.reveal() }));
      if (recordsUnder(shown.label).some(([, { kind }]) => kind === "put")) return err(taken);
      return ok(keep({ kind: "shown", binding: textOf(binding), value: value.reveal(), shown }));
    },
    open(ref, binding) {
      const problem = lockedProblem();
      if (problem !== undefined) return problem;
      const record = folder.records.get(ref);
      if (record?.binding !== textOf(binding)) return err({ kind: "recordMissing" });
      return ok(redact(record.value, binding.purpose));
    },
    erase(ref) {
      const problem = lockedProblem();
      if (problem !== undefined) return problem;
      const record = folder.records.get(ref);
      if (record === undefined) return err({ kind: "recordMissing" });
      invariant(record.kind === "plain", "a record with a label is deleted only by its label");
      folder.records.delete(ref);
      return ok(null);
    },
    put(label, secretKind, value, origin) {
      const problem = lockedProblem();
      if (problem !== undefined) return problem;
      const before = recordsUnder(label);
      if (before.some(([, { kind }]) => kind === "shown")) return err(taken);
      keep({ kind: "put", binding: "", value: value.reveal(), shown: { label, secretKind }, origin });
      for (const [ref] of before) folder.records.delete(ref);
      return ok(null);
    },
    take(label, sentTo) {
      const problem = lockedProblem();
      if (problem !== undefined) return problem;
      const record = recordsUnder(label).find(([, { kind }]) => kind === "put")?.[1];
      if (record === undefined) return err({ kind: "recordMissing" });
      if (sentTo !== undefined && record.origin !== undefined && record.origin !== sentTo)
        return err({ kind: "ofAnotherAddress" });
      return ok(redact(record.value, label));
    },
    list() {
      const problem = lockedProblem();
      if (problem !== undefined) return problem;
      return ok(
        [...folder.records.values()]
          .flatMap(({ shown, storedAt, origin }) =>
            shown === undefined ? [] : [{ ...shown, storedAt, ...(origin === undefined ? {} : { origin }) }],
          )
          .sort((one, other) =>
            one.label < other.label
              ? -1
              : one.label > other.label
                ? 1
                : one.storedAt.localeCompare(other.storedAt),
          ),
      );
    },
    forget(label) {
      const problem = lockedProblem();
      if (problem !== undefined) return problem;
      const found = recordsUnder(label);
      for (const [ref] of found) folder.records.delete(ref);
      return ok(found.length > 0 ? "forgotten" : "absent");
    },
    fingerprint(value: Redacted<string>) {
      const problem = lockedProblem();
      if (problem !== undefined) return problem;
      const text = value.reveal();
      const known = fingerprints.get(text) ?? createHmac("sha256", folder.key).update(text).digest("hex");
      fingerprints.set(text, known);
      return ok(known);
    },
  };
}
