import type { Result } from "../../shared/result.ts";
import type { Redacted } from "../../shared/redacted.ts";
import type { SealedRef, SecretLabel } from "../../shared/ids.ts";
import type { VaultProblem } from "../../shared/rpc/problems.ts";
import type { Clock } from "../../shared/time.ts";
import type { Random } from "./random.ts";
import type { KeySource } from "./vault/key-source.ts";

/** Reads secrets that live outside the program. Each gives the text with one trailing newline removed. */
export type OutsideSecrets = {
  env(name: string): Redacted<string> | undefined;
  file(
    path: string,
  ): Result<
    Redacted<string>,
    { readonly kind: "fileUnreadable"; readonly path: string; readonly code: string }
  >;
};

/** Reads a public file, such as a CA in PEM. */
export type TextFiles = {
  read(
    path: string,
  ): Result<string, { readonly kind: "fileUnreadable"; readonly path: string; readonly code: string }>;
  /** Free bytes on the disk that holds `path`. */
  freeBytes(path: string): number | undefined;
};

/** What a sealed value belongs to; it opens only under the same four words. */
export type SecretBinding = {
  readonly workspace: string;
  /** E.164, or "" for a secret that belongs to no number. */
  readonly number: string;
  readonly purpose: string;
  readonly schema: 1;
};

export type VaultState = "absent" | "locked" | "open" | "damaged" | "changed";

export type { VaultProblem };

/** How a sealed record appears in the vault's list, so that a person can release it by its label. */
export type ShownAs = { readonly label: SecretLabel; readonly secretKind: string };

export type StoredSecret = {
  readonly label: SecretLabel;
  readonly secretKind: string;
  readonly storedAt: string;
};

/** Secrets at rest. Nothing leaves except to the caller that names the right binding; nothing is deleted but on request. */
export type Vault = {
  state(): VaultState;
  /** Opens with a passphrase; creates the vault when there is none. */
  unlock(passphrase: Redacted<string>): Promise<Result<"opened" | "created", VaultProblem>>;
  lock(): void;
  /** Encrypts, writes durably, reads back and compares before it gives the reference. */
  seal(binding: SecretBinding, value: Redacted<string>, shown?: ShownAs): Result<SealedRef, VaultProblem>;
  open(ref: SealedRef, binding: SecretBinding): Result<Redacted<string>, VaultProblem>;
  erase(ref: SealedRef): Result<null, VaultProblem>;
  put(label: SecretLabel, secretKind: string, value: Redacted<string>): Result<null, VaultProblem>;
  /** The value under a person's label; for the core's own use, never handed to a host. */
  take(label: SecretLabel): Result<Redacted<string>, VaultProblem>;
  list(): Result<readonly StoredSecret[], VaultProblem>;
  forget(label: SecretLabel): Result<"forgotten" | "absent", VaultProblem>;
  /** A keyed fingerprint of a value under this vault's key: equal values compare equal, nothing can be guessed from it. */
  fingerprint(value: Redacted<string>): Result<string, VaultProblem>;
};

/** Everything the core needs from its host. */
export type HostPorts = {
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: OutsideSecrets;
  readonly files: TextFiles;
  readonly dataDir: string;
  readonly appVersion: string;
  /** What opens the vault; a passphrase where the host has nothing better. */
  readonly keySource?: KeySource;
};
