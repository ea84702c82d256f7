import { join } from "node:path";
import type { Redacted } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { SecretBinding, SystemKeyStore, Vault, VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { fingerprintUnder } from "./cipher.ts";
import { catchVaultErrors, catchVaultErrorsAsync, serialQueue } from "./vault-errors.ts";
import { unlockedKeys } from "./locking.ts";
import { judgeFolder, type DataKey } from "./key-ring.ts";
import type { KeySource } from "./passphrase-source.ts";
import { rememberedVault, type RememberedVault } from "./system-key-store.ts";
import { type Unlabelled, labelledValues, sealedValues, unlabelledIn } from "./values.ts";
import { recoveryOf, type Recovery } from "./recovery.ts";
import { rewrapFolder, unlockFolder } from "./unlock-folder.ts";

export type VaultPorts = {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly keySource: KeySource;
  readonly keyStore?: SystemKeyStore;
};

/** The vault of a data folder, with what only its owner does to it. */
export type FolderVault = Vault &
  RememberedVault & {
    /** Lets `next` open the vault instead of `current`. The records stay as they are. */
    changePassphrase(current: Redacted<string>, next: Redacted<string>): Promise<Result<null, VaultProblem>>;
    readonly recovery: Recovery;
    /** The records that no label leads to, but for those of these bindings. */
    unlabelled(except: readonly SecretBinding[]): Result<readonly Unlabelled[], VaultProblem>;
  };

/** Opens a data folder's vault, locked. Nothing is read or written before it is asked for something. */
export function openVault({ dataDir, clock, random, keySource, keyStore }: VaultPorts): FolderVault {
  const folder = join(dataDir, "vault");
  const place = { folder, source: keySource, random };
  const { areHeld, adopt, lock, unlocked, writable } = unlockedKeys(folder, keySource);

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

  // Two changes of the key file at once would undo one another, a new passphrase among them.
  const inTurn = serialQueue();
  const access = { clock, random, unlocked, writable };

  return {
    // While open, the keys in memory count; whether they still fit the disk is looked at before each write.
    state: () => {
      if (areHeld()) return "open";
      const onDisk = catchVaultErrors(() => ok(judgeFolder(folder, keySource).kind));
      // Files that cannot even be read: the problem itself comes with the first call that needs them.
      return onDisk.ok ? onDisk.value : "damaged";
    },
    unlock: (passphrase) => catchVaultErrorsAsync(() => unlock(passphrase)),
    keyStore: () => remembered.keyStore(),
    remember: (on) => inTurn(() => catchVaultErrorsAsync(() => remembered.remember(on))),
    openRemembered: () => inTurn(() => catchVaultErrorsAsync(() => remembered.openRemembered())),
    changePassphrase: (current, next) =>
      inTurn(() => catchVaultErrorsAsync(() => rewrapFolder(place, current, next))),
    recovery: recoveryOf({ ...place, copyOfKey, inTurn }),
    unlabelled: (except) =>
      catchVaultErrors(() => {
        const open = unlocked();
        return open.ok ? ok(unlabelledIn(open.value, except)) : open;
      }),
    lock,
    ...sealedValues(access),
    ...labelledValues(access),
    fingerprint: (value) =>
      catchVaultErrors(() => {
        const open = unlocked();
        return open.ok ? ok(fingerprintUnder(open.value.fingerprints, value.reveal())) : open;
      }),
  };
}
