import { realpathSync } from "node:fs";
import type { RunId } from "../../../shared/ids.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Random } from "../runtime/random.ts";
import { highestSeen } from "./attempt-rows.ts";
import { folderNumbers, type FolderNumbers, type OwnRun } from "./machine/folder-numbers.ts";
import { pastOf } from "./machine/folder-past.ts";
import { foldersOnDisk, unknownIn, type RunThere } from "./machine/inspect-folder.ts";
import { openMachineRegister } from "./machine/open-register.ts";
import type { FolderMark, OpenRegister, MachineRegister } from "./machine/port.ts";
import { hasEnded } from "./journal-rows.ts";
import type { JournalTools } from "./journal-store.ts";
import { numberLocks } from "./number-locks.ts";
import { openFolder } from "./open-folder.ts";
import { operationsOver } from "./operations.ts";
import type { Storage, StorageProblem } from "./port.ts";
import { findRecord } from "./run-records.ts";
import { fencedLocks } from "./fenced-locks.ts";
import { quotaClock } from "./quota-clock.ts";
import { storageOver } from "./storage-over.ts";

export type StoragePorts = {
  readonly dataDir: string;
  /** The state folder that all data folders of this user share; see `machine/`. */
  readonly stateDir: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly appVersion: string;
  /** Longest wait for a lock in milliseconds: a killed process may take a moment to end. */
  readonly lockWaitMs?: number;
};

const LOCK_WAIT_MS = 1500;

/**
 * Opens the storage of a data folder, creating both if needed, and enters the folder's runs in the
 * machine-wide register.
 *
 * A register that can't be used is a problem of the calls that need it; the journal can still be read.
 * Several processes may open the storage; each run has one writer. Problems: newerVersion (nothing is
 * changed), storageDamaged (a copy is kept), storageReplaced, storageReadOnly, storageFull, storageFailed.
 */
export function openStorage(ports: StoragePorts): Result<Storage, StorageProblem> {
  const folder = openFolder(ports);
  if (!folder.ok) return folder;
  const { database, chain, databaseId } = folder.value;
  const highest = database.read(() => ok(highestSeen(database, chain)));
  if (!highest.ok) {
    database.close();
    return highest;
  }
  const { dataDir, clock, random, appVersion, lockWaitMs = LOCK_WAIT_MS } = ports;
  const tools = { database, chain, clock, steady: quotaClock(clock, highest.value), dataDir, appVersion };
  const holds = fencedLocks({ dataDir, random, lockWaitMs });
  const me: FolderMark = { id: databaseId, path: realpathSync(dataDir) };
  const machine = machineOf(ports, tools, me);
  machine.register();
  const numbers = numbersOf(tools, me, machine, lockWaitMs);
  const operations = operationsOver(tools, {
    random,
    lockWaitMs,
    me,
    numbers,
    register: () => machine.register(),
  });
  const locks = numberLocks();
  return ok(storageOver({ tools, me, holds, operations, locks, ...machine, numbers, known: new Map() }));
}

/** The machine-wide register, opened on first use and only after this folder's history is entered in it. */
function machineOf(ports: StoragePorts, tools: JournalTools, me: FolderMark): OpenRegister {
  let opened: MachineRegister | undefined;
  return {
    register() {
      if (opened !== undefined) return ok(opened);
      const machineRegister = openMachineRegister(ports);
      if (!machineRegister.ok) return machineRegister;
      const hasEntered = machineRegister.value.hasBrought(me);
      const past = hasEntered.ok
        ? tools.database.read(() =>
            ok(
              pastOf(tools, me, {
                early: !hasEntered.value,
                isOriginalHere: (own) => isOriginalHere(machineRegister.value, me, own),
              }),
            ),
          )
        : hasEntered;
      const taken = past.ok ? machineRegister.value.takeOver(past.value) : past;
      if (!taken.ok) {
        machineRegister.value.close();
        return err(taken.problem);
      }
      opened = machineRegister.value;
      return machineRegister;
    },
    closeMachineRegister() {
      opened?.close();
      opened = undefined;
    },
  };
}

/**
 * True if another folder with this folder's identity is on this computer and holds the run: this one was restored from a
 * copy of it. One that is marked as moved leaves its runs to a copy, perhaps on another computer. Whatever can't be read
 * counts as not here.
 */
function isOriginalHere(machineRegister: MachineRegister, me: FolderMark, { number, run }: OwnRun): boolean {
  const known = machineRegister.runsOf(number);
  const entry = known.ok ? known.value.find((one) => one.run === run && one.folder.id === me.id) : undefined;
  if (entry === undefined || foldersOnDisk.same(entry.folder.path, me.path)) return false;
  const status = foldersOnDisk.statusOf(entry.folder, run);
  return (status === "open" || status === "ended") && !foldersOnDisk.isMarkedMoved(entry.folder);
}

function numbersOf(
  tools: JournalTools,
  me: FolderMark,
  machine: OpenRegister,
  lockWaitMs: number,
): FolderNumbers {
  const { database, chain } = tools;
  const statusHere = (run: RunId): RunThere => {
    const seen = database.read((): Result<RunThere, never> => {
      if (findRecord(database, chain, run) === undefined) return ok(unknownIn(tools.dataDir));
      return ok(hasEnded(database, chain, run) ? "ended" : "open");
    });
    return seen.ok ? seen.value : "open";
  };
  return folderNumbers(me, { register: () => machine.register(), statusHere: statusHere, lockWaitMs });
}
