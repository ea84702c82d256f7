import { err, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { ensurePrivateFolder } from "./durable-file.ts";
import { catchStorageErrors } from "./problems.ts";
import { lockNamed } from "./run-lock.ts";

const WAIT_MS = 500;

/**
 * Changes a file of the data folder while no other process does, making the folder where there is none.
 * Problem: storageFailed with the name and `_BUSY` where another process holds the lock for longer than half a second.
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
