import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SystemKeyStore } from "../../main/core/runtime/ports.ts";

/** A system key store in memory whose state a test can change. It really encrypts, with a key of its own. */
export type FakeKeyStore = SystemKeyStore & {
  kind: "none" | "unprotected" | "usable";
  backend: string;
  /** Reports that its key has changed and that decrypted values should be encrypted again. */
  stale: boolean;
  /** Refuses to decrypt, as a store does when the user declines. */
  refuses: boolean;
  /** Throws on use, as a store does whose service has stopped. */
  broken: boolean;
  /** No longer protects what it encrypts, although its status reported that it does. */
  turnsOpen: boolean;
  readonly wraps: () => number;
};

/** A store that protects what it encrypts. */
export function fakeKeyStore(backend = "keyring"): FakeKeyStore {
  const key = randomBytes(32);
  let wraps = 0;
  const store: FakeKeyStore = {
    kind: "usable",
    backend,
    stale: false,
    refuses: false,
    broken: false,
    turnsOpen: false,
    wraps: () => wraps,
    status: () => Promise.resolve({ kind: store.kind, backend: store.backend }),
    liesOpen: (wrapped) => Buffer.from(wrapped).subarray(0, 3).toString() === "v10",
    async wrap(bytes) {
      if (store.turnsOpen) return "unprotected";
      if (store.broken) throw new Error("the key service does not answer");
      wraps += 1;
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([nonce, cipher.update(bytes), cipher.final()]);
      return new Uint8Array(Buffer.concat([sealed, cipher.getAuthTag()]));
    },
    async unwrap(wrapped) {
      if (store.broken) throw new Error("the key service does not answer");
      if (store.refuses) return undefined;
      const all = Buffer.from(wrapped);
      const decipher = createDecipheriv("aes-256-gcm", key, all.subarray(0, 12));
      decipher.setAuthTag(all.subarray(-16));
      const bytes = Buffer.concat([decipher.update(all.subarray(12, -16)), decipher.final()]);
      return { bytes: new Uint8Array(bytes), stale: store.stale };
    },
  };
  return store;
}
