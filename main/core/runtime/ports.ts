import type { Result } from "../../../shared/result.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { SealedRef, SecretLabel } from "../../../shared/ids.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";

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
  /** Reads a file that is no text, such as a client certificate in PFX; left out where a host gives texts alone. */
  readBytes?(
    path: string,
  ): Result<Uint8Array, { readonly kind: "fileUnreadable"; readonly path: string; readonly code: string }>;
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

export type VaultState = "absent" | "locked" | "open" | "damaged" | "changed" | "newer";

export type { VaultProblem };

/** How a sealed record appears in the vault's list, so that a person can release it by its label. */
export type ShownAs = { readonly label: SecretLabel; readonly secretKind: string };

export type StoredSecret = {
  readonly label: SecretLabel;
  readonly secretKind: string;
  readonly storedAt: string;
  /** Where it may be sent; undefined for anywhere. */
  readonly origin?: string | undefined;
};

/** The secret under a label was given for another address than the one it is wanted for. */
export type OfAnotherAddress = { readonly kind: "ofAnotherAddress" };

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
  /** Keeps a value under a person's label. With an `origin` it is given out for that address alone. */
  put(
    label: SecretLabel,
    secretKind: string,
    value: Redacted<string>,
    origin?: string,
  ): Result<null, VaultProblem>;
  /** The value under a person's label; for the core's own use, never handed to a host. `sentTo` is the origin it will be sent to. */
  take(label: SecretLabel, sentTo?: string): Result<Redacted<string>, VaultProblem | OfAnotherAddress>;
  list(): Result<readonly StoredSecret[], VaultProblem>;
  forget(label: SecretLabel): Result<"forgotten" | "absent", VaultProblem>;
  /** A keyed fingerprint of a value under this vault's key: equal values compare equal, nothing can be guessed from it. */
  fingerprint(value: Redacted<string>): Result<string, VaultProblem>;
};

/** What only a desktop can do for the window. */
export type DesktopPort = {
  /** Resolves once the text is on the clipboard; rejects where the system does not take it. */
  copyText(text: string): Promise<void>;
  showFolder(path: string): Promise<void>;
};

/** What keeps the machine awake, as far as a host can. */
export type Wakefulness = {
  /** What holds it, by its name; undefined where nothing here can, or it was refused. */
  readonly heldBy: Promise<string | undefined>;
  release(): void;
};

/** The machine's power, as far as a host reaches it. A closed lid or an empty battery cannot be held off. */
export type PowerPort = {
  /** Keeps the machine from falling asleep by itself until that is let go. */
  stayAwake(): Wakefulness;
  /** Calls the listener after each sleep; never where a host is not told of them. */
  onWake(listener: () => void): () => void;
};

/** The operating system's own store of keys, as far as a host can reach it. */
export type SystemKeyStore = {
  /** Asked anew each time: the store behind it can change between two starts. */
  status(): Promise<{ readonly kind: "none" | "unprotected" | "usable"; readonly backend: string }>;
  /** "unprotected" where the store would wrap with a key that everybody has; the result is thrown away then. */
  wrap(bytes: Uint8Array): Promise<Uint8Array | "unprotected">;
  /** Was this wrapped with a key that everybody has? It must not be kept. */
  liesOpen(wrapped: Uint8Array): boolean;
  /** Undefined where the store does not open it. `stale` asks for a new wrap, since the store's own key has changed. */
  unwrap(wrapped: Uint8Array): Promise<{ readonly bytes: Uint8Array; readonly stale: boolean } | undefined>;
};

/** The practice platform as its host runs it, beside the two APIs that the clients talk to. */
export type PracticePort = {
  state(): PracticeState;
  /** False where a name is no fault of the practice platform: `unknown` is that name. */
  setFaults(names: readonly string[]): Result<PracticeState, { readonly unknown: string }>;
  reset(home: "on-premises" | "cloud"): Promise<PracticeState>;
  onChange(listener: (state: PracticeState) => void): () => void;
  /** The practice phone writes to the practice number; gives what became of it. */
  send(message: {
    readonly text: string;
    readonly type: "text" | "voice" | "unsupported";
  }): "cloud" | "on-premises" | "dropped" | "unheard";
  /** Lets the platform's clock run ahead and tries what is due by then. */
  advance(minutes: number): Promise<PracticeState>;
  /** A public address of the practice world: TLS under its own authority, leading to a loopback port. */
  openFront(port: number): Promise<PracticeFront>;
  /** Where the practice business's own endpoint really listens; undefined for an address that is not its own. */
  productionAt?(url: string): Promise<{ readonly url: string; readonly caPem: string } | undefined>;
};

/** A front of the practice world. `caPem` is the authority that its platform trusts. */
export type PracticeFront = { readonly publicUrl: string; readonly caPem: string; close(): Promise<void> };
