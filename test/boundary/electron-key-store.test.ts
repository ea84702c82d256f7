import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openVault, type FolderVault } from "../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import { systemKeyStore, type KeyStoreMeans } from "../../main/hosts/electron/key-store.ts";
import { redact } from "../../shared/redacted.ts";
import { problemIn, valueOf } from "../support/expect-result.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { virtualClock } from "../support/virtual-clock.ts";

const PASSPHRASE = redact("correct horse battery", "passphrase");

/**
 * The provider behind Electron's asynchronous safeStorage: it wraps keys, whatever `name` the desktop
 * reports.
 */
type Provider = {
  /** The mark that Chromium puts before what this provider wrapped. */
  mark: string;
  name: string;
  available: boolean;
  /** Fails at the first use, as a Keychain does if the person denies access. */
  throws: boolean;
  /** Returns changed data. */
  garbles: boolean;
  /** Wraps by doing nothing. */
  clear: boolean;
  stale: boolean;
  uses: number;
};

const KEY = randomBytes(32);

function provider(change: Partial<Provider> = {}): Provider {
  const usual = { mark: "v11", name: "gnome_libsecret", available: true, throws: false, garbles: false };
  return { ...usual, clear: false, stale: false, uses: 0, ...change };
}

/** A double of safeStorage over a provider that a test may change between two calls. */
function means(behind: Provider, platform: NodeJS.Platform = "linux"): KeyStoreMeans {
  const use = (): void => {
    behind.uses += 1;
    if (behind.throws) throw new Error("The user name or passphrase you entered is not correct.");
  };
  const safeStorage = {
    getSelectedStorageBackend: () => behind.name,
    isAsyncEncryptionAvailable: async () => behind.available,
    async encryptStringAsync(text: string) {
      use();
      if (behind.clear) return Buffer.from(text);
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", KEY, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return Buffer.concat([Buffer.from(behind.mark), nonce, sealed]);
    },
    async decryptStringAsync(wrapped: Buffer) {
      use();
      if (behind.clear) return { result: wrapped.toString(), shouldReEncrypt: behind.stale };
      const decipher = createDecipheriv("aes-256-gcm", KEY, wrapped.subarray(3, 15));
      decipher.setAuthTag(wrapped.subarray(-16));
      const plain = Buffer.concat([decipher.update(wrapped.subarray(15, -16)), decipher.final()]);
      const result = behind.garbles ? `${plain.toString()}=` : plain.toString();
      return { result, shouldReEncrypt: behind.stale };
    },
  };
  return { platform, safeStorage: async () => safeStorage };
}

const statusOf = (behind: Provider, platform?: NodeJS.Platform) =>
  systemKeyStore(means(behind, platform)).status();

describe("[F28] whether the system's key store protects anything is tried out", () => {
  test("on Linux the provider with the fixed key is unprotected, also where the desktop says gnome_libsecret", async () => {
    const behind = provider({ mark: "v10", name: "gnome_libsecret" });
    expect(await statusOf(behind)).toEqual({ kind: "unprotected", backend: "keyring" });
    expect(await systemKeyStore(means(behind)).wrap(new Uint8Array([1]))).toBe("unprotected");
  });

  test.each(["basic_text", "kwallet6", "unknown"])(
    "on Linux a real Secret Service is usable, also where the desktop says %s",
    async (name) => {
      expect(await statusOf(provider({ name }))).toEqual({ kind: "usable", backend: "keyring" });
    },
  );

  test.each([
    ["win32", "dpapi"],
    ["darwin", "keychain"],
  ] as const)(
    "on %s the mark of what was wrapped means nothing, and a round trip tells",
    async (platform, backend) => {
      const behind = provider({ mark: "v10", name: "basic_text" });
      expect(await statusOf(behind, platform)).toEqual({ kind: "usable", backend });
      const store = systemKeyStore(means(behind, platform));
      expect(store.liesOpen(Buffer.from("v10 and more"))).toBe(false);
      expect(await store.wrap(new Uint8Array([1]))).not.toBe("unprotected");
    },
  );

  test.each([
    ["a Keychain that throws", "darwin", { throws: true }],
    ["a Keychain that gives something else back", "darwin", { garbles: true }],
    ["a Windows that gives something else back", "win32", { garbles: true }],
    ["a Secret Service that throws", "linux", { throws: true }],
    ["a store that is not available", "linux", { available: false }],
  ] as const)("%s is none, though it may call itself available", async (_what, platform, change) => {
    expect(await statusOf(provider(change), platform)).toMatchObject({ kind: "none" });
  });

  test("a store that is not available is not tried", async () => {
    const behind = provider({ available: false });
    await statusOf(behind);
    expect(behind.uses).toBe(0);
  });

  test("a store that gives the value itself as what it wrapped is unprotected", async () => {
    expect(await statusOf(provider({ clear: true }), "win32")).toMatchObject({ kind: "unprotected" });
  });

  test("each look tries anew, with another value", async () => {
    const behind = provider();
    const store = systemKeyStore(means(behind));
    expect(await store.status()).toMatchObject({ kind: "usable" });
    behind.mark = "v10";
    expect(await store.status()).toMatchObject({ kind: "unprotected" });
  });
});

