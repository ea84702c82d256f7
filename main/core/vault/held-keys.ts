import { err, ok, type Result } from "../../../shared/result.ts";
import type { VaultProblem } from "../ports.ts";
import { keyFilePath, readKeyFile } from "./key-file.ts";
import { folderProblem, judgeFolder, type DataKey } from "./key-ring.ts";
import type { KeySource } from "./key-source.ts";
import { forgetKeys, keysFrom, type OpenKeys } from "./records.ts";

/** The keys of one vault folder while it is open. */
export type UnlockedKeys = {
  readonly areHeld: () => boolean;
  /** Opens with this data key, whose bytes are overwritten. */
  readonly adopt: (key: DataKey) => void;
  readonly lock: () => void;
  readonly unlocked: () => Result<OpenKeys, VaultProblem>;
  /** The same, once it is sure that the key file on disk still belongs to these keys. */
  readonly writable: () => Result<OpenKeys, VaultProblem>;
};

/** Holds no keys yet. */
export function unlockedKeys(folder: string, keySource: KeySource): UnlockedKeys {
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
  return {
    areHeld: () => keys !== undefined,
    adopt(key) {
      lock();
      keys = keysFrom(key.dataKey, key.vaultId, folder);
      key.dataKey.fill(0);
    },
    lock,
    unlocked,
    // A record sealed under a key that is no longer on disk could never be opened again.
    writable() {
      const open = unlocked();
      if (!open.ok) return open;
      const read = readKeyFile(keyFilePath(folder));
      if (!read.ok) return err(folderProblem(folder, read.problem.kind));
      return read.value.vaultId === open.value.vaultId ? open : err({ kind: "vaultChanged" });
    },
  };
}
