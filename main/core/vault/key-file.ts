import { firstValues } from "../../../shared/first-values.ts";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import {
  createDurably,
  moveIntoPlace,
  removeAbandoned,
  syncFolder,
  writeBeside,
} from "../storage/durable-file.ts";
import { errorCode, systemErrorOf } from "../storage/system-error.ts";
import {
  type MirroredFile,
  type Parsed,
  canMend,
  findAt,
  mendMirrored,
  readMirrored,
  throwUnreadable,
} from "../storage/mirrored-file.ts";
import { databaseFault, fileProblem } from "../storage/problems.ts";
import { quarantine } from "../storage/quarantine.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { catchVaultErrors, KeyChangeUnsure } from "./vault-errors.ts";
import { removeFile, removeLeft } from "../storage/removal.ts";

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
const KeyWrap = z.lazy(() =>
  z.object({
    source: z.string().regex(/^[a-z][a-z-]{0,31}$/),
    kdf: ScryptCost.extend({ name: z.literal("scrypt"), salt: Base64 }).optional(),
    /**
     * For a wrap by the system's key store: the store's name, and the wrapping key as the store encrypted it.
     */
    store: z.object({ backend: z.string().min(1).max(64), held: Base64.max(16_384) }).optional(),
    nonce: Base64,
    sealed: Base64,
  }),
);
export type KeyWrap = z.infer<typeof KeyWrap>;

const FORMAT = 1;
/** The content of `vault/key.json`. It reveals nothing secret without the key source's input. */
const KeyFile = z.lazy(() =>
  z.object({
    format: z.literal(FORMAT),
    vaultId: z.string().regex(/^[a-f0-9]{32}$/),
    /**
     * Keyed fingerprint of the vault ID under the data key; proves that a decrypted key belongs to this vault.
     */
    keyCheck: z.string().regex(/^[a-f0-9]{64}$/),
    wraps: z.array(KeyWrap).min(1),
  }),
);
export type KeyFile = z.infer<typeof KeyFile>;

/** A key file with its place in the order of all that were written; undefined for one of an earlier version. */
type Numbered = { readonly keyFile: KeyFile; readonly generation: number | undefined };

// The checksum distinguishes a corrupted file from a wrong passphrase. The generation is beside the key file and not in
// it, because an earlier version checks the sum over the members that it knows.
const Stored = z.lazy(() =>
  z.object({
    sha256: z.string(),
    keyFile: z.unknown(),
    generation: z.object({ number: z.int().min(1), sha256: z.string() }).optional(),
  }),
);

// A later format: this program does not check its other members.
const Later = z.lazy(() => z.object({ keyFile: z.looseObject({ format: z.int().min(2) }) }));

export type KeyFileProblem = { readonly kind: "damaged" | "missing" | "newer" };

/** Path of the key file. */
export function keyFilePath(folder: string): string {
  return join(folder, "key.json");
}

/** Both key files of a folder. Without them no secret opens, not even with the recovery key. */
function keyFilesOf(path: string): MirroredFile<Numbered> {
  return { first: path, second: join(dirname(path), "key-copy.json"), parse, isLater };
}

/** The paths of both key files of a folder. */
export function keyFilePaths(folder: string): readonly string[] {
  const { first, second } = keyFilesOf(keyFilePath(folder));
  return [first, second];
}

/**
 * Reads the key file that counts. Problems: missing, damaged, newer (its content is not checked). Throws file errors.
 */
export function readKeyFile(path: string): Result<KeyFile, KeyFileProblem> {
  const found = throwUnreadable(readMirrored(keyFilesOf(path)));
  return found.kind === "whole" ? ok(found.value.keyFile) : err({ kind: found.kind });
}

function parse(text: string): Parsed<Numbered> {
  const json = parseJson(text);
  const stored = Stored.safeParse(json, firstValues());
  const later = Later.safeParse(json, firstValues());
  if (later.success) {
    // A disk that changed the number of our own format left its checksum as it was.
    const isOurs = stored.success && hasOwnSum({ ...later.data.keyFile, format: FORMAT }, stored.data.sha256);
    return isOurs ? { kind: "damaged" } : { kind: "newer", found: later.data.keyFile.format };
  }
  const keyFile = KeyFile.safeParse(stored.data?.keyFile, firstValues());
  if (!stored.success || !keyFile.success) return { kind: "damaged" };
  const { sha256, generation } = stored.data;
  const isWhole =
    sumOf(keyFile.data) === sha256 &&
    (generation === undefined || numberSum(generation.number, sha256) === generation.sha256);
  if (!isWhole) return { kind: "damaged" };
  return { kind: "whole", value: { keyFile: keyFile.data, generation: generation?.number } };
}

