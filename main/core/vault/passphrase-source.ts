import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { invariant } from "../../../shared/invariant.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { KEY_BYTES, NONCE_BYTES, closeBox, openBox } from "./cipher.ts";
import type { KeyWrap, ScryptCost } from "./key-file.ts";

/** Random bytes, same shape as the host's port; repeated here because the ports import this type. */
type RandomBytes = { bytes(length: number): Uint8Array };

/**
 * Wraps the vault's data key for storage on disk. One file per source: passphrase, system key store, recovery
 * key. A vault may hold several wraps of the same key.
 */
export type KeySource = {
  /** Stored in the wrap; a vault without a wrap of this name was made with another source. */
  readonly name: string;
  /**
   * Encrypts the data key. `given`: what the person typed. `was`: the wrap to replace; the new one is never
   * weaker.
   */
  wrap(
    key: { readonly vaultId: string; readonly dataKey: Uint8Array },
    given: Redacted<string>,
    random: RandomBytes,
    was?: KeyWrap,
  ): Promise<KeyWrap>;
  /** True if this wrap has a lower cost than new ones. */
  isWeak(wrap: KeyWrap): boolean;
  /** Decrypts the data key; undefined if `given` is wrong. */
  unwrap(wrap: KeyWrap, vaultId: string, given: Redacted<string>): Promise<Buffer | undefined>;
};

const derive = promisify<
  string,
  Uint8Array,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** OWASP's first recommendation for scrypt: 128 MiB of memory and some tenths of a second per guess. */
export const PASSPHRASE_COST: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };
const SALT_BYTES = 16;

/**
 * A key source that derives its key from a passphrase by scrypt, off the event loop.
 *
 * `cost` is for new wraps and stored in each, so that it can be raised later. A wrap that replaces another
 * one keeps any higher value of it. The passphrase is normalized to Unicode NFKC, because keyboards write the
 * same letter in two ways.
 */
export function passphraseSource(cost: ScryptCost = PASSPHRASE_COST): KeySource {
  return {
    name: "passphrase",
    isWeak: ({ kdf }) => kdf !== undefined && isHigher(cost, kdf),
    async wrap({ vaultId, dataKey }, given, random, was) {
      const salt = Buffer.from(random.bytes(SALT_BYTES));
      const kdf = {
        name: "scrypt" as const,
        ...higherOf(cost, was?.kdf ?? cost),
        salt: salt.toString("base64"),
      };
      const key = await keyOfPassphrase(given, salt, kdf);
      const box = closeBox(key, random.bytes(NONCE_BYTES), dataKey, boundTo(vaultId, kdf));
      key.fill(0);
      return { source: "passphrase", kdf, ...box };
    },
    async unwrap(wrap, vaultId, given) {
      invariant(wrap.kdf !== undefined, "a passphrase wrap records its cost");
      const key = await keyOfPassphrase(given, Buffer.from(wrap.kdf.salt, "base64"), wrap.kdf);
      const dataKey = openBox(key, wrap, boundTo(vaultId, wrap.kdf));
      key.fill(0);
      return dataKey;
    },
  };
}

/** True if any part of this cost is higher than the other's. */
function isHigher(cost: ScryptCost, than: ScryptCost): boolean {
  return cost.N > than.N || cost.r > than.r || cost.p > than.p;
}

function higherOf(one: ScryptCost, other: ScryptCost): ScryptCost {
  return { N: Math.max(one.N, other.N), r: Math.max(one.r, other.r), p: Math.max(one.p, other.p) };
}

/** The key that a passphrase gives with this salt, at this cost. */
export function keyOfPassphrase(
  given: Redacted<string>,
  salt: Uint8Array,
  { N, r, p }: ScryptCost,
): Promise<Buffer> {
  return derive(given.reveal().normalize("NFKC"), salt, KEY_BYTES, {
    N,
    r,
    p,
    maxmem: 2 * 128 * r * (N + p),
  });
}

function boundTo(vaultId: string, kdf: NonNullable<KeyWrap["kdf"]>): readonly string[] {
  return ["wrap", vaultId, "passphrase", kdf.name, String(kdf.N), String(kdf.r), String(kdf.p), kdf.salt];
}