describe("the system's key store", () => {
  test("gives back what it wrapped, byte for byte, and says when its own key has changed", async () => {
    const behind = provider();
    const store = systemKeyStore(means(behind));
    const bytes = new Uint8Array([0, 255, 128, 10]);
    const wrapped = await store.wrap(bytes);
    if (wrapped === "unprotected") throw new Error("the store protects what it wraps");
    expect(await store.unwrap(wrapped)).toEqual({ bytes, stale: false });
    behind.stale = true;
    expect(await store.unwrap(wrapped)).toEqual({ bytes, stale: true });
  });

  test("opens nothing of another key, without throwing", async () => {
    expect(await systemKeyStore(means(provider())).unwrap(new Uint8Array(40))).toBeUndefined();
  });

  test("is not touched before the first question", () => {
    let touched = 0;
    systemKeyStore({
      platform: "darwin",
      safeStorage: () => {
        touched += 1;
        throw new Error("touched");
      },
    });
    expect(touched).toBe(0);
  });
});

describe("[I13] a vault over such a store", () => {
  /** A vault that its passphrase opened, over this provider; `open` is the next start of the program. */
  async function vaultOver(behind: Provider) {
    const dataDir = tempFolder();
    const keySource = passphraseSource({ N: 2, r: 1, p: 1 });
    const open = (): FolderVault =>
      openVault({
        dataDir,
        clock: virtualClock(),
        random: seededRandom(),
        keySource,
        keyStore: systemKeyStore(means(behind)),
      });
    const vault = open();
    valueOf(await vault.unlock(PASSPHRASE));
    return { vault, open, keyPath: join(dataDir, "vault", "key.json") };
  }

  test("is not remembered where the fixed key comes up only while it wraps, and nothing is stored", async () => {
    const behind = provider();
    const { vault, keyPath } = await vaultOver(behind);
    const before = readFileSync(keyPath);
    const answer = vault.remember(true);
    // The preceding check wraps and unwraps once; after that the service is gone.
    Object.defineProperty(behind, "mark", { get: () => (behind.uses > 2 ? "v10" : "v11") });
    expect(problemIn(await answer)).toEqual({ kind: "keyStoreUnusable", why: "unprotected" });
    expect(readFileSync(keyPath)).toEqual(before);
  });

  test("that is remembered opens under whatever name the desktop gives its store later", async () => {
    const behind = provider({ name: "gnome_libsecret" });
    const { vault, open } = await vaultOver(behind);
    valueOf(await vault.remember(true));
    behind.name = "basic_text";
    expect(await open().keyStore()).toEqual({ kind: "usable", backend: "keyring", remembered: true });
    expect(valueOf(await open().openRemembered())).toBe("opened");
  });

  test("whose key an earlier version wrapped with the fixed key is not opened by it, and that wrap is taken away", async () => {
    const behind = provider();
    const { vault, open, keyPath } = await vaultOver(behind);
    valueOf(await vault.remember(true));
    markAsFixed(keyPath);
    behind.mark = "v10";
    expect(problemIn(await open().openRemembered())).toEqual({
      kind: "keyStoreUnusable",
      why: "unprotected",
    });
    expect(readFileSync(keyPath, "utf8")).not.toContain('"system"');
    const later = open();
    expect(valueOf(await later.openRemembered())).toBe("not-remembered");
    expect(valueOf(await later.unlock(PASSPHRASE))).toBe("opened");
  });

  test("that another system remembers is left alone, whatever mark its wrap bears", async () => {
    const behind = provider();
    const { vault, open, keyPath } = await vaultOver(behind);
    valueOf(await vault.remember(true));
    markAsFixed(keyPath, "keychain");
    const before = readFileSync(keyPath);
    expect(await open().keyStore()).toEqual({ kind: "changed", was: "keychain", backend: "keyring" });
    expect(problemIn(await open().openRemembered())).toEqual({ kind: "keyStoreUnusable", why: "changed" });
    expect(readFileSync(keyPath)).toEqual(before);
  });
});

/** Makes the system's wrap one with the mark of the fixed key, in a key file that is whole otherwise. */
function markAsFixed(path: string, backend = "gnome_libsecret"): void {
  const { keyFile } = JSON.parse(readFileSync(path, "utf8")) as {
    keyFile: { wraps: { store?: { backend: string; held: string } }[] };
  };
  for (const { store } of keyFile.wraps) {
    if (store === undefined) continue;
    const held = Buffer.from(store.held, "base64");
    held.write("v10");
    Object.assign(store, { backend, held: held.toString("base64") });
  }
  const sha256 = createHash("sha256").update(JSON.stringify(keyFile)).digest("hex");
  writeFileSync(path, JSON.stringify({ sha256, keyFile }));
}