function hasOwnSum(content: unknown, sum: string): boolean {
  const keyFile = z.strictObject(KeyFile.unwrap().shape).safeParse(content, firstValues());
  return keyFile.success && sumOf(keyFile.data) === sum;
}

/** An earlier version writes no generation: whether its key file is the later one can't be told. */
function isLater(one: Numbered, other: Numbered): boolean {
  return (
    one.keyFile.vaultId === other.keyFile.vaultId &&
    (one.generation ?? 0) > (other.generation ?? Number.POSITIVE_INFINITY)
  );
}

function textOf(keyFile: KeyFile, number: number): string {
  const sha256 = checksum(keyFile);
  const generation = { number, sha256: numberSum(number, sha256) };
  return `${JSON.stringify({ sha256, keyFile, generation }, null, 2)}\n`;
}

// Parsing puts the members in the schema's order, whatever their order in the file.
function checksum(keyFile: KeyFile): string {
  return sumOf(KeyFile.parse(keyFile));
}

function sumOf(parsed: KeyFile): string {
  return sha256Of(JSON.stringify(parsed));
}

function numberSum(number: number, keyFileSum: string): string {
  return sha256Of(`generation ${number} of ${keyFileSum}`);
}

function sha256Of(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Writes the first key file, twice. Returns false if one exists; that one stays. */
export function createKeyFile(path: string, keyFile: KeyFile): boolean {
  const isCreated = createDurably(path, textOf(keyFile, 1));
  if (isCreated) {
    writeSecond(keyFilesOf(path));
    // If another process has replaced it meanwhile, that one counts.
    mendKeyFiles(path, () => true);
  }
  return isCreated;
}

/** Without the second file the vault works, and the next time it is unlocked makes it anew. */
function writeSecond(files: MirroredFile<Numbered>): void {
  catchVaultErrors(() => ok(mendMirrored(files, () => true)));
}

/**
 * Makes both key files the same again, by the one that counts if `isOwn` says that it is this vault's. Changes nothing
 * where the folder can't be written to or locked: the vault opens all the same, and the next unlock tries again.
 */
export function mendKeyFiles(path: string, isOwn: (keyFile: KeyFile) => boolean): void {
  const files = keyFilesOf(path);
  const isOwnFile = ({ keyFile }: Numbered): boolean => isOwn(keyFile);
  try {
    if (canMend(files, isOwnFile)) whileKeyFileIsLocked(path, () => mendMirrored(files, isOwnFile), 0);
  } catch (cause) {
    // The lock is a database.
    if ((fileProblem(cause) ?? databaseFault(cause)) === undefined) throw cause;
  }
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
 * EBUSY if another process holds the lock for `lockWaitMs`, by default five seconds, and `KeyChangeUnsure` if `next`
 * counts now and a power failure may undo it; after every other error `was` counts.
 */
export async function replaceKeyFile(
  path: string,
  { was, next, before, lockWaitMs }: Replacement,
  holds: (read: KeyFile) => Promise<boolean>,
): Promise<"replaced" | "unfit" | "overtaken"> {
  const files = keyFilesOf(path);
  const there = readMirrored(files);
  const generation = there.kind === "whole" ? there.value.generation : undefined;
  const temporary = writeBeside(path, textOf(next, (generation ?? 0) + 1));
  try {
    const read = findAt(temporary, parse);
    if (read.kind !== "whole" || !(await holds(read.value.keyFile))) return "unfit";
    // The lock covers the last check and the move, because the move takes seconds if another program holds
    // the name.
    return whileKeyFileIsLocked(
      path,
      () => {
        const now = readKeyFile(path);
        if (!now.ok || checksum(now.value) !== checksum(was)) return "overtaken";
        before?.();
        moveOver(files, temporary);
        return "replaced";
      },
      lockWaitMs,
    );
  } finally {
    removeLeft(temporary);
  }
}

/** Puts a new key file in the place of both. A kill in between leaves a whole one, and none that is older than it. */
function moveOver(files: MirroredFile<Numbered>, temporary: string): void {
  // Until the move, the one that counts is in the first place.
  mendMirrored(files, () => true);
  if (findAt(files.second, parse).kind === "newer") quarantine(files.second);
  // What the second file opens by must not outlast what the first one opens by.
  removeFile(files.second);
  moveIntoPlace(temporary, files.first, { sync: false });
  const unsure = systemErrorOf(() => syncFolder(dirname(files.first)));
  writeSecond(files);
  // One of a change that was killed would still open the vault, by a passphrase that never applied.
  for (const file of [files.first, files.second]) systemErrorOf(() => removeAbandoned(file, { inUse: true }));
  if (unsure !== undefined) throw new KeyChangeUnsure(errorCode(unsure));
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
