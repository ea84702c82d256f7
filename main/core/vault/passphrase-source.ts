import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { invariant } from "../../../shared/invariant.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { KEY_BYTES, NONCE_BYTES, closeBox, openBox } from "./cipher.ts";
import type { KeyWrap, ScryptCost } from "./key-file.ts";

/** Random material, as the host's port of that name gives it; written out because the ports name this type in turn. */
type RandomBytes = { bytes(length: number): Uint8Array };

/**
 * Wraps the vault's data key so that it can lie on disk. One file per way of doing so: a passphrase here, the
 * system's key store and the recovery key beside it. A vault may hold several wraps of the same key.
 */
export type KeySource = {
  /** Written into the wrap; a vault that holds no wrap of this name was made under another source. */
  readonly name: string;
  /** Encrypts the data key. `given` is what the person typed; `was` is the wrap that it replaces, never by a weaker one. */
  wrap(
    key: { readonly vaultId: string; readonly dataKey: Uint8Array },
    given: Redacted<string>,
    random: RandomBytes,
    was?: KeyWrap,
  ): Promise<KeyWrap>;
  /** Was this wrap made at a lower cost than new ones are? */
  isWeak(wrap: KeyWrap): boolean;
  /** Decrypts the data key; undefined where `given` is not the right one. */
  unwrap(wrap: KeyWrap, vaultId: string, given: Redacted<string>): Promise<Buffer | undefined>;
};

const derive = promisify<
  string,
  Uint8Array,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** What OWASP's password storage advice names first for scrypt. 128 MiB of memory and some tenths of a second a guess. */
const PASSPHRASE_COST: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };
const SALT_BYTES = 16;

/**
 * A key source that derives its key from a passphrase by scrypt, beside the event loop.
 *
 * `cost` is for new wraps and is recorded in each, so that it can be raised without locking anybody out. A wrap that
 * replaces another keeps whatever was higher there.
 * The passphrase counts in Unicode form NFKC: two keyboards write the same letter in two ways.
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
      const key = await wrappingKey(given, salt, kdf);
      const box = closeBox(key, random.bytes(NONCE_BYTES), dataKey, boundTo(vaultId, kdf));
      key.fill(0);
      return { source: "passphrase", kdf, ...box };
    },
    async unwrap(wrap, vaultId, given) {
      invariant(wrap.kdf !== undefined, "a passphrase wrap records its cost");
      const key = await wrappingKey(given, Buffer.from(wrap.kdf.salt, "base64"), wrap.kdf);
      const dataKey = openBox(key, wrap, boundTo(vaultId, wrap.kdf));
      key.fill(0);
      return dataKey;
    },
  };
}

/** Is any part of this cost higher than the other's? */
function isHigher(cost: ScryptCost, than: ScryptCost): boolean {
  return cost.N > than.N || cost.r > than.r || cost.p > than.p;
}

function higherOf(one: ScryptCost, other: ScryptCost): ScryptCost {
  return { N: Math.max(one.N, other.N), r: Math.max(one.r, other.r), p: Math.max(one.p, other.p) };
}

function wrappingKey(given: Redacted<string>, salt: Uint8Array, { N, r, p }: ScryptCost): Promise<Buffer> {
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
