import type { SafeStorage } from "electron";
import type { SystemKeyStore } from "../../core/ports.ts";

type Part = Pick<
  SafeStorage,
  "isAsyncEncryptionAvailable" | "encryptStringAsync" | "decryptStringAsync" | "getSelectedStorageBackend"
>;

/** What the key store is reached through; a test hands in its own. */
export type KeyStoreMeans = {
  readonly platform: NodeJS.Platform;
  /** Resolves once the application is ready: asked before, the system files our key under a wrong name. */
  readonly safeStorage: () => Promise<Part>;
};

/** The system's key store through Electron. Nothing of it is touched before the first question. */
export function systemKeyStore({ platform, safeStorage }: KeyStoreMeans): SystemKeyStore {
  return {
    async status() {
      const store = await safeStorage();
      const backend = backendOf(platform, store);
      // Its password stands in the source of Chromium, so whatever it wraps lies open.
      if (backend === "basic_text") return { kind: "unprotected", backend };
      if (backend === "unknown" || !(await store.isAsyncEncryptionAvailable()))
        return { kind: "none", backend };
      return { kind: "usable", backend };
    },
    async wrap(bytes) {
      const store = await safeStorage();
      refuseUnprotected(backendOf(platform, store));
      return new Uint8Array(await store.encryptStringAsync(Buffer.from(bytes).toString("base64")));
    },
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

function backendOf(platform: NodeJS.Platform, store: Part): string {
  if (platform === "win32") return "dpapi";
  if (platform === "darwin") return "keychain";
  return store.getSelectedStorageBackend();
}

function refuseUnprotected(backend: string): void {
  if (backend === "basic_text") throw new Error("the key store protects nothing and is not to be used");
}
