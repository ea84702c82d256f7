import { z } from "zod";
import { RunId, SealedRef, SecretLabel } from "../../ids.ts";
import { Origin } from "../../origin.ts";
import { redact } from "../../redacted.ts";
import { StorageProblem, VaultProblem } from "../problems.ts";
import { SecretKind } from "../../workspace/labels.ts";

/** A secret on its one way in: text outside, redacted from the moment it is parsed. */
export const SecretIn = (label: string) =>
  z
    .string()
    .min(1)
    .max(65_536)
    .transform((text) => redact(text, label));

export const StoredSecret = z.object({
  label: SecretLabel,
  secretKind: z.string(),
  storedAt: z.string(),
  /** Where it may be sent; left out of one that was given for no address in particular. */
  origin: Origin.optional(),
});
export type StoredSecret = z.infer<typeof StoredSecret>;

export const VaultState = z.enum(["absent", "locked", "open", "damaged", "changed", "newer"]);
export type VaultState = z.infer<typeof VaultState>;

/** What the system's own key store can do for the vault here. */
export const KeyStore = z.discriminatedUnion("kind", [
  /** This host has none: the passphrase opens the vault. */
  z.object({ kind: z.literal("none") }),
  /** There is one, but it protects nothing (a fixed password), so it is not used. */
  z.object({ kind: z.literal("unprotected"), backend: z.string() }),
  /** The one that the vault was remembered with is gone: another answers now. */
  z.object({ kind: z.literal("changed"), was: z.string(), backend: z.string() }),
  z.object({ kind: z.literal("usable"), backend: z.string(), remembered: z.boolean() }),
]);
export type KeyStore = z.infer<typeof KeyStore>;

const DataProblem = z.union([StorageProblem, VaultProblem]);
const KeyStoreProblem = z.object({ kind: z.literal("keyStoreUnusable"), why: z.string() });

/** Secrets at rest: in they go, labels and ages come out. */
export const vaultArea = {
  "vault.state": { input: z.strictObject({}), output: VaultState, problem: z.never() },
  /** Opens the vault; the first passphrase ever given creates it, which `allowCreate` must permit. */
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
  /** Lets the system's key store open this vault from now on, beside the passphrase, or no longer. The vault must be open. */
  "vault.remember": {
    input: z.strictObject({ on: z.boolean() }),
    output: KeyStore,
    problem: z.union([DataProblem, KeyStoreProblem]),
  },
  /**
   * Opens a vault that was remembered. Where this process has locked it, a person must have `asked` for it, or given
   * the passphrase since; otherwise it answers "locked-by-person" and stays shut.
   */
  "vault.openRemembered": {
    input: z.strictObject({ asked: z.boolean().default(false) }),
    output: z.enum(["opened", "not-remembered", "locked-by-person"]),
    problem: z.union([DataProblem, KeyStoreProblem]),
  },
  /** Keeps a secret. One with an `origin` is sent nowhere else, and another address has to be given it anew. */
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
  /** Sealed values that nothing refers to any more, and how many damaged runs could not be asked. Nothing deletes them. */
  "vault.unclaimed": {
    input: z.strictObject({}),
    output: z.object({
      sealed: z.array(z.object({ ref: SealedRef, storedAt: z.string() })),
      unreadRuns: z.number().int(),
    }),
    problem: DataProblem,
  },
  /** Erases a secret, or releases the pair of a finished run. */
  "vault.forget": {
    input: z.strictObject({ label: SecretLabel }),
    output: z.enum(["forgotten", "absent"]),
    problem: z.union([DataProblem, z.object({ kind: z.literal("pairInUse"), run: RunId })]),
  },
} as const;
