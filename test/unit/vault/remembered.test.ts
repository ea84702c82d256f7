import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readKeyFile } from "../../../main/core/vault/key-file.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { openBySystem } from "../../../main/core/vault/system-key-store.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore, type FakeKeyStore } from "../../support/fake-key-store.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const PASSPHRASE = redact("correct horse battery", "passphrase");
const LABEL = SecretLabel.parse("cloud-token");
const SECRET = "a token that nobody may read";

/** A vault with one secret, created with a passphrase; `open` opens it as the program's next start would. */
async function vaultWith(store: FakeKeyStore | undefined) {
  const dataDir = tempFolder();
  const open = (keyStore = store): FolderVault =>
    openVault({
      dataDir,
      clock: virtualClock(),
      random: seededRandom(),
      keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
      ...(keyStore === undefined ? {} : { keyStore }),
    });
  const vault = open();
  valueOf(await vault.unlock(PASSPHRASE));
  valueOf(vault.put(LABEL, "token", redact(SECRET, "secret")));
  return { vault, open, dataDir, keyPath: join(dataDir, "vault", "key.json") };
}

const tokenIn = (vault: FolderVault): string => valueOf(vault.take(LABEL)).reveal();

describe("a vault that the system's key store remembers", () => {
  test("opens without its passphrase in a later start, and with it as well", async () => {
    const { vault, open } = await vaultWith(fakeKeyStore());
    expect(valueOf(await vault.remember(true))).toEqual({
      kind: "usable",
      backend: "keyring",
      remembered: true,
    });
    const later = open();
    expect(later.state()).toBe("locked");
    expect(valueOf(await later.openRemembered())).toBe("opened");
    expect(tokenIn(later)).toBe(SECRET);
    const byHand = open();
    valueOf(await byHand.unlock(PASSPHRASE));
    expect(tokenIn(byHand)).toBe(SECRET);
  });

  test("is forgotten on request: the passphrase alone opens it then", async () => {
    const { vault, open } = await vaultWith(fakeKeyStore());
    valueOf(await vault.remember(true));
    expect(valueOf(await vault.remember(false))).toMatchObject({ remembered: false });
    const later = open();
    expect(valueOf(await later.openRemembered())).toBe("not-remembered");
    valueOf(await later.unlock(PASSPHRASE));
    expect(tokenIn(later)).toBe(SECRET);
  });

  test("stays remembered when its passphrase is changed", async () => {
    const { vault, open } = await vaultWith(fakeKeyStore());
    valueOf(await vault.remember(true));
    valueOf(await vault.changePassphrase(PASSPHRASE, redact("another one", "passphrase")));
    const later = open();
    expect(valueOf(await later.openRemembered())).toBe("opened");
    expect(problemIn(await open().unlock(PASSPHRASE)).kind).toBe("wrongPassphrase");
  });

  test("keeps a new passphrase and the store's wrap when both are made at the same time", async () => {
    const { vault, open } = await vaultWith(fakeKeyStore());
    const next = redact("another one", "passphrase");
    const both = await Promise.all([vault.changePassphrase(PASSPHRASE, next), vault.remember(true)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(valueOf(await open().openRemembered())).toBe("opened");
    expect(valueOf(await open().unlock(next))).toBe("opened");
    expect(problemIn(await open().unlock(PASSPHRASE)).kind).toBe("wrongPassphrase");
  });

  test("[I15] is remembered and gets a new passphrase where another process gives it that meanwhile", async () => {
    const { vault, open } = await vaultWith(fakeKeyStore());
    const next = redact("another one", "passphrase");
    const both = await Promise.all([open().changePassphrase(PASSPHRASE, next), vault.remember(true)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(valueOf(await open().unlock(next))).toBe("opened");
    expect(problemIn(await open().unlock(PASSPHRASE)).kind).toBe("wrongPassphrase");
    expect(valueOf(await open().openRemembered())).toBe("opened");
  });

  test("[I15] is forgotten by two processes at once", async () => {
    const { vault, open } = await vaultWith(fakeKeyStore());
    valueOf(await vault.remember(true));
    const other = open();
    valueOf(await other.unlock(PASSPHRASE));
    const both = await Promise.all([vault.remember(false), other.remember(false)]);
    expect(both.map(valueOf)).toEqual([
      { kind: "usable", backend: "keyring", remembered: false },
      { kind: "usable", backend: "keyring", remembered: false },
    ]);
    expect(valueOf(await open().openRemembered())).toBe("not-remembered");
  });

  test("is not opened by the store of another system, and no key is made in its place", async () => {
    const store = fakeKeyStore();
    const { vault, open, keyPath } = await vaultWith(store);
    valueOf(await vault.remember(true));
    const before = readFileSync(keyPath, "utf8");
    store.backend = "keychain";
    const later = open();
    expect(await later.keyStore()).toEqual({ kind: "changed", was: "keyring", backend: "keychain" });
    expect(problemIn(await later.openRemembered())).toEqual({ kind: "keyStoreUnusable", why: "changed" });
    expect(later.state()).toBe("locked");
    expect(readFileSync(keyPath, "utf8")).toBe(before);
    valueOf(await later.unlock(PASSPHRASE));
    expect(tokenIn(later)).toBe(SECRET);
  });

  test.each(["gnome_libsecret", "kwallet6"])(
    "opens where version 0.1.0 wrote down that its store was %s",
    async (name) => {
      const store = fakeKeyStore(name);
      const { vault, open } = await vaultWith(store);
      valueOf(await vault.remember(true));
      store.backend = "keyring";
      expect(await open().keyStore()).toEqual({ kind: "usable", backend: "keyring", remembered: true });
      expect(valueOf(await open().openRemembered())).toBe("opened");
    },
  );

  test("can be remembered anew by another store once its passphrase has opened it", async () => {
    const store = fakeKeyStore();
    const { vault, open } = await vaultWith(store);
    valueOf(await vault.remember(true));
    store.backend = "dpapi";
    const later = open();
    valueOf(await later.unlock(PASSPHRASE));
    expect(valueOf(await later.remember(true))).toEqual({
      kind: "usable",
      backend: "dpapi",
      remembered: true,
    });
    expect(valueOf(await open().openRemembered())).toBe("opened");
  });

  test("is wrapped again when the store says that its own key has changed", async () => {
    const store = fakeKeyStore();
    const { vault, open, keyPath } = await vaultWith(store);
    valueOf(await vault.remember(true));
    const before = readFileSync(keyPath, "utf8");
    store.stale = true;
    const later = open();
    expect(valueOf(await later.openRemembered())).toBe("opened");
    expect(store.wraps()).toBe(2);
    expect(readFileSync(keyPath, "utf8")).not.toBe(before);
    store.stale = false;
    expect(valueOf(await open().openRemembered())).toBe("opened");
  });

  test.each([
    ["refuses", "refused"],
    ["broken", "refused"],
  ] as const)("stays locked and whole where the store %s", async (how, why) => {
    const store = fakeKeyStore();
    const { vault, open } = await vaultWith(store);
    valueOf(await vault.remember(true));
    store[how] = true;
    const later = open();
    expect(problemIn(await later.openRemembered())).toEqual({ kind: "keyStoreUnusable", why });
    valueOf(await later.unlock(PASSPHRASE));
    expect(tokenIn(later)).toBe(SECRET);
  });

  test("[I13] whose wrap protects nothing is not opened by it, and has lost it before anybody is told", async () => {
    const store = fakeKeyStore();
    const { vault, keyPath } = await vaultWith(store);
    valueOf(await vault.remember(true));
    const place = {
      folder: dirname(keyPath),
      random: seededRandom(),
      store: { ...store, liesOpen: () => true },
    };
    const opened = await openBySystem(place, valueOf(readKeyFile(keyPath)));
    const { wraps } = valueOf(readKeyFile(keyPath));
    expect(problemIn(opened)).toEqual({ kind: "keyStoreUnusable", why: "unprotected" });
    expect(wraps.map(({ source }) => source)).toEqual(["passphrase"]);
  });

  test("is damaged where another vault's wrap was put into its key file", async () => {
    const store = fakeKeyStore();
    const one = await vaultWith(store);
    const other = await vaultWith(store);
    valueOf(await one.vault.remember(true));
    valueOf(await other.vault.remember(true));
    const wrapsOf = (path: string) =>
      JSON.parse(readFileSync(path, "utf8")) as { keyFile: { wraps: unknown[] } };
    const mixed = wrapsOf(one.keyPath);
    mixed.keyFile.wraps[1] = wrapsOf(other.keyPath).keyFile.wraps[1];
    writeFileSync(one.keyPath, JSON.stringify(mixed));
    rmSync(join(dirname(one.keyPath), "key-copy.json"));
    expect(problemIn(await one.open().openRemembered()).kind).toBe("vaultDamaged");
  });
});

describe("a vault that is not remembered", () => {
  test.each([
    ["none", { kind: "none" }],
    ["unprotected", { kind: "unprotected", backend: "keyring" }],
  ] as const)("cannot be, where the store is %s", async (kind, said) => {
    const store = fakeKeyStore();
    store.kind = kind;
    const { vault, keyPath } = await vaultWith(store);
    const before = readFileSync(keyPath, "utf8");
    expect(await vault.keyStore()).toEqual(said);
    expect(problemIn(await vault.remember(true))).toEqual({ kind: "keyStoreUnusable", why: kind });
    expect(readFileSync(keyPath, "utf8")).toBe(before);
    expect(store.wraps()).toBe(0);
  });

  test("says so, also where there is no vault and no store", async () => {
    const { open } = await vaultWith(undefined);
    expect(valueOf(await open().openRemembered())).toBe("not-remembered");
    expect(await open().keyStore()).toEqual({ kind: "none" });
  });

  test("must be open before it can be remembered", async () => {
    const { vault } = await vaultWith(fakeKeyStore());
    vault.lock();
    expect(problemIn(await vault.remember(true))).toEqual({ kind: "vaultLocked" });
  });

  test("is left as it is where the store fails while it wraps", async () => {
    const store = fakeKeyStore();
    const { vault, keyPath } = await vaultWith(store);
    const before = readFileSync(keyPath, "utf8");
    store.broken = true;
    expect(problemIn(await vault.remember(true))).toEqual({ kind: "keyStoreUnusable", why: "failed" });
    expect(readFileSync(keyPath, "utf8")).toBe(before);
  });
});

test("[I13] a store that protects nothing in the act remembers no vault, though its status was good", async () => {
  const store = fakeKeyStore();
  const { vault, keyPath } = await vaultWith(store);
  const before = readFileSync(keyPath, "utf8");
  store.turnsOpen = true;
  expect(problemIn(await vault.remember(true))).toEqual({ kind: "keyStoreUnusable", why: "unprotected" });
  expect(readFileSync(keyPath, "utf8")).toBe(before);
});

test("[I13] a vault that is remembered shows no secret and no key on disk", async () => {
  const { vault, dataDir } = await vaultWith(fakeKeyStore());
  valueOf(await vault.remember(true));
  expect(secretsFoundIn(dataDir, [SECRET, PASSPHRASE.reveal()])).toEqual([]);
});
