import type { Digest } from "../../../shared/alert/digest.ts";
import type { Registry } from "../../../shared/allowlist/allowlist.ts";
import type { Result } from "../../../shared/result.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { SealedRef, SecretLabel } from "../../../shared/ids.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import type { OpenedFile } from "../../../shared/rpc/areas/app.ts";
import type { RecoveryStatus, SheetProblem } from "../../../shared/rpc/areas/recovery.ts";
import type { PdfProblem } from "../../../shared/rpc/areas/report.ts";
import type { Language } from "../../../shared/language.ts";
import type { Metered } from "../../../shared/settings/metered.ts";
import type { Instant } from "../../../shared/time.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";

/** Reads secrets from outside the program. Each gives the text without one trailing newline. */
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
  /** Reads a binary file, such as a client certificate in PFX; undefined if a host reads only text. */
  readBytes?(
    path: string,
  ): Result<Uint8Array, { readonly kind: "fileUnreadable"; readonly path: string; readonly code: string }>;
  /** Free bytes on the disk with `path`; undefined if unknown. */
  freeBytes(path: string): number | undefined;
  /** Whether files can be made in a folder, or in the nearest one above it that exists; undefined if unknown. */
  isWritable?(path: string): boolean | undefined;
};

/** What an encrypted value belongs to; it can be decrypted only with the same four members. */
export type SecretBinding = {
  readonly workspace: string;
  /** E.164, or "" for a secret without a number. */
  readonly number: string;
  readonly purpose: string;
  readonly schema: 1;
};

export type VaultState = "absent" | "locked" | "open" | "damaged" | "changed" | "newer";

export type { VaultProblem };

export type RecoveryGate = RecoveryStatus["gate"];

/** How an encrypted record appears in the vault's list, so that a person can delete it by its label. */
export type ShownAs = { readonly label: SecretLabel; readonly secretKind: string };

export type StoredSecret = {
  readonly label: SecretLabel;
  readonly secretKind: string;
  readonly storedAt: string;
  /** The URL origin it may be sent to; undefined for any. */
  readonly origin?: string | undefined;
};

/** The secret under a label was given for another URL origin than the requested one. */
export type OfAnotherAddress = { readonly kind: "ofAnotherAddress" };

/** Stored secrets. A value is returned only for the right binding; nothing is deleted except on request. */
export type Vault = {
  state(): VaultState;
  /** Unlocks with a passphrase; creates the vault if there is none. */
  unlock(passphrase: Redacted<string>): Promise<Result<"opened" | "created", VaultProblem>>;
  lock(): void;
  /**
   * Why the first registration may be sent, or "needed": the vault opens with the system's key store, and
   * there is neither a confirmed recovery key nor a waiver, so the backup would be lost with this computer.
   */
  recoveryGate(): RecoveryGate;
  /**
   * Reads the key file of the unlocked vault from the disk: without it nothing that the vault holds can be
   * opened again once the keys leave this process.
   */
  readBackKeyFile(): Result<null, VaultProblem>;
  /** Encrypts, writes durably, reads back and compares before it returns the reference. */
  seal(binding: SecretBinding, value: Redacted<string>, shown?: ShownAs): Result<SealedRef, VaultProblem>;
  open(ref: SealedRef, binding: SecretBinding): Result<Redacted<string>, VaultProblem>;
  erase(ref: SealedRef): Result<null, VaultProblem>;
  /** Stores a value under a person's label. With an `origin` it is returned for that URL origin only. */
  put(
    label: SecretLabel,
    secretKind: string,
    value: Redacted<string>,
    origin?: string,
  ): Result<null, VaultProblem>;
  /**
   * The value under a person's label, for the core's own use; never passed to a host. `sentTo`: the origin it
   * will be sent to.
   */
  take(label: SecretLabel, sentTo?: string): Result<Redacted<string>, VaultProblem | OfAnotherAddress>;
  list(): Result<readonly StoredSecret[], VaultProblem>;
  forget(label: SecretLabel): Result<"forgotten" | "absent", VaultProblem>;
  /**
   * A keyed fingerprint of a value under this vault's key: equal values give equal fingerprints, and the
   * value can't be guessed from it.
   */
  fingerprint(value: Redacted<string>): Result<string, VaultProblem>;
};

/**
 * Prints an HTML page that loads nothing as PDF, as its own styles for print say.
 *
 * Problem: no program here does that, or it failed.
 */
export type PagePrinter = (html: string) => Promise<Result<Uint8Array, PdfProblem>>;

/**
 * Whether this program starts on this data folder when the user signs in. `other`: the command that the system runs in
 * its place, on another data folder or from another place.
 */
export type LoginStartState = { readonly on: boolean; readonly other?: string };

/** Reads and changes what the system has; a start that is another's is replaced, never removed. Both throw file errors. */
export type LoginStart = { state(): LoginStartState; set(on: boolean): void };

