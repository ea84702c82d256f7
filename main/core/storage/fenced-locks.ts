import type { RunId } from "../../../shared/ids.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Random } from "../runtime/random.ts";
import type { FencedLock, StorageProblem } from "./port.ts";
import { databaseFault, fileProblem } from "./problems.ts";
import { isRunLocked, lockRun, type RunLock } from "./run-lock.ts";

/** The holds of one storage. */
export type FencedLocks = {
  /** Takes the operating system's lock of a run. */
  lock(run: RunId): Result<RunLock, StorageProblem | { readonly kind: "heldElsewhere" }>;
  /** Runs `take` with a new epoch and returns the hold; releases the lock if `take` fails. */
  keep<T, P>(run: RunId, lock: RunLock, take: (epoch: string) => Result<T, P>): Result<FencedLock, P>;
  /** True if this storage gave out the hold and it is not released. */
  gave(hold: FencedLock): boolean;
  isHeld(run: RunId): boolean;
  releaseAll(): void;
};

const EPOCH_BYTES = 32;

/** Tracks the holds of one storage. `lockWaitMs`: the longest wait for a lock. */
export function fencedLocks(ports: {
  readonly dataDir: string;
  readonly random: Random;
  readonly lockWaitMs: number;
}): FencedLocks {
  const { dataDir, random, lockWaitMs } = ports;
  const byEpoch = new Map<string, { readonly run: RunId; readonly release: () => void }>();
  const isOurs = (run: RunId): boolean => [...byEpoch.values()].some((held) => held.run === run);
  return {
    lock(run) {
      if (isOurs(run)) return err({ kind: "heldElsewhere" });
      try {
        const taken = lockRun(dataDir, run, lockWaitMs);
        return taken === undefined ? err({ kind: "heldElsewhere" }) : ok(taken);
      } catch (cause) {
        return err(lockProblem(cause));
      }
    },
    keep<T, P>(run: RunId, lock: RunLock, take: (epoch: string) => Result<T, P>): Result<FencedLock, P> {
      const epoch = Buffer.from(random.bytes(EPOCH_BYTES)).toString("hex");
      const release = (): void => {
        byEpoch.delete(epoch);
        lock.release();
      };
      let result: Result<T, P> | undefined;
      try {
        result = take(epoch);
      } finally {
        if (result?.ok !== true) lock.release();
      }
      if (!result.ok) return result;
      byEpoch.set(epoch, { run, release });
      return ok({ run, epoch, release });
    },
    gave: (hold) => byEpoch.get(hold.epoch)?.run === hold.run,
    isHeld(run) {
      if (isOurs(run)) return true;
      try {
        return isRunLocked(dataDir, run);
      } catch {
        // Only a hint for display: a writer takes the lock itself.
        return false;
      }
    },
    releaseAll() {
      for (const held of byEpoch.values()) held.release();
    },
  };
}

function lockProblem(cause: unknown): StorageProblem {
  const fault = databaseFault(cause);
  if (fault !== undefined)
    return fault.kind === "damaged" ? { kind: "storageFailed", code: "LOCK_FILE_DAMAGED" } : fault.problem;
  const problem = fileProblem(cause);
  if (problem === undefined) throw cause;
  return problem;
}
