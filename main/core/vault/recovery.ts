import { type Redacted, redact } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { NONCE_BYTES, closeBox, keyFor, openBox } from "./cipher.ts";
import { type SerialQueue, catchVaultErrors, catchVaultErrorsAsync } from "./vault-errors.ts";
import { type KeyFile, type KeyWrap, keyFilePath, readKeyFile, replaceKeyFile } from "./key-file.ts";
import { type DataKey, belongsTo, folderProblem, judgeFolder, rewrapDataKey } from "./key-ring.ts";
import type { KeySource } from "./passphrase-source.ts";
import { createHash } from "node:crypto";

/** Random bytes of a recovery key. 160 random bits need no slow derivation. */
const RECOVERY_BYTES = 20;

// Without I, L, O and U: a person may have to type it from paper.
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS = 5;
const KEY_SYMBOLS = (RECOVERY_BYTES * 8) / BITS;
/** These symbols distinguish a mistyped key from another vault's. */
const CHECK_SYMBOLS = 4;

/** A recovery key as text: nine groups of four symbols, the last group checks the others. */
export function writeRecoveryKey(bytes: Uint8Array): Redacted<string> {
  const symbols = symbolsOf(bytes) + checkOf(bytes);
  return redact((symbols.match(/.{4}/g) ?? []).join("-"), "recovery key");
}

/**
 * Finds a recovery key in a text, such as a saved file: the first line that contains a key and nothing else.
 * Ignores case, spaces and dashes; reads O as 0, and I and L as 1.
 */
export function readRecoveryKey(
  text: Redacted<string>,
): Result<Buffer, { readonly kind: "notAKey" | "mistyped" }> {
  const lines = text.reveal().toUpperCase().split(/\r?\n/).map(normalizedKey);
  const written = lines.find(
    (line) => line.length === KEY_SYMBOLS + CHECK_SYMBOLS && /^[0-9A-HJKMNP-TV-Z]+$/.test(line),
  );
  if (written === undefined) return err({ kind: "notAKey" });
  const bytes = bytesOf(written.slice(0, KEY_SYMBOLS));
  return checkOf(bytes) === written.slice(KEY_SYMBOLS) ? ok(bytes) : err({ kind: "mistyped" });
}

function normalizedKey(line: string): string {
  return line.replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
}

function symbolsOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => SYMBOLS[Number.parseInt(five, 2)]).join("");
}

