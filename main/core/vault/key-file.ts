import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import {
  createDurably,
  errorCode,
  moveIntoPlace,
  removeAbandoned,
  writeBeside,
} from "../storage/durable-file.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";
import { parseJson } from "../../../shared/parse-json.ts";

const Base64 = z.base64();
/** Limits, so that a corrupted file can't request more memory than there is. */
const PowerOfTwo = z
  .int()
  .min(2)
  .max(2 ** 20)
  .refine((N) => Number.isInteger(Math.log2(N)));
const ScryptCost = z.object({ N: PowerOfTwo, r: z.int().min(1).max(16), p: z.int().min(1).max(4) });
export type ScryptCost = z.infer<typeof ScryptCost>;

/** The data key, encrypted by one key source. */
const KeyWrap = z.object({
  source: z.string().regex(/^[a-z][a-z-]{0,31}$/),
  kdf: ScryptCost.extend({ name: z.literal("scrypt"), salt: Base64 }).optional(),
  /**
   * For a wrap by the system's key store: the store's name, and the wrapping key as the store encrypted it.
   */
  store: z.object({ backend: z.string().min(1).max(64), held: Base64.max(16_384) }).optional(),
  nonce: Base64,
  sealed: Base64,
});
export type KeyWrap = z.infer<typeof KeyWrap>;

/** The content of `vault/key.json`. It reveals nothing secret without the key source's input. */
const KeyFile = z.object({
  format: z.literal(1),
  vaultId: z.string().regex(/^[a-f0-9]{32}$/),
  /**
   * Keyed fingerprint of the vault ID under the data key; proves that a decrypted key belongs to this vault.
   */
  keyCheck: z.string().regex(/^[a-f0-9]{64}$/),
  wraps: z.array(KeyWrap).min(1),
});
export type KeyFile = z.infer<typeof KeyFile>;

// The checksum distinguishes a corrupted file from a wrong passphrase.
const Stored = z.object({ sha256: z.string(), keyFile: z.unknown() });

// A later format: this program does not check its other members.
const Later = z.object({ keyFile: z.looseObject({ format: z.int().min(2) }) });

export type KeyFileProblem = { readonly kind: "damaged" | "missing" | "newer" };

/** Path of the key file. */
export function keyFilePath(folder: string): string {
  return join(folder, "key.json");
}

/**
 * Reads the key file. Problems: missing, damaged, newer (its content is not checked). Throws other file
 * errors.
 */
export function readKeyFile(path: string): Result<KeyFile, KeyFileProblem> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return err({ kind: "missing" });
    throw cause;
  }
  const json = parseJson(text);
  if (Later.safeParse(json).success) return err({ kind: "newer" });
  const stored = Stored.safeParse(json);
  const keyFile = KeyFile.safeParse(stored.data?.keyFile);
  if (!stored.success || !keyFile.success || checksum(keyFile.data) !== stored.data.sha256)
    return err({ kind: "damaged" });
  return ok(keyFile.data);
}

function textOf(keyFile: KeyFile): string {
  return `${JSON.stringify({ sha256: checksum(keyFile), keyFile }, null, 2)}\n`;
}

// Parsing puts the members in the schema's order, whatever their order in the file.
function checksum(keyFile: KeyFile): string {
  return createHash("sha256")
    .update(JSON.stringify(KeyFile.parse(keyFile)))
    .digest("hex");
}

/** Writes the first key file. Returns false if one exists; that one stays. */
export function createKeyFile(path: string, keyFile: KeyFile): boolean {
  return createDurably(path, textOf(keyFile));
}

type Replacement = {
  readonly was: KeyFile;
  readonly next: KeyFile;
  /** Runs under the lock just before the move; what it throws leaves the key file as it is. */
  readonly before?: () => void;
  readonly lockWaitMs?: number;
};

/**
 * Replaces the key file `was` by `next` once `next` was read back and `holds` is true for it.
 *
 * Changes nothing otherwise ("unfit"), or if another process replaced `was` meanwhile ("overtaken"). Throws
 * EBUSY if another process holds the lock for `lockWaitMs`, by default five seconds.
 */
export async function replaceKeyFile(
  path: string,
  { was, next, before, lockWaitMs }: Replacement,
  holds: (read: KeyFile) => Promise<boolean>,
): Promise<"replaced" | "unfit" | "overtaken"> {
  const temporary = writeBeside(path, textOf(next));
  try {
    const read = readKeyFile(temporary);
    if (!read.ok || !(await holds(read.value))) return "unfit";
    // The lock covers the last check and the move, because the move takes seconds if another program holds
    // the name.
    return whileKeyFileIsLocked(
      path,
      () => {
        const now = readKeyFile(path);
        if (!now.ok || checksum(now.value) !== checksum(was)) return "overtaken";
        before?.();
        moveIntoPlace(temporary, path);
        // One of a change that was killed would still open the vault, by a passphrase that never applied.
        removeAbandoned(path, { inUse: true });
        return "replaced";
      },
      lockWaitMs,
    );
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Does something while no other process replaces the key file. Throws EBUSY if another one holds the lock for
 * `waitMs`.
 */
export function whileKeyFileIsLocked<T>(path: string, work: () => T, waitMs = LOCK_WAIT_MS): T {
  const lock = lockOf(path, waitMs);
  if (lock === undefined)
    throw Object.assign(new Error("another process moves the key file"), { code: "EBUSY" });
  try {
    return work();
  } finally {
    lock.release();
  }
}

const LOCK_WAIT_MS = 5000;

// The lock is in the data folder, which contains the vault folder.
function lockOf(path: string, waitMs: number): RunLock | undefined {
  return lockNamed(dirname(dirname(path)), "vault-key", waitMs);
}
