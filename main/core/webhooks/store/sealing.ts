import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from "node:crypto";
import { SealedRef } from "../../../../shared/ids.ts";
import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../../shared/rpc/problems.ts";
import type { SecretBinding, Vault } from "../../runtime/ports.ts";
import type { Random } from "../../runtime/random.ts";
import { canonical } from "../../vault/cipher.ts";
import type { StoreDatabase } from "./store-database.ts";

// Bodies are encrypted for a public key, so that receiving continues while the vault is locked: X25519
// between a key per commit and the store's key, HKDF-SHA-256, AES-256-GCM. Stored: the commit's public key,
// nonce, ciphertext, tag.
const ALGORITHM = "aes-256-gcm";
const PUBLIC_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The vault binding of the store's private key. */
export const STORE_KEY_BINDING: SecretBinding = {
  workspace: "webhooks",
  number: "",
  purpose: "event store key",
  schema: 1,
};
/** The DER of an X25519 public key is this prefix and the 32 bytes. */
const SPKI = Buffer.from("302a300506032b656e032100", "hex");

/** The public half of the store's key; it can encrypt but not decrypt. */
export type SealingKey = { readonly id: number; readonly public: Buffer };

/** Encrypts the bodies of one commit. Decryption needs the same `bound`. */
export type Seal = { readonly key: number; seal(body: Uint8Array, bound: readonly string[]): Buffer };

/** Returns the newest encryption key; undefined if none exists. */
export function sealingKey(database: StoreDatabase): SealingKey | undefined {
  const row = database.statement("SELECT id, public FROM sealing_key ORDER BY id DESC LIMIT 1").get();
  const raw = row?.["public"];
  return raw instanceof Uint8Array ? { id: Number(row?.["id"]), public: Buffer.from(raw) } : undefined;
}

/** Creates the store's key if there is none, which needs the unlocked vault. */
export function ensureSealingKey(
  database: StoreDatabase,
  vault: Pick<Vault, "seal">,
  now: number,
): Result<SealingKey, StorageProblem | VaultProblem> {
  const known = database.read(() => ok(sealingKey(database)));
  if (!known.ok) return known;
  if (known.value !== undefined) return ok(known.value);
  const keys = generateKeyPairSync("x25519");
  const secret = keys.privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
  // Stored before the public half is used: what is encrypted for a lost key could never be decrypted.
  const sealed = vault.seal(STORE_KEY_BINDING, redact(secret, "event store key"));
  if (!sealed.ok) return sealed;
  return database.change((): Result<SealingKey, StorageProblem | VaultProblem> => {
    const other = sealingKey(database);
    if (other !== undefined) return ok(other);
    const raw = rawOf(keys.publicKey);
    const done = database
      .statement("INSERT INTO sealing_key (public, private_ref, made_at) VALUES (?, ?, ?)")
      .run(raw, sealed.value, now);
    return ok({ id: Number(done.lastInsertRowid), public: raw });
  });
}

/** Returns the encryption for one commit. */
export function sealFor(key: SealingKey, random: Random): Seal {
  const keys = generateKeyPairSync("x25519");
  const own = rawOf(keys.publicKey);
  const secret = agreed(keys.privateKey, publicOf(key.public), own, key.public);
  return {
    key: key.id,
    seal(body, bound) {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, secret, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(canonical(bound));
      return Buffer.concat([own, nonce, cipher.update(body), cipher.final(), cipher.getAuthTag()]);
    },
  };
}

/** Decrypts bodies; undefined if one was altered. */
export type Opener = (body: Uint8Array, bound: readonly string[]) => Buffer | undefined;

/** Returns a function that decrypts bodies of one key. Problems: recordMissing, and those of the vault. */
export function openerFor(
  database: StoreDatabase,
  vault: Pick<Vault, "open">,
  key: number,
): Result<Opener, VaultProblem> {
  const row = database.statement("SELECT public, private_ref FROM sealing_key WHERE id = ?").get(key);
  const ref = SealedRef.safeParse(row?.["private_ref"]);
  const raw = row?.["public"];
  if (!ref.success || !(raw instanceof Uint8Array)) return err({ kind: "recordMissing" });
  const opened = vault.open(ref.data, STORE_KEY_BINDING);
  return opened.ok ? ok(opener(opened.value, Buffer.from(raw))) : opened;
}

function opener(secret: Redacted<string>, ownPublic: Buffer): Opener {
  const key = createPrivateKey({ key: Buffer.from(secret.reveal(), "base64"), format: "der", type: "pkcs8" });
  const agreements = new Map<string, KeyObject>();
  return (body, bound) => {
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    if (bytes.length < PUBLIC_BYTES + NONCE_BYTES + TAG_BYTES) return undefined;
    const theirs = bytes.subarray(0, PUBLIC_BYTES);
    const name = theirs.toString("base64");
    const agreement = agreements.get(name) ?? agreed(key, publicOf(theirs), theirs, ownPublic);
    agreements.set(name, agreement);
    return decrypted(agreement, bytes.subarray(PUBLIC_BYTES), bound);
  };
}

function decrypted(key: KeyObject, sealed: Buffer, bound: readonly string[]): Buffer | undefined {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(canonical(bound));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    // One error for every kind of mismatch, as in the vault.
    return undefined;
  }
}

/** A key object, because Node takes bytes four times as long for each body. */
function agreed(own: KeyObject, theirs: KeyObject, ephemeral: Uint8Array, lasting: Uint8Array): KeyObject {
  const shared = diffieHellman({ privateKey: own, publicKey: theirs });
  const salt = Buffer.concat([ephemeral, lasting]);
  return createSecretKey(new Uint8Array(hkdfSync("sha256", shared, salt, "switchover webhook body", 32)));
}

function rawOf(key: KeyObject): Buffer {
  return key.export({ type: "spki", format: "der" }).subarray(-PUBLIC_BYTES);
}

function publicOf(raw: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([SPKI, raw]), format: "der", type: "spki" });
}

/** Returns what an encrypted body is bound to. */
export function boundTo(notification: number, receiver: string): readonly string[] {
  return ["webhook body", String(notification), receiver];
}
