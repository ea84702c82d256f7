import { join } from "node:path";
import type { SealedRef } from "../../../shared/ids.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { SecretBinding, SystemKeyStore, Vault, VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { fingerprintUnder } from "./cipher.ts";
import { catchVaultErrors, catchVaultErrorsAsync, serialQueue } from "./vault-errors.ts";
import { unlockedKeys } from "./locking.ts";
import { keyFilePath, mendKeyFiles, readKeyFile } from "./key-file.ts";
import { belongsTo, folderProblem, judgeFolder, type DataKey } from "./key-ring.ts";
import type { KeySource } from "./passphrase-source.ts";
import { rememberedVault, type RememberedVault } from "./system-key-store.ts";
import { type Unlabelled, damagedIn, labelledValues, sealedValues, unlabelledIn } from "./values.ts";
import { recoveryOf, type Recovery } from "./recovery.ts";
import { rewrapFolder, unlockFolder } from "./unlock-folder.ts";

export type VaultPorts = {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly keySource: KeySource;
  readonly keyStore?: SystemKeyStore;
};

/** The vault of a data folder, with the operations for its owner only. */
export type FolderVault = Vault &
  RememberedVault & {
    /** Makes `next` unlock the vault instead of `current`. The records stay unchanged. */
    changePassphrase(current: Redacted<string>, next: Redacted<string>): Promise<Result<null, VaultProblem>>;
    readonly recovery: Recovery;
    /** Locks it for good: what is still unlocking it gets storageFailed with ECANCELED. */
    close(): void;
    /** The records without a label, except those of these bindings. */
    unlabelled(except: readonly SecretBinding[]): Result<readonly Unlabelled[], VaultProblem>;
    /** The records that no list has because they are corrupted. */
    damaged(): Result<readonly SealedRef[], VaultProblem>;
  };

/** Opens a data folder's vault, locked. Reads and writes nothing before the first call. */
export function openVault({ dataDir, clock, random, keySource, keyStore }: VaultPorts): FolderVault {
  const folder = join(dataDir, "vault");
  const place = { folder, source: keySource, random };
  const { areHeld, adopt: hold, lock, close, unlocked, writable } = unlockedKeys(folder, keySource);
  const mend = (key: DataKey): void =>
    mendKeyFiles(keyFilePath(folder), (keyFile) => belongsTo(keyFile, key));
  const adopt = (key: DataKey): void => {
    mend(key);
    hold(key);
  };

  const unlock = async (
    passphrase: Redacted<string>,
  ): Promise<Result<"opened" | "created", VaultProblem>> => {
    const opened = await unlockFolder(place, passphrase);
    if (!opened.ok) return opened;
    adopt(opened.value.key);
    return ok(opened.value.how);
  };

  const copyOfKey = (): Result<DataKey, VaultProblem> => {
    const open = writable();
    if (!open.ok) return open;
    return ok({ vaultId: open.value.vaultId, dataKey: Buffer.from(open.value.dataKey) });
  };
  const remembered = rememberedVault({
    folder,
    random,
    store: keyStore,
    judge: () => judgeFolder(folder, keySource),
    copyOfKey,
    adopt,
  });

  // Two concurrent changes of the key file would undo each other, including a new passphrase.
  const inTurn = serialQueue();
  const recovery = recoveryOf({ ...place, clock, copyOfKey, adopt, inTurn });
  const access = { clock, random, unlocked, writable };

  return {
    // While unlocked, the keys in memory decide; before each write they are checked against the disk.
    state: () => {
      if (areHeld()) return "open";
      const onDisk = catchVaultErrors(() => ok(judgeFolder(folder, keySource).kind));
      // Unreadable files: the first call that needs them returns the actual problem.
      return onDisk.ok ? onDisk.value : "damaged";
    },
    unlock: (passphrase) => catchVaultErrorsAsync(() => unlock(passphrase)),
    keyStore: () => remembered.keyStore(),
    remember: (on) => inTurn(() => catchVaultErrorsAsync(() => remembered.remember(on))),
    openRemembered: () => inTurn(() => catchVaultErrorsAsync(() => remembered.openRemembered())),
    changePassphrase: (current, next) =>
      inTurn(() => catchVaultErrorsAsync(() => rewrapFolder(place, current, next))),
    recovery,
    recoveryGate: () => recovery.status().gate,
    readBackKeyFile: () =>
      catchVaultErrors(() => {
        const key = copyOfKey();
        if (!key.ok) return key;
        mend(key.value);
        const onDisk = readKeyFile(keyFilePath(folder));
        const isOwn = onDisk.ok && belongsTo(onDisk.value, key.value);
        key.value.dataKey.fill(0);
        if (!onDisk.ok) return err(folderProblem(folder, onDisk.problem.kind));
        return isOwn ? ok(null) : err({ kind: "vaultChanged" });
      }),
    unlabelled: (except) =>
      catchVaultErrors(() => {
        const open = unlocked();
        return open.ok ? ok(unlabelledIn(open.value, except)) : open;
      }),
    damaged: () =>
      catchVaultErrors(() => {
        const open = unlocked();
        return open.ok ? ok(damagedIn(open.value)) : open;
      }),
    lock,
    close,
    ...sealedValues(access),
    ...labelledValues(access),
    fingerprint: (value) =>
      catchVaultErrors(() => {
        const open = unlocked();
        return open.ok ? ok(fingerprintUnder(open.value.fingerprints, value.reveal())) : open;
      }),
  };
}
