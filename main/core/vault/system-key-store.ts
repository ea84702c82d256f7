import { type Result, err, ok } from "../../../shared/result.ts";
import type { SystemKeyStore, VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { KEY_BYTES, NONCE_BYTES, closeBox, openBox } from "./cipher.ts";
import { catchVaultErrorsAsync } from "./vault-errors.ts";
import { type KeyFile, type KeyWrap, keyFilePath, readKeyFile, replaceKeyFile } from "./key-file.ts";
import { type DataKey, type OnDisk, belongsTo, folderProblem } from "./key-ring.ts";
import type { KeyStore } from "../../../shared/rpc/areas/vault.ts";

/** The name of the wrap that the system's key store decrypts. */
const SYSTEM = "system";

/** Why the system's key store can't be used: "none", "unprotected", "changed", "refused" or "failed". */
export type KeyStoreProblem = { readonly kind: "keyStoreUnusable"; readonly why: string };

type StorePorts = { readonly folder: string; readonly random: Random; readonly store: SystemKeyStore };
type SystemWrap = KeyWrap & { readonly store: NonNullable<KeyWrap["store"]> };

/** A key file's wrap for the system's key store. */
function systemWrapOf(keyFile: KeyFile): SystemWrap | undefined {
  const wrap = keyFile.wraps.find(({ source }) => source === SYSTEM);
  return wrap?.store === undefined ? undefined : { ...wrap, store: wrap.store };
}

/** True if a key store opens this vault without asking for its passphrase. */
export function isOnKeyStore(keyFile: KeyFile): boolean {
  return systemWrapOf(keyFile) !== undefined;
}

/** All key stores of Linux desktops count as this one. */
const OF_DESKTOPS = "keyring";
const OF_OTHER_SYSTEMS: ReadonlySet<string> = new Set(["dpapi", "keychain"]);

/**
 * True if a wrap was made by a store of the same system as `backend`.
 *
 * Version 0.1.0 stored the name that a Linux desktop gave its store, which does not identify the actual
 * store: all of them count as one.
 */
function isOfSystem(wrap: SystemWrap, backend: string): boolean {
  return systemOf(wrap.store.backend) === systemOf(backend);
}

function systemOf(backend: string): string {
  return OF_OTHER_SYSTEMS.has(backend) ? backend : OF_DESKTOPS;
}

/**
 * Adds a wrap by the system's key store to the others, or replaces an earlier one. The new file is used once
 * it was read back and the store decrypted it.
 */
async function addSystemWrap(
  { folder, random, store }: StorePorts,
  key: DataKey,
): Promise<Result<null, VaultProblem | KeyStoreProblem>> {
  const ready = await protectedStore(store);
  if (!ready.ok) return ready;
  const keyFile = readKeyFile(keyFilePath(folder));
  if (!keyFile.ok) return err(folderProblem(folder, keyFile.problem.kind));
  if (!belongsTo(keyFile.value, key)) return err({ kind: "vaultChanged" });
  const made = await wrapUnder(store, ready.value, { key, random });
  if (typeof made === "string") return unusable(made);
  const others = keyFile.value.wraps.filter(({ source }) => source !== SYSTEM);
  const next = { ...keyFile.value, wraps: [...others, made] };
  const done = await replaceKeyFile(keyFilePath(folder), { was: keyFile.value, next }, async (read) => {
    const wrap = systemWrapOf(read);
    const opened = wrap === undefined ? undefined : await unwrap(store, read, wrap);
    if (opened === undefined) return false;
    const same = belongsTo(read, opened.key);
    opened.key.dataKey.fill(0);
    return same;
  });
  if (done === "overtaken") return addSystemWrap({ folder, random, store }, key);
  return done === "replaced" ? ok(null) : unusable("failed");
}

/** Removes the system's wrap; those of the other sources stay. */
async function dropSystemWrap(folder: string): Promise<Result<null, VaultProblem>> {
  const keyFile = readKeyFile(keyFilePath(folder));
  if (!keyFile.ok) return err(folderProblem(folder, keyFile.problem.kind));
  const wraps = keyFile.value.wraps.filter(({ source }) => source !== SYSTEM);
  if (wraps.length === keyFile.value.wraps.length) return ok(null);
  const done = await replaceKeyFile(
    keyFilePath(folder),
    { was: keyFile.value, next: { ...keyFile.value, wraps } },
    async (read) => read.wraps.length === wraps.length,
  );
  if (done === "overtaken") return dropSystemWrap(folder);
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}

/**
 * Decrypts the data key by the system's key store; undefined if the vault was never remembered.
 *
 * A store of another system than the recorded one is not used, and no key is created. Problem: vaultChanged
 * if the key is not this vault's. A wrap that protects nothing is removed and not used.
 */
export async function openBySystem(
  place: StorePorts,
  keyFile: KeyFile,
): Promise<Result<DataKey | undefined, VaultProblem | KeyStoreProblem>> {
  const wrap = systemWrapOf(keyFile);
  if (wrap === undefined) return ok(undefined);
  if (isOfSystem(wrap, OF_DESKTOPS) && place.store.liesOpen(wrappedKeyIn(wrap))) {
    // Anyone who can read the file could unlock the vault with it. If the removal fails, the next start
    // retries it.
    await catchVaultErrorsAsync(() => dropSystemWrap(place.folder));
    return unusable("unprotected");
  }
  const ready = await protectedStore(place.store);
  if (!ready.ok) return ready;
  if (!isOfSystem(wrap, ready.value)) return unusable("changed");
  const opened = await unwrap(place.store, keyFile, wrap);
  if (opened === undefined) return unusable("refused");
  if (!belongsTo(keyFile, opened.key)) {
    opened.key.dataKey.fill(0);
    return err({ kind: "vaultChanged" });
  }
  // The old wrap still works: if the new one can't be written, the next start retries it.
  if (opened.stale) await catchVaultErrorsAsync(() => addSystemWrap(place, opened.key));
  return ok(opened.key);
}

/** The name of a store that protects its content. */
async function protectedStore(store: SystemKeyStore): Promise<Result<string, KeyStoreProblem>> {
  const { kind, backend } = await store.status();
  return kind === "usable" ? ok(backend) : unusable(kind);
}

// The store wraps a random key made here, so that the data key is bound to its vault in the same way for
// every source.
async function wrapUnder(
  store: SystemKeyStore,
  backend: string,
  { key, random }: { readonly key: DataKey; readonly random: Random },
): Promise<KeyWrap | "failed" | "unprotected"> {
  const wrapping = Buffer.from(random.bytes(KEY_BYTES));
  try {
    const held = await store.wrap(wrapping);
    if (held === "unprotected") return held;
    const box = closeBox(wrapping, random.bytes(NONCE_BYTES), key.dataKey, boundTo(key.vaultId, backend));
    return { source: SYSTEM, store: { backend, held: Buffer.from(held).toString("base64") }, ...box };
  } catch {
    // The store's error message may contain the secret, so it is dropped.
    return "failed";
  } finally {
    wrapping.fill(0);
  }
}

async function unwrap(
  store: SystemKeyStore,
  { vaultId }: KeyFile,
  wrap: SystemWrap,
): Promise<{ readonly key: DataKey; readonly stale: boolean } | undefined> {
  let found: Awaited<ReturnType<SystemKeyStore["unwrap"]>>;
  try {
    found = await store.unwrap(wrappedKeyIn(wrap));
  } catch {
    // A store that fails counts as one that refuses.
    return undefined;
  }
  if (found === undefined || found.bytes.length !== KEY_BYTES) return undefined;
  const dataKey = openBox(found.bytes, wrap, boundTo(vaultId, wrap.store.backend));
  found.bytes.fill(0);
  return dataKey === undefined ? undefined : { key: { vaultId, dataKey }, stale: found.stale };
}

function wrappedKeyIn(wrap: SystemWrap): Uint8Array {
  return Buffer.from(wrap.store.held, "base64");
}

function boundTo(vaultId: string, backend: string): readonly string[] {
  return ["wrap", vaultId, SYSTEM, backend];
}

function unusable(why: string): Result<never, KeyStoreProblem> {
  return err({ kind: "keyStoreUnusable", why });
}

/** The part of a vault that the system's key store can unlock, besides the passphrase. */
export type RememberedVault = {
  keyStore(): Promise<KeyStore>;
  /** Lets the key store unlock this vault from now on, or no longer. The vault must be unlocked. */
  remember(on: boolean): Promise<Result<KeyStore, VaultProblem | KeyStoreProblem>>;
  /** Unlocks a remembered vault without asking a person. */
  openRemembered(): Promise<Result<"opened" | "not-remembered", VaultProblem | KeyStoreProblem>>;
};

export type KeyStorePlace = {
  readonly folder: string;
  readonly random: Random;
  readonly store: SystemKeyStore | undefined;
  readonly judge: () => OnDisk;
  /** A copy of the unlocked vault's data key; the caller overwrites it. */
  readonly copyOfKey: () => Result<DataKey, VaultProblem>;
  readonly adopt: (key: DataKey) => void;
};

const NONE = { kind: "keyStoreUnusable", why: "none" } as const;

/** The system key store operations of one vault folder. */
export function rememberedVault({
  folder,
  random,
  store,
  judge,
  copyOfKey,
  adopt,
}: KeyStorePlace): RememberedVault {
  const keyStore = async (): Promise<KeyStore> => {
    const status = await store?.status();
    if (status === undefined || status.kind === "none") return { kind: "none" };
    const { backend } = status;
    if (status.kind === "unprotected") return { kind: "unprotected", backend };
    const keyFile = readKeyFile(keyFilePath(folder));
    const wrap = keyFile.ok ? systemWrapOf(keyFile.value) : undefined;
    return wrap === undefined || isOfSystem(wrap, backend)
      ? { kind: "usable", backend, remembered: wrap !== undefined }
      : { kind: "changed", was: wrap.store.backend, backend };
  };
  return {
    keyStore,
    async remember(on) {
      const key = copyOfKey();
      if (!key.ok) return key;
      try {
        if (on && store === undefined) return err(NONE);
        const done =
          on && store !== undefined
            ? await addSystemWrap({ folder, random, store }, key.value)
            : await dropSystemWrap(folder);
        return done.ok ? ok(await keyStore()) : done;
      } finally {
        key.value.dataKey.fill(0);
      }
    },
    async openRemembered() {
      const onDisk = judge();
      if (onDisk.kind === "absent") return ok("not-remembered");
      if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
      if (store === undefined)
        return systemWrapOf(onDisk.keyFile) === undefined ? ok("not-remembered") : err(NONE);
      const opened = await openBySystem({ folder, random, store }, onDisk.keyFile);
      if (!opened.ok) return opened;
      if (opened.value === undefined) return ok("not-remembered");
      adopt(opened.value);
      return ok("opened");
    },
  };
}
