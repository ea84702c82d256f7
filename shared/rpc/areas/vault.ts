import { VaultState } from "../../data-folder/vault-state.ts";
import { z } from "zod";
import { RunId, SealedRef, SecretLabel } from "../../ids.ts";
import { Origin } from "../../origin.ts";
import { StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";
import { SecretKind } from "../../workspace/labels.ts";

export const StoredSecret = z.object({
  label: SecretLabel,
  secretKind: z.string(),
  storedAt: z.string(),
  /** The only origin it may be sent to; missing for a secret without one. */
  origin: Origin.optional(),
});
export type StoredSecret = z.infer<typeof StoredSecret>;

/** What the operating system's key store can do for this vault. */
export const KeyStore = z.discriminatedUnion("kind", [
  /** This host has none; only the passphrase unlocks the vault. */
  z.object({ kind: z.literal("none") }),
  /** It has one without real protection (a fixed password), so it is not used. */
  z.object({ kind: z.literal("unprotected"), backend: z.string() }),
  /** The key store that remembered the vault was replaced by another. */
  z.object({ kind: z.literal("changed"), was: z.string(), backend: z.string() }),
  z.object({ kind: z.literal("usable"), backend: z.string(), remembered: z.boolean() }),
]);
export type KeyStore = z.infer<typeof KeyStore>;

const DataProblem = z.union([StorageProblem, VaultProblem]);
const KeyStoreProblem = z.object({ kind: z.literal("keyStoreUnusable"), why: z.string() });

/** Stored secrets: values are only written; labels and ages can be read. */
export const vaultArea = {
  "vault.state": { input: z.strictObject({}), output: VaultState, problem: z.never() },
  /** Unlocks the vault. The first passphrase creates it, if `allowCreate` is true. */
  "vault.unlock": {
    input: z.strictObject({ passphrase: SecretIn("passphrase"), allowCreate: z.boolean() }),
    output: z.enum(["opened", "created"]),
    problem: DataProblem,
  },
  "vault.lock": {
    input: z.strictObject({}),
    output: VaultState,
    problem: z.object({ kind: z.literal("vaultInUse") }),
  },
  "vault.changePassphrase": {
    input: z.strictObject({ current: SecretIn("passphrase"), next: SecretIn("passphrase") }),
    output: z.null(),
    problem: DataProblem,
  },
  "vault.keyStore": { input: z.strictObject({}), output: KeyStore, problem: z.never() },
  /**
   * Allows or forbids the system's key store to unlock this vault besides the passphrase. The vault must be
   * unlocked.
   */
  "vault.remember": {
    input: z.strictObject({ on: z.boolean() }),
    output: KeyStore,
    problem: z.union([DataProblem, KeyStoreProblem]),
  },
  /**
   * Unlocks a remembered vault. After this process has locked it, that needs a user's request (`asked`) or
   * the passphrase; otherwise the response is "locked-by-person" and the vault stays locked.
   */
  "vault.openRemembered": {
    input: z.strictObject({ asked: z.boolean().default(false) }),
    output: z.enum(["opened", "not-remembered", "locked-by-person"]),
    problem: z.union([DataProblem, KeyStoreProblem]),
  },
  /**
   * Stores a secret. One with an `origin` is sent nowhere else; for another URL it has to be entered again.
   */
  "vault.put": {
    input: z.strictObject({
      label: SecretLabel,
      secretKind: SecretKind,
      value: SecretIn("secret"),
      origin: Origin.optional(),
    }),
    output: StoredSecret,
    problem: DataProblem,
  },
  "vault.list": { input: z.strictObject({}), output: z.array(StoredSecret), problem: DataProblem },
  /**
   * Encrypted values without a reference, the number of stored values that are corrupted and in no list, and of
   * corrupted migrations whose references could not be read. Nothing deletes these values.
   */
  "vault.unclaimed": {
    input: z.strictObject({}),
    output: z.object({
      sealed: z.array(z.object({ ref: SealedRef, storedAt: z.string() })),
      damaged: z.number().int(),
      unreadRuns: z.number().int(),
    }),
    problem: DataProblem,
  },
  /** The stored values that are corrupted and so in no list; each is a file that stays. */
  "vault.damaged": { input: z.strictObject({}), output: z.array(SealedRef), problem: DataProblem },
  /** Deletes a secret, or the backup of an ended migration. */
  "vault.forget": {
    input: z.strictObject({ label: SecretLabel }),
    output: z.enum(["forgotten", "absent"]),
    problem: z.union([DataProblem, z.object({ kind: z.literal("pairInUse"), run: RunId })]),
  },
} as const;
