import { z } from "zod";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Random } from "../runtime/random.ts";
import { canonical, fingerprintUnder, keyFor, sameFingerprint } from "./cipher.ts";
import type { ScryptCost } from "./key-file.ts";
import { keyOfPassphrase, PASSPHRASE_COST } from "./passphrase-source.ts";

const SALT_BYTES = 16;
/** What a file may make this computer spend: four times the memory of a new one. */
const MOST_COST = { N: 2 ** 19, r: 8, p: 4 };

const powerOfTwo = z
  .int()
  .min(2)
  .max(MOST_COST.N)
  .refine((n) => (n & (n - 1)) === 0);

/** How the key of a file with a passphrase of its own is derived; a part of its header. */
export const FileKdf = z.strictObject({
  name: z.literal("scrypt"),
  N: powerOfTwo,
  r: z.int().min(1).max(MOST_COST.r),
  p: z.int().min(1).max(MOST_COST.p),
  salt: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/),
});
export type FileKdf = z.infer<typeof FileKdf>;

/** The keys of one file. */
export type FileKeys = {
  readonly content: Uint8Array;
  /** Tells a wrong passphrase from a corrupted file. Guessing takes as long with it as without. */
  checkOf(bound: readonly string[]): string;
  /** Overwrites the keys. */
  forget(): void;
};

/** A new salt at the cost of the vault's passphrase. */
export function newFileKdf(random: Random, cost: ScryptCost = PASSPHRASE_COST): FileKdf {
  return { name: "scrypt", ...cost, salt: Buffer.from(random.bytes(SALT_BYTES)).toString("base64") };
}

/** Derives the keys of a file. `kind` separates files of different kinds. */
export async function keysOfFile(
  passphrase: Redacted<string>,
  kdf: FileKdf,
  kind: "handover" | "data folder",
): Promise<FileKeys> {
  const salt = Buffer.from(kdf.salt, "base64");
  const key = await keyOfPassphrase(passphrase, salt, kdf);
  const content = keyFor(key, salt.toString("hex"), `${kind} content`);
  const check = keyFor(key, salt.toString("hex"), `${kind} check`);
  key.fill(0);
  return {
    content,
    checkOf: (bound) => fingerprintUnder(check, canonical(bound)),
    forget() {
      content.fill(0);
      check.fill(0);
    },
  };
}

/** True if these keys belong to the check value of a file's header. */
export function isRightPassphrase(keys: FileKeys, check: string, bound: readonly string[]): boolean {
  return sameFingerprint(check, keys.checkOf(bound));
}

/** The derivation as texts, for what is authenticated with it. */
export function boundToKdf({ name, N, r, p, salt }: FileKdf): readonly string[] {
  return [name, String(N), String(r), String(p), salt];
}