/** What only a desktop host can do for the window. */
export type DesktopPort = {
  /** Resolves once the text is on the clipboard; rejects if the system refuses it. */
  copyText(text: string): Promise<void>;
  /** Clears the clipboard if it holds this text; rejects if the system refuses it. */
  clearText(text: string): Promise<void>;
  showFolder(path: string): Promise<void>;
  /** Missing where the program can't be started by the system, as from a checkout or in Practice. */
  readonly startAtLogin?: LoginStart;
  /** Reads a file that was double-clicked; missing where none can be. */
  readonly openedFile?: (file: string) => OpenedFile;
  /**
   * Shows a digest as a notice, without any number: it may appear on a locked screen. Missing in Practice.
   */
  readonly showDigest?: (digest: Digest) => Promise<NoticeOutcome>;
};

/** What became of a notice. "held-back": quiet hours; it isn't shown later by itself. "no-notices": the system has none. */
export type NoticeOutcome = "shown" | "held-back" | "no-notices";

/** A recovery sheet to print or save. Only the host sees the key. */
export type RecoverySheet = {
  readonly key: Redacted<string>;
  readonly language: Language;
  /** What the vault is for, in the user's words; may be empty. */
  readonly title: string;
  readonly madeAt: Instant;
  readonly dataDir: string;
  readonly practice: boolean;
};

/** What a host can do with recovery sheets. */
export type SheetPort = {
  readonly can: RecoveryStatus["sheet"];
  print(sheet: RecoverySheet): Promise<Result<"printed" | "canceled", SheetProblem>>;
  /** Saves to a new file that only its owner can read. `folder`: for a host without a save dialog. */
  save(
    sheet: RecoverySheet,
    folder: string | undefined,
  ): Promise<Result<{ readonly path: string } | "canceled", SheetProblem>>;
};

/** Keeps the machine awake, as far as a host can. */
export type Wakefulness = {
  /** The name of the mechanism in use; undefined if there is none, or it was refused. */
  readonly heldBy: Promise<string | undefined>;
  release(): void;
};

/**
 * Power management, as far as a host supports it. A closed lid or an empty battery still puts the machine to
 * sleep.
 */
export type PowerPort = {
  /** Prevents automatic sleep until `release` is called. */
  stayAwake(): Wakefulness;
  /** Calls the listener after each sleep; never if a host gets no such events. */
  onWake(listener: () => void): () => void;
  /** True while the computer runs on its battery; missing where a host isn't told. */
  isOnBattery?(): boolean;
};

/** Whether what this computer's connection carries costs money, or counts against a limit. */
export type MeteredPort = {
  /** Asks the system, for some seconds at most. Never fails. */
  isMetered(): Promise<Metered>;
};

/** The operating system's key store, as far as a host supports it. */
export type SystemKeyStore = {
  /** Queried each time: the store can change between two starts. */
  status(): Promise<{ readonly kind: "none" | "unprotected" | "usable"; readonly backend: string }>;
  /** "unprotected" if the store would wrap with a publicly known key; the result is discarded then. */
  wrap(bytes: Uint8Array): Promise<Uint8Array | "unprotected">;
  /** True if this was wrapped with a publicly known key. It must not be kept. */
  liesOpen(wrapped: Uint8Array): boolean;
  /**
   * Undefined if the store can't decrypt it. `stale`: wrap it again, since the store's own key has
   * changed.
   */
  unwrap(wrapped: Uint8Array): Promise<{ readonly bytes: Uint8Array; readonly stale: boolean } | undefined>;
};

/** The sandbox as its host runs it, besides the two APIs that the clients use. */
export type PracticePort = {
  state(): PracticeState;
  /** Problem: `unknown` is a name that is no fault of the sandbox. */
  setFaults(names: readonly string[]): Result<PracticeState, { readonly unknown: string }>;
  reset(home: "on-premises" | "cloud", options: { readonly pinChanged: boolean }): Promise<PracticeState>;
  onChange(listener: (state: PracticeState) => void): () => void;
  /** Sends a message from the sandbox's phone to its number; returns where it was delivered. */
  send(message: {
    readonly text: string;
    readonly type: "text" | "voice" | "unsupported";
  }): "cloud" | "on-premises" | "dropped" | "unheard";
  /** Advances the sandbox's clock and delivers what is due by then. */
  advance(minutes: number): Promise<PracticeState>;
  /** Opens a public URL in the sandbox: TLS under its own CA, forwarded to a loopback port. */
  openFront(port: number): Promise<PracticeFront>;
  /** The sandbox's routing registry, and the AS numbers whose routes it has. */
  readonly registry: { readonly server: Registry; readonly asns: readonly number[] };
  /** The real listening URL of the sandbox business's own endpoint; undefined for any other URL. */
  productionAt?(url: string): Promise<{ readonly url: string; readonly caPem: string } | undefined>;
};

/** A public URL in the sandbox. `caPem`: the CA that its platform trusts. */
export type PracticeFront = { readonly publicUrl: string; readonly caPem: string; close(): Promise<void> };
