import type { FencedLock } from "./port.ts";
import { type Result, err } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { ensurePrivateFolder } from "./durable-file.ts";
import { catchStorageErrors } from "./problems.ts";
import { lockNamed } from "./run-lock.ts";

const WAIT_MS = 500;

/**
 * Changes a file of the data folder under a lock, creating the folder if needed.
 *
 * Problem: storageFailed with the name and `_BUSY` if another process holds the lock for longer than half
 * a second.
 */
export function underLock<T, P>(
  dataDir: string,
  name: string,
  work: () => Result<T, P | StorageProblem>,
): Result<T, P | StorageProblem> {
  return catchStorageErrors<T, P>(() => {
    ensurePrivateFolder(dataDir);
    const lock = lockNamed(dataDir, name, WAIT_MS);
    if (lock === undefined)
      return err({ kind: "storageFailed", code: `${name.toUpperCase().replaceAll("-", "_")}_BUSY` });
    try {
      return work();
    } finally {
      lock.release();
    }
  });
}

/** The number locks that a storage's holds keep besides their runs. */
export type NumberLocks = {
  /** Ties a number's lock to a hold; the returned hold releases both. */
  tie(hold: FencedLock, release: (() => void) | undefined): FencedLock;
  /** Like `tie`, for a hold that its caller already has. */
  add(hold: FencedLock, release: () => void): void;
  release(hold: FencedLock): void;
  letAllGo(): void;
};

/** Tracks which hold has locked a number. */
export function numberLocks(): NumberLocks {
  const byEpoch = new Map<string, () => void>();
  const releaseHold = ({ epoch }: FencedLock): void => {
    byEpoch.get(epoch)?.();
    byEpoch.delete(epoch);
  };
  return {
    tie(hold, release) {
      if (release !== undefined) byEpoch.set(hold.epoch, release);
      return {
        ...hold,
        release() {
          releaseHold(hold);
          hold.release();
        },
      };
    },
    add: (hold, release) => void byEpoch.set(hold.epoch, release),
    release: releaseHold,
    letAllGo() {
      for (const release of byEpoch.values()) release();
      byEpoch.clear();
    },
  };
}
