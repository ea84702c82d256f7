import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import {
  createDurably,
  errorCode,
  isUnreadable,
  moveIntoPlace,
  removeAbandoned,
  replaceDurably,
  writeBeside,
} from "../storage/durable-file.ts";
import { databaseFault, fileProblem } from "../storage/problems.ts";
import { quarantine } from "../storage/quarantine.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { catchVaultErrors } from "./vault-errors.ts";

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

export type KeyFileProblem = {
  readonly kind: "damaged" | "missing" | "newer";
  /** The file error of one that is there and can't be read. */
  readonly cause?: Error;
};

/** Path of the key file. */
export function keyFilePath(folder: string): string {
  return join(folder, "key.json");
}

/**
 * Path of the second key file, which is the same as the first. Without the key file no secret opens, not even with the
 * recovery key, so one damaged file must not cost it.
 */
function copyPath(path: string): string {
  return join(dirname(path), "key-copy.json");
}

/**
 * Reads the key file, or the second one if the first is missing or damaged. Problems: missing, damaged, newer (its
 * content is not checked). Throws other file errors.
 */
export function readKeyFile(path: string): Result<KeyFile, KeyFileProblem> {
  const first = readOne(path);
  if (first.ok || first.problem.kind === "newer") return first;
  const second = readOne(copyPath(path));
  if (second.ok || second.problem.kind === "newer") return second;
  if (first.problem.cause !== undefined) throw first.problem.cause;
  return first;
}

function readOne(path: string): Result<KeyFile, KeyFileProblem> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return err({ kind: "missing" });
    if (isUnreadable(cause)) return err({ kind: "damaged", cause });
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

/** Writes the first key file, twice. Returns false if one exists; that one stays. */
export function createKeyFile(path: string, keyFile: KeyFile): boolean {
  const isCreated = createDurably(path, textOf(keyFile));
  if (isCreated) {
    writeCopy(path, keyFile);
    // If another process has replaced the first one meanwhile, that one counts.
    mendKeyFiles(path, ({ vaultId }) => vaultId === keyFile.vaultId);
  }
  return isCreated;
}

/** Writes the second key file. Without it the vault works, and the next time it is unlocked makes it anew. */
function writeCopy(path: string, keyFile: KeyFile): void {
  catchVaultErrors(() => ok(replaceDurably(copyPath(path), textOf(keyFile))));
}

/**
 * Makes both key files the same again, by the one that `isOwn` says is this vault's; the first if both are. A damaged
 * first one is kept beside it. Changes nothing where the folder can't be written to or locked: the vault opens all the
 * same, and the next unlock tries again.
 */
export function mendKeyFiles(path: string, isOwn: (keyFile: KeyFile) => boolean): void {
  try {
    mend(path, isOwn);
  } catch (cause) {
    // The lock is a database.
    if ((fileProblem(cause) ?? databaseFault(cause)) === undefined) throw cause;
  }
}

function mend(path: string, isOwn: (keyFile: KeyFile) => boolean): void {
  const copy = copyPath(path);
  const source = (): { readonly from: KeyFile; readonly to: string } | undefined => {
    const first = readOne(path);
    const second = readOne(copy);
    if (first.ok) {
      const isSame = second.ok && checksum(second.value) === checksum(first.value);
      return isSame || !isOwn(first.value) ? undefined : { from: first.value, to: copy };
    }
    const isUsable = first.problem.kind !== "newer" && second.ok && isOwn(second.value);
    return isUsable ? { from: second.value, to: path } : undefined;
  };
  if (source() === undefined) return;
  whileKeyFileIsLocked(
    path,
    () => {
      const found = source();
      if (found === undefined) return;
      keepAside(found.to);
      replaceDurably(found.to, textOf(found.from));
    },
    0,
  );
}

/** Copies a key file that can't be read, before another one takes its place. */
function keepAside(path: string): void {
  if (existsSync(path) && !readOne(path).ok) quarantine(path);
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
    // Not the second key file in its place.
    const read = readOne(temporary);
    if (!read.ok || !(await holds(read.value))) return "unfit";
    // The lock covers the last check and the move, because the move takes seconds if another program holds
    // the name.
    return whileKeyFileIsLocked(
      path,
      () => {
        const now = readKeyFile(path);
        if (!now.ok || checksum(now.value) !== checksum(was)) return "overtaken";
        before?.();
        for (const file of [path, copyPath(path)]) keepAside(file);
        // Until the move, one whole key file is there.
        if (!readOne(path).ok) replaceDurably(path, textOf(was));
        // What the second file opens by must not outlast what the first one opens by.
        rmSync(copyPath(path), { force: true });
        moveIntoPlace(temporary, path);
        writeCopy(path, next);
        // One of a change that was killed would still open the vault, by a passphrase that never applied.
        for (const file of [path, copyPath(path)]) removeAbandoned(file, { inUse: true });
        return "replaced";
      },
      lockWaitMs,
    );
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Does something while no other process replaces the key file. Throws EBUSY if one holds the lock for `waitMs`. */
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
