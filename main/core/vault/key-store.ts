import type { KeyStore } from "../../../shared/rpc/areas/vault.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { SystemKeyStore, VaultProblem } from "../ports.ts";
import type { Random } from "../random.ts";
import { keyFilePath, readKeyFile } from "./key-file.ts";
import { folderProblem, type DataKey, type OnDisk } from "./key-ring.ts";
import {
  addSystemWrap,
  dropSystemWrap,
  isOfSystem,
  openBySystem,
  systemWrapOf,
  type KeyStoreProblem,
} from "./remembered.ts";

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