function bytesOf(symbols: string): Buffer {
  const bits = Array.from(symbols, (one) => SYMBOLS.indexOf(one).toString(2).padStart(BITS, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

function checkOf(bytes: Uint8Array): string {
  const digest = createHash("sha256").update("switchover recovery key").update(bytes).digest();
  return symbolsOf(digest.subarray(0, RECOVERY_BYTES)).slice(0, CHECK_SYMBOLS);
}

/** The name of the wrap that the recovery key decrypts. */
const RECOVERY = "recovery";

/**
 * Why a recovery key does not work: the vault has none, it is mistyped or no key at all, or it is another
 * vault's.
 */
export type RecoveryProblem = {
  readonly kind: "recoveryRefused";
  readonly why: "none-made" | "not-a-key" | "mistyped" | "another";
};

/**
 * The recovery key of a vault, which unlocks it without the passphrase. For hosts only: no RPC call returns
 * it, so no window sees the key.
 */
export type Recovery = {
  /** True if the vault on disk has a recovery key. */
  isMade(): boolean;
  /**
   * Makes a recovery key for the unlocked vault. `keep` gets its text and must store it; only then does the
   * key replace the previous one. The result says whether there was one.
   */
  make<P>(
    keep: (key: Redacted<string>) => Result<null, P>,
  ): Promise<Result<"first" | "replaced", VaultProblem | P>>;
  /**
   * Makes `next` unlock the vault instead of its passphrase. The recovery key and the records stay unchanged.
   */
  setPassphrase(
    key: Redacted<string>,
    next: Redacted<string>,
  ): Promise<Result<null, VaultProblem | RecoveryProblem>>;
};

type RecoveryPorts = {
  readonly folder: string;
  readonly source: KeySource;
  readonly random: Random;
  /**
   * A copy of the unlocked vault's data key, or the problem that it is locked. The caller overwrites the
   * copy.
   */
  readonly copyOfKey: () => Result<DataKey, VaultProblem>;
  /** Serializes changes of the key file. */
  readonly inTurn: SerialQueue;
};

/** The recovery key operations of a vault folder. */
export function recoveryOf(place: RecoveryPorts): Recovery {
  const { folder, inTurn } = place;
  return {
    // An unreadable key file has no usable recovery key.
    isMade() {
      const read = catchVaultErrors(() => readKeyFile(keyFilePath(folder)));
      return read.ok && recoveryWrapOf(read.value) !== undefined;
    },
    make: (keep) => inTurn(() => catchVaultErrorsAsync(() => make(place, keep))),
    setPassphrase: (key, next) => inTurn(() => catchVaultErrorsAsync(() => rewrapBy(place, key, next))),
  };
}

async function make<P>(
  place: RecoveryPorts,
  keep: (key: Redacted<string>) => Result<null, P>,
): Promise<Result<"first" | "replaced", VaultProblem | P>> {
  const open = place.copyOfKey();
  if (!open.ok) return open;
  const bytes = Buffer.from(place.random.bytes(RECOVERY_BYTES));
  try {
    const key = writeRecoveryKey(bytes);
    const kept = keep(key);
    return kept.ok ? await addWrap(place, open.value, key) : kept;
  } finally {
    bytes.fill(0);
    open.value.dataKey.fill(0);
  }
}

function recoveryWrapOf(keyFile: KeyFile): KeyWrap | undefined {
  return keyFile.wraps.find(({ source }) => source === RECOVERY);
}

/**
 * Adds the wrap of a recovery key, replacing an earlier one, once it was read back and the written key
 * decrypted it.
 */
async function addWrap(
  place: RecoveryPorts,
  key: DataKey,
  written: Redacted<string>,
): Promise<Result<"first" | "replaced", VaultProblem>> {
  const path = keyFilePath(place.folder);
  const keyFile = readKeyFile(path);
  if (!keyFile.ok) return err(folderProblem(place.folder, keyFile.problem.kind));
  if (!belongsTo(keyFile.value, key)) return err({ kind: "vaultChanged" });
  const wrap = wrapUnder(written, key, place.random);
  const others = keyFile.value.wraps.filter(({ source }) => source !== RECOVERY);
  const next = { ...keyFile.value, wraps: [...others, wrap] };
  const done = await replaceKeyFile(path, { was: keyFile.value, next }, async (read) => {
    const opened = unwrap(read, written);
    if (!opened.ok) return false;
    opened.value.dataKey.fill(0);
    return true;
  });
  // Another process changed the key file meanwhile (its passphrase, for example): try again.
  if (done === "overtaken") return addWrap(place, key, written);
  if (done === "unfit") return err({ kind: "storageFailed", code: "EIO" });
  return ok(recoveryWrapOf(keyFile.value) === undefined ? "first" : "replaced");
}

async function rewrapBy(
  place: RecoveryPorts,
  given: Redacted<string>,
  next: Redacted<string>,
): Promise<Result<null, VaultProblem | RecoveryProblem>> {
  const { folder, source, random } = place;
  const onDisk = judgeFolder(folder, source);
  if (onDisk.kind === "absent") return err({ kind: "vaultAbsent" });
  if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
  const { keyFile } = onDisk;
  const opened = unwrap(keyFile, given);
  if (!opened.ok) return opened;
  const done = await rewrapDataKey(folder, source, { keyFile, key: opened.value, given: next, random });
  opened.value.dataKey.fill(0);
  if (done === "overtaken") return rewrapBy(place, given, next);
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}

// All bits of the key are random, so the derivation need not be slow; the vault ID makes each wrapping key
// unique.
function wrapUnder(written: Redacted<string>, { vaultId, dataKey }: DataKey, random: Random): KeyWrap {
  const read = readRecoveryKey(written);
  if (!read.ok) throw new Error("a fresh recovery key does not read back");
  const wrapping = keyFor(read.value, vaultId, RECOVERY);
  const box = closeBox(wrapping, random.bytes(NONCE_BYTES), dataKey, boundTo(vaultId));
  wrapping.fill(0);
  read.value.fill(0);
  return { source: RECOVERY, ...box };
}

function unwrap(keyFile: KeyFile, given: Redacted<string>): Result<DataKey, RecoveryProblem> {
  const refused = (why: RecoveryProblem["why"]) => err({ kind: "recoveryRefused" as const, why });
  const read = readRecoveryKey(given);
  if (!read.ok) return refused(read.problem.kind === "mistyped" ? "mistyped" : "not-a-key");
  const wrap = recoveryWrapOf(keyFile);
  const { vaultId } = keyFile;
  const wrapping = keyFor(read.value, vaultId, RECOVERY);
  const dataKey = wrap === undefined ? undefined : openBox(wrapping, wrap, boundTo(vaultId));
  wrapping.fill(0);
  read.value.fill(0);
  if (wrap === undefined) return refused("none-made");
  if (dataKey === undefined) return refused("another");
  const opened = { vaultId, dataKey };
  return belongsTo(keyFile, opened) ? ok(opened) : refused("another");
}

function boundTo(vaultId: string): readonly string[] {
  return ["wrap", vaultId, RECOVERY];
}
