import { randomBytes } from "node:crypto";
import type { SafeStorage } from "electron";
import type { SystemKeyStore } from "../../core/runtime/ports.ts";

type Part = Pick<SafeStorage, "isAsyncEncryptionAvailable" | "encryptStringAsync" | "decryptStringAsync">;

/** What the key store is reached through; a test hands in its own. */
export type KeyStoreMeans = {
  readonly platform: NodeJS.Platform;
  /** Resolves once the application is ready: asked before, the system files our key under a wrong name. */
  readonly safeStorage: () => Promise<Part>;
};

/**
 * The system's key store through Electron. Nothing of it is touched before the first question.
 *
 * What Electron says of a store is not taken for what the store does. On Linux a provider with a fixed key stands behind
 * all others and is "available" always; on macOS availability is never looked into. So a value of our own is wrapped,
 * opened and compared, and the result is looked at.
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
      // The service behind the store may have gone since it was tried.
      return liesOpen(wrapped) ? "unprotected" : wrapped;
    },
    liesOpen,
    async unwrap(wrapped) {
      const store = await safeStorage();
      try {
        const { result, shouldReEncrypt } = await store.decryptStringAsync(Buffer.from(wrapped));
        return { bytes: new Uint8Array(Buffer.from(result, "base64")), stale: shouldReEncrypt };
      } catch {
        // Another key, another person, another computer: all read "not opened here", and the passphrase is asked.
        return undefined;
      }
    },
  };
}

/** Wraps a value that nobody needs, and opens it again. */
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
    // A store that fails keeps nothing for us, whatever its reason.
    return "none";
  }
}

/** Our own name: the one that a Linux desktop gives its store says nothing about who wraps. */
function nameOn(platform: NodeJS.Platform): string {
  if (platform === "win32") return "dpapi";
  return platform === "darwin" ? "keychain" : "keyring";
}

/** Chromium marks with these bytes what it wrapped with the key in its own source; on other systems they mean no such thing. */
function isOfFixedKey(wrapped: Uint8Array): boolean {
  return Buffer.from(wrapped).subarray(0, 3).toString("latin1") === "v10";
}
