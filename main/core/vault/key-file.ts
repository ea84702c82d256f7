import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import { createDurably, errorCode, moveIntoPlace, writeBeside } from "../storage/durable-file.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";
import { parseJson } from "../../../shared/parse-json.ts";

const Base64 = z.base64();
/** Bounds keep a damaged file from asking for more memory than there is. */
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
  /** Of a wrap under the system's key store: which store, and the wrapping key as that store gave it back. */
  store: z.object({ backend: z.string().min(1).max(64), held: Base64.max(16_384) }).optional(),
  nonce: Base64,
  sealed: Base64,
});
export type KeyWrap = z.infer<typeof KeyWrap>;

/** What `vault/key.json` holds. Nothing in it is secret without what the key source asks for. */
const KeyFile = z.object({
  format: z.literal(1),
  vaultId: z.string().regex(/^[a-f0-9]{32}$/),
  /** Keyed fingerprint of the vault id under the data key: does the key that came out of a wrap belong here? */
  keyCheck: z.string().regex(/^[a-f0-9]{64}$/),
  wraps: z.array(KeyWrap).min(1),
});
export type KeyFile = z.infer<typeof KeyFile>;

// The checksum tells a damaged file from a wrong passphrase, which would otherwise look the same.
const Stored = z.object({ sha256: z.string(), keyFile: z.unknown() });

// Whatever else a later version may write: its number says that this program cannot judge the rest.
const Later = z.object({ keyFile: z.looseObject({ format: z.int().min(2) }) });

export type KeyFileProblem = { readonly kind: "damaged" | "missing" | "newer" };

/** Where the key file lies. */
export function keyFilePath(folder: string): string {
  return join(folder, "key.json");
}

/** Reads the key file; one of a later format is not judged any further. File errors other than "not there" are thrown. */
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

// Parsing gives the members in the schema's order, whatever order they were written in.
function checksum(keyFile: KeyFile): string {
  return createHash("sha256")
    .update(JSON.stringify(KeyFile.parse(keyFile)))
    .digest("hex");
}

/** Writes the first key file. Gives false where there is one already, which stays. */
export function createKeyFile(path: string, keyFile: KeyFile): boolean {
  return createDurably(path, textOf(keyFile));
}

/**
 * Replaces the key file `was` by `next` once that was read back and `holds` of it is true. Changes nothing otherwise
 * ("unfit"), and where another process has replaced `was` in the meantime ("overtaken"). Throws EBUSY where another process
 * is at it for five seconds.
 */
export async function replaceKeyFile(
  path: string,
  { was, next }: { readonly was: KeyFile; readonly next: KeyFile },
  holds: (read: KeyFile) => Promise<boolean>,
): Promise<"replaced" | "unfit" | "overtaken"> {
  const beside = writeBeside(path, textOf(next));
  const read = readKeyFile(beside);
  const good = read.ok && (await holds(read.value));
  let lock: RunLock | undefined;
  try {
    // From the last look to the move nobody else moves: where another program holds the name, that takes seconds.
    lock = lockOf(path);
    if (lock === undefined)
      throw Object.assign(new Error("another process moves the key file"), { code: "EBUSY" });
    const now = readKeyFile(path);
    const same = now.ok && checksum(now.value) === checksum(was);
    if (good && same) {
      moveIntoPlace(beside, path);
      return "replaced";
    }
    return good ? "overtaken" : "unfit";
  } finally {
    lock?.release();
    rmSync(beside, { force: true });
  }
}

const LOCK_WAIT_MS = 5000;

// Among the data folder's other locks, of which the vault's folder is a part.
function lockOf(path: string): RunLock | undefined {
  return lockNamed(dirname(dirname(path)), "vault-key", LOCK_WAIT_MS);
}
