import { err, ok, type Result } from "../../../../shared/result.ts";
import type { RunId } from "../../../../shared/ids.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Instant } from "../../../../shared/time.ts";
import { foldersOnDisk, type OtherFolders, type RunThere } from "./inspect-folder.ts";
import {
  claimIn,
  claimPinChangeIn,
  elsewhere,
  isLost,
  standing,
  type ClaimProblem,
  type FolderContext,
} from "./make-claim.ts";
import type { NumberKey } from "./number-key.ts";
import type { Claim, FolderMark, MachineRegister, NumberProblem } from "./port.ts";

/** A run of this folder, as identified in the machine-wide register. */
export type OwnRun = ClaimedRun & {
  /** The on-premises client that its plan names. */
  readonly client: string;
};

type ClaimedRun = { readonly number: NumberKey; readonly run: RunId; readonly openedAt: Instant };

/**
 * One data folder's access to the machine-wide register, combined with what the folders named there contain.
 */
export type FolderNumbers = {
  /** Takes the number's lock and makes the run its open one; the result releases the lock. */
  take(run: ClaimedRun, how: Claim["how"]): Result<() => void, ClaimProblem>;
  /** Like `take`, without the lock and never refused, for a run that is only to be ended. */
  touch(run: ClaimedRun): void;
  /**
   * Takes the number's lock for a PIN change and blocks runs of it; the result releases both.
   *
   * `claim` is random. Problem: `runOpen` if a run of this folder is open.
   */
  takePinChange(number: NumberKey, claim: string): Result<() => void, ClaimProblem>;
  closed(run: RunId): void;
  withdrawn(run: RunId): void;
  /** Why no run of a number could be opened here now. */
  inTheWay(number: NumberKey): Result<null, StorageProblem | NumberProblem>;
  /**
   * Closes the entry of a run whose folder is gone, corrupted or without it since it was restored, if a person confirmed it
   * (`isConfirmed`); otherwise returns the problem to confirm.
   */
  giveUp(
    run: RunId,
    isConfirmed: boolean,
  ): Result<null, StorageProblem | NumberProblem | { readonly kind: "noSuchRun" }>;
};

/**
 * Accesses the machine-wide register for one folder. `statusHere` gives the status of a run in this folder.
 */
export function folderNumbers(
  me: FolderMark,
  ports: {
    readonly register: () => Result<MachineRegister, StorageProblem>;
    readonly statusHere: (run: RunId) => RunThere;
    readonly lockWaitMs: number;
    readonly folders?: OtherFolders;
  },
): FolderNumbers {
  const { register: opened, lockWaitMs } = ports;
  const from: FolderContext = { me, statusHere: ports.statusHere, folders: ports.folders ?? foldersOnDisk };
  const lock = numberLocker();
  // Best effort: an entry left behind is cleared by the next caller, which checks this folder.
  const bestEffort = (work: (machineRegister: MachineRegister) => unknown): void => {
    const machineRegister = opened();
    if (machineRegister.ok) work(machineRegister.value);
  };
  return {
    take(run, how) {
      const machineRegister = opened();
      if (!machineRegister.ok) return machineRegister;
      const release = lock(machineRegister.value, run.number, lockWaitMs);
      if (!release.ok) return release;
      const claimed = claimIn(machineRegister.value, from, {
        wanted: { ...run, folder: me, how },
        locked: true,
      });
      if (claimed.ok) return release;
      release.value();
      return claimed;
    },
    takePinChange(number, claim) {
      const machineRegister = opened();
      if (!machineRegister.ok) return machineRegister;
      const release = lock(machineRegister.value, number, lockWaitMs);
      if (!release.ok) return release;
      const wanted = { number, claim, folder: me };
      const claimed = claimPinChangeIn(machineRegister.value, from, wanted);
      if (claimed.ok)
        return ok(() => {
          // If this fails, the next process that takes the number finds an entry without a process and clears
          // it.
          bestEffort((again) => again.endPinChange(wanted));
          release.value();
        });
      release.value();
      return claimed;
    },
    touch: (run) =>
      bestEffort((machineRegister) =>
        claimIn(machineRegister, from, { wanted: { ...run, folder: me, how: "take-up" }, locked: false }),
      ),
    closed: (run) => bestEffort((machineRegister) => machineRegister.closeRun({ run, folder: me }, "end")),
    withdrawn: (run) => bestEffort((machineRegister) => machineRegister.withdraw({ run, folder: me })),
    inTheWay: (number) => within(opened, (machineRegister) => freeOf(machineRegister, from, number)),
    giveUp: (run, isConfirmed) =>
      within(opened, (machineRegister) => closeAbandoned(machineRegister, from, { run, isConfirmed, lock })),
  };
}

function within<T, P>(
  opened: () => Result<MachineRegister, StorageProblem>,
  work: (machineRegister: MachineRegister) => Result<T, P>,
): Result<T, P | StorageProblem> {
  const machineRegister = opened();
  return machineRegister.ok ? work(machineRegister.value) : machineRegister;
}

function freeOf(
  machineRegister: MachineRegister,
  from: FolderContext,
  number: NumberKey,
): Result<null, StorageProblem | NumberProblem> {
  const changed = machineRegister.pinChange(number);
  if (!changed.ok) return changed;
  // An entry whose process has ended blocks nothing.
  if (changed.value !== undefined && machineRegister.isLocked(number)) return err({ kind: "numberBusy" });
  const open = machineRegister.openRun(number);
  if (!open.ok) return open;
  const status = open.value === undefined ? "absent" : standing(from, open.value);
  if (open.value === undefined || (status !== "open" && !isLost(status))) return ok(null);
  return err(machineRegister.isLocked(number) ? { kind: "numberBusy" } : elsewhere(open.value, status));
}

function closeAbandoned(
  machineRegister: MachineRegister,
  from: FolderContext,
  { run, isConfirmed, lock }: { readonly run: RunId; readonly isConfirmed: boolean; readonly lock: Locker },
): ReturnType<FolderNumbers["giveUp"]> {
  const found = machineRegister.find(run);
  if (!found.ok) return found;
  const entry = found.value;
  const status = entry === undefined ? "here" : standing(from, entry);
  if (entry === undefined || status === "here" || status === "moved") return err({ kind: "noSuchRun" });
  if (status === "open" || (!isConfirmed && isLost(status))) return err(elsewhere(entry, status));
  const release = lock(machineRegister, entry.number, 0);
  if (!release.ok) return release;
  const closed = machineRegister.closeRun(entry, "word");
  release.value();
  return closed;
}

type Locker = (
  machineRegister: MachineRegister,
  number: NumberKey,
  waitMs: number,
) => Result<() => void, StorageProblem | Extract<NumberProblem, { kind: "numberBusy" }>>;

function numberLocker(): Locker {
  const locked = new Set<NumberKey>();
  return (machineRegister, number, waitMs) => {
    // Waiting would block the work that has to finish first.
    if (locked.has(number)) return err({ kind: "numberBusy" });
    const taken = machineRegister.lock(number, waitMs);
    if (!taken.ok) return taken;
    const held = taken.value;
    if (held === undefined) return err({ kind: "numberBusy" });
    locked.add(number);
    return ok(() => {
      locked.delete(number);
      held.release();
    });
  };
}
