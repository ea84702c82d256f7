import type { Redacted } from "../../../shared/redacted.ts";
import type { KeyWrap } from "./key-file.ts";

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
