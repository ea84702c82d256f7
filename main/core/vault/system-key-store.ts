import { type Result, err, ok } from "../../../shared/result.ts";
import type { SystemKeyStore, VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { KEY_BYTES, NONCE_BYTES, closeBox, openBox } from "./cipher.ts";
import { catchVaultErrorsAsync } from "./vault-errors.ts";
import { type KeyFile, type KeyWrap, keyFilePath, readKeyFile, replaceKeyFile } from "./key-file.ts";
import { type DataKey, type OnDisk, belongsTo, folderProblem } from "./key-ring.ts";
import type { KeyStore } from "../../../shared/rpc/areas/vault.ts";

/** The wrap of this name is opened by the system's key store. */
const SYSTEM = "system";

/** Why the system's key store cannot serve: "none", "unprotected", "changed", "refused" or "failed". */
export type KeyStoreProblem = { readonly kind: "keyStoreUnusable"; readonly why: string };

type Place = { readonly folder: string; readonly random: Random; readonly store: SystemKeyStore };
type SystemWrap = KeyWrap & { readonly store: NonNullable<KeyWrap["store"]> };

/** The wrap that a key file holds for the system's key store. */
function systemWrapOf(keyFile: KeyFile): SystemWrap | undefined {
  const wrap = keyFile.wraps.find(({ source }) => source === SYSTEM);
  return wrap?.store === undefined ? undefined : { ...wrap, store: wrap.store };
}

/** What Linux desktops have, whatever they call it. */
const OF_DESKTOPS = "keyring";
const OF_OTHER_SYSTEMS: ReadonlySet<string> = new Set(["dpapi", "keychain"]);

/**
 * Was a wrap made by a store of the same system as `backend`? Version 0.1.0 wrote down the name that a Linux desktop
 * gave its store, which says little about who really answered: all of those count as one.
 */
function isOfSystem(wrap: SystemWrap, backend: string): boolean {
  return systemOf(wrap.store.backend) === systemOf(backend);
}

function systemOf(backend: string): string {
  return OF_OTHER_SYSTEMS.has(backend) ? backend : OF_DESKTOPS;
}

/**
 * Adds a wrap under the system's key store beside the others, or replaces the one of an earlier time. The new file
 * takes its place once it was read back and the store opened it again.
 */
async function addSystemWrap(
  { folder, random, store }: Place,
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

/** Takes the system's wrap away again; those of the other sources stay. */
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
 * Opens the data key by the system's key store; undefined where the vault was never remembered. A store of another
 * system than the one that was recorded is not asked, and no key is ever made anew. `vaultChanged` where a key comes
 * out that is not this vault's. A wrap that protects nothing opens nothing, and is taken away.
 */
export async function openBySystem(
  place: Place,
  keyFile: KeyFile,
): Promise<Result<DataKey | undefined, VaultProblem | KeyStoreProblem>> {
  const wrap = systemWrapOf(keyFile);
  if (wrap === undefined) return ok(undefined);
  if (isOfSystem(wrap, OF_DESKTOPS) && place.store.liesOpen(heldIn(wrap))) {
    // Whoever reads the file can open the vault by it; where it cannot be taken away now, the next start tries again.
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
  // The old wrap still opens: where the new one cannot be written, the next start tries again.
  if (opened.stale) await catchVaultErrorsAsync(() => addSystemWrap(place, opened.key));
  return ok(opened.key);
}

/** The name of a store that protects what it is given. */
async function protectedStore(store: SystemKeyStore): Promise<Result<string, KeyStoreProblem>> {
  const { kind, backend } = await store.status();
  return kind === "usable" ? ok(backend) : unusable(kind);
}

// The store wraps a key of its own making, so that the data key is bound to its vault the same way under every source.
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
    // Whatever the store says, its words may name what it was given; that it could not is all that counts.
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
    found = await store.unwrap(heldIn(wrap));
  } catch {
    // A store that fails opens nothing, as one that refuses.
    return undefined;
  }
  if (found === undefined || found.bytes.length !== KEY_BYTES) return undefined;
  const dataKey = openBox(found.bytes, wrap, boundTo(vaultId, wrap.store.backend));
  found.bytes.fill(0);
  return dataKey === undefined ? undefined : { key: { vaultId, dataKey }, stale: found.stale };
}

function heldIn(wrap: SystemWrap): Uint8Array {
  return Buffer.from(wrap.store.held, "base64");
}

function boundTo(vaultId: string, backend: string): readonly string[] {
  return ["wrap", vaultId, SYSTEM, backend];
}

function unusable(why: string): Result<never, KeyStoreProblem> {
  return err({ kind: "keyStoreUnusable", why });
}

/** The part of a vault that the system's key store can open, beside the passphrase. */
export type RememberedVault = {
  keyStore(): Promise<KeyStore>;
  /** Lets the key store open this vault from now on, or no longer. The vault must be open. */
  remember(on: boolean): Promise<Result<KeyStore, VaultProblem | KeyStoreProblem>>;
  /** Opens a vault that was remembered; asks nobody. */
  openRemembered(): Promise<Result<"opened" | "not-remembered", VaultProblem | KeyStoreProblem>>;
};

export type KeyStorePlace = {
  readonly folder: string;
  readonly random: Random;
  readonly store: SystemKeyStore | undefined;
  readonly judge: () => OnDisk;
  /** A copy of the open vault's data key, which its user overwrites. */
  readonly copyOfKey: () => Result<DataKey, VaultProblem>;
  readonly adopt: (key: DataKey) => void;
};

const NONE = { kind: "keyStoreUnusable", why: "none" } as const;

/** Gives what the system's key store does for one vault folder. */
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
