import { join } from "node:path";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Vault, VaultProblem } from "../ports.ts";
import type { Random } from "../random.ts";
import { fingerprintUnder } from "./cipher.ts";
import { guarded, guardedAsync } from "./guarded.ts";
import { keyFilePath, readKeyFile } from "./key-file.ts";
import { folderProblem, judgeFolder } from "./key-ring.ts";
import type { KeySource } from "./key-source.ts";
import { labelledValues } from "./labelled-values.ts";
import { forgetKeys, keysFrom, type OpenKeys } from "./records.ts";
import { sealedValues } from "./sealed-values.ts";
import { rewrapFolder, unlockFolder } from "./unlock-folder.ts";

export type VaultPorts = {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly keySource: KeySource;
};

/** The vault of a data folder, with what only its owner does to it. */
export type FolderVault = Vault & {
  /** Lets `next` open the vault instead of `current`. The records stay as they are. */
  changePassphrase(current: Redacted<string>, next: Redacted<string>): Promise<Result<null, VaultProblem>>;
};

/** Opens a data folder's vault, locked. Nothing is read or written before it is asked for something. */
export function openVault({ dataDir, clock, random, keySource }: VaultPorts): FolderVault {
  const folder = join(dataDir, "vault");
  const place = { folder, source: keySource, random };
  let keys: OpenKeys | undefined;

  const lock = (): void => {
    if (keys !== undefined) forgetKeys(keys);
    keys = undefined;
  };

  const unlocked = (): Result<OpenKeys, VaultProblem> => {
    if (keys !== undefined) return ok(keys);
    const onDisk = judgeFolder(folder, keySource);
    if (onDisk.kind === "absent") return err({ kind: "vaultAbsent" });
    return err(onDisk.kind === "locked" ? { kind: "vaultLocked" } : folderProblem(folder, onDisk.kind));
  };

  // A record sealed under a key that is no longer on disk could never be opened again.
  const writable = (): Result<OpenKeys, VaultProblem> => {
    const open = unlocked();
    if (!open.ok) return open;
    const read = readKeyFile(keyFilePath(folder));
    if (!read.ok) return err(folderProblem(folder, "damaged"));
    return read.value.vaultId === open.value.vaultId ? open : err({ kind: "vaultChanged" });
  };

  const unlock = async (
    passphrase: Redacted<string>,
  ): Promise<Result<"opened" | "created", VaultProblem>> => {
    const opened = await unlockFolder(place, passphrase);
    if (!opened.ok) return opened;
    lock();
    keys = keysFrom(opened.value.key.dataKey, opened.value.key.vaultId, folder);
    opened.value.key.dataKey.fill(0);
    return ok(opened.value.how);
  };

  const access = { clock, random, unlocked, writable };

  return {
    // While open, the keys in memory count; whether they still fit the disk is looked at before each write.
    state: () => {
      if (keys !== undefined) return "open";
      const onDisk = guarded(() => ok(judgeFolder(folder, keySource).kind));
      // Files that cannot even be read: the problem itself comes with the first call that needs them.
      return onDisk.ok ? onDisk.value : "damaged";
    },
    unlock: (passphrase) => guardedAsync(() => unlock(passphrase)),
    changePassphrase: (current, next) => guardedAsync(() => rewrapFolder(place, current, next)),
    lock,
    ...sealedValues(access),
    ...labelledValues(access),
    fingerprint: (value) =>
      guarded(() => {
        const open = unlocked();
        return open.ok ? ok(fingerprintUnder(open.value.fingerprints, value.reveal())) : open;
      }),
  };
}
