import { randomBytes } from "node:crypto";
import type { SafeStorage } from "electron";
import type { SystemKeyStore } from "../../core/runtime/ports.ts";

type Part = Pick<SafeStorage, "isAsyncEncryptionAvailable" | "encryptStringAsync" | "decryptStringAsync">;

/** Access to the key store; tests pass their own. */
export type KeyStoreMeans = {
  readonly platform: NodeJS.Platform;
  /**
   * Resolves once the application is ready: if called before, the system files our key under a wrong name.
   */
  readonly safeStorage: () => Promise<Part>;
};

/**
 * Gives the system's key store through Electron. It is not accessed before the first call.
 *
 * What Electron reports about a store is not trusted. On Linux a provider with a fixed key is the fallback
 * and always "available"; on macOS availability is never checked. So a value of our own is encrypted,
 * decrypted and compared, and the result is inspected.
 */
export function systemKeyStore({ platform, safeStorage }: KeyStoreMeans): SystemKeyStore {
  const backend = nameOn(platform);
  const liesOpen = (wrapped: Uint8Array): boolean => platform === "linux" && isOfFixedKey(wrapped);
  return {
    async status() {
      const store = await safeStorage();
      return { kind: await tried(store, liesOpen), backend };
    },
    async wrap(bytes) {
      const store = await safeStorage();
      const wrapped = new Uint8Array(await store.encryptStringAsync(Buffer.from(bytes).toString("base64")));
      // The service behind the store may have stopped since it was tested.
      return liesOpen(wrapped) ? "unprotected" : wrapped;
    },
    liesOpen,
    async unwrap(wrapped) {
      const store = await safeStorage();
      try {
        const { result, shouldReEncrypt } = await store.decryptStringAsync(Buffer.from(wrapped));
        return { bytes: new Uint8Array(Buffer.from(result, "base64")), stale: shouldReEncrypt };
      } catch {
        // Another key, user or computer: each fails to decrypt, and the passphrase is requested.
        return undefined;
      }
    },
  };
}

/** Tests the store: encrypts an unused value and decrypts it again. */
async function tried(
  store: Part,
  liesOpen: (wrapped: Uint8Array) => boolean,
): Promise<"none" | "unprotected" | "usable"> {
  const probe = randomBytes(16).toString("base64");
  try {
    if (!(await store.isAsyncEncryptionAvailable())) return "none";
    const wrapped = await store.encryptStringAsync(probe);
    if (liesOpen(wrapped) || wrapped.includes(probe)) return "unprotected";
    const { result } = await store.decryptStringAsync(wrapped);
    return result === probe ? "usable" : "none";
  } catch {
    // A store that fails is not used, whatever the reason.
    return "none";
  }
}

/**
 * Gives our own name for the store: the name that a Linux desktop gives does not show which service encrypts.
 */
function nameOn(platform: NodeJS.Platform): string {
  if (platform === "win32") return "dpapi";
  return platform === "darwin" ? "keychain" : "keyring";
}

/**
 * Chromium marks what it encrypted with its built-in key with these bytes; on other systems they have another
 * meaning.
 */
function isOfFixedKey(wrapped: Uint8Array): boolean {
  return Buffer.from(wrapped).subarray(0, 3).toString("latin1") === "v10";
}
