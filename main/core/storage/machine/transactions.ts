import { err, ok, type Result } from "../../../../shared/result.ts";
import { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Database } from "../database.ts";
import { MachineRegisterCorrupted } from "./stored.ts";

/**
 * Transactions of the machine-wide register. Storage problems and corrupted rows become `machineState`
 * problems.
 */
export type Transactions = {
  readonly read: <T, P>(work: () => Result<T, P>) => Result<T, P | StorageProblem>;
  readonly change: <T, P>(work: () => Result<T, P>) => Result<T, P | StorageProblem>;
  readonly write: (work: () => void) => Result<null, StorageProblem>;
};

/** Creates them for the register's database. */
export function transactions(stateDir: string, database: Database): Transactions {
  const named = <T, P>(run: () => Result<T, P | StorageProblem>): Result<T, P | StorageProblem> => {
    try {
      const result = run();
      return !result.ok && isStorage(result.problem) ? err(asMachineState(stateDir, result.problem)) : result;
    } catch (cause) {
      if (!(cause instanceof MachineRegisterCorrupted)) throw cause;
      return err({ kind: "machineState", folder: stateDir, why: "damaged" });
    }
  };
  return {
    read: (work) => named(() => database.read(work)),
    change: (work) => named(() => database.change(work)),
    write: (work) =>
      named<null, never>(() =>
        database.change(() => {
          work();
          return ok(null);
        }),
      ),
  };
}

function isStorage(problem: unknown): problem is StorageProblem {
  return StorageProblem.safeParse(problem).success;
}

/** Converts a storage problem to one of the machine-wide state. */
export function asMachineState(folder: string, problem: StorageProblem): StorageProblem {
  const why = {
    newerVersion: "newer",
    storageDamaged: "damaged",
    storageReplaced: "damaged",
    storageFull: "full",
    storageReadOnly: "not-writable",
    storageFailed: "failed",
    folderMoved: "failed",
  } as const;
  return problem.kind === "machineState" ? problem : { kind: "machineState", folder, why: why[problem.kind] };
}
