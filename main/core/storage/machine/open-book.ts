import { createHash } from "node:crypto";
import { join } from "node:path";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { Random } from "../../random.ts";
import { highestSeen } from "../attempt-rows.ts";
import type { Database } from "../database.ts";
import { makeLogRoom } from "../log-room.ts";
import { openFolder, type FolderKind } from "../open-folder.ts";
import { guarded } from "../problems.ts";
import { isLockedNamed, lockNamed } from "../run-lock.ts";
import { steadyTime } from "../steady-time.ts";
import {
  claimRun,
  closeRun,
  enterRun,
  findOpen,
  isEntered,
  moveFolder,
  openRunOf,
  withdrawRun,
} from "./number-runs.ts";
import { platformClock } from "./platform-clock.ts";
import type { MachineBook, NumberKey } from "./port.ts";
import {
  countRegister,
  enterRegister,
  forgetRegisters,
  isCounted,
  lastUnresolvedOf,
  leftOf,
  settleRegister,
  uncountRegister,
} from "./registers.ts";
import { MACHINE_STEPS } from "./schema.ts";
import { BookDamaged } from "./stored.ts";

export type BookPorts = { readonly stateDir: string; readonly clock: Clock; readonly random: Random };

const BOOK: FolderKind = { marker: "numbers.json", database: "numbers.db", steps: MACHINE_STEPS };

/** Opens the book of this user's numbers, making it where there is none. Every problem is `machineState`. */
export function openBook({ stateDir, clock, random }: BookPorts): Result<MachineBook, StorageProblem> {
  const folder = openFolder({ dataDir: stateDir, clock, random }, BOOK);
  if (!folder.ok) return err(asMachineState(stateDir, folder.problem));
  const { database, chain } = folder.value;
  const highest = database.look(() => ok(highestSeen(database, chain)));
  if (!highest.ok) {
    database.close();
    return err(asMachineState(stateDir, highest.problem));
  }
  const view = {
    database,
    chain,
    clock,
    steady: steadyTime(clock, highest.value),
    platform: platformClock(clock),
  };
  const { look, change, write } = transactions(stateDir, database);
  return ok({
    lock(number, waitMs) {
      makeLogRoom(database, join(stateDir, BOOK.database));
      const locked = guarded(() => ok(lockNamed(stateDir, lockName(number), waitMs)));
      return locked.ok ? locked : err(asMachineState(stateDir, locked.problem));
    },
    isLocked(number) {
      const locked = guarded(() => ok(isLockedNamed(stateDir, lockName(number))));
      return locked.ok && locked.value;
    },
    claim: (claim) => change(() => claimRun(view, claim)),
    closeRun: (entry, by) => write(() => closeRun(view, entry, by)),
    withdraw: (entry) => write(() => withdrawRun(view, entry)),
    moved: (mark) => write(() => moveFolder(view, mark)),
    openRun: (number) => look(() => ok(openRunOf(view, number))),
    find: (run) => look(() => ok(findOpen(view, run))),
    takeOver(runs, attempts) {
      // Looked at first, so that opening a folder that brings nothing new writes nothing.
      const news = look(() =>
        ok(
          runs.some(({ run, folder: of }) => !isEntered(view, run, of)) ||
            attempts.some((attempt) => !isCounted(view, attempt)),
        ),
      );
      if (!news.ok) return news;
      if (!news.value) return ok(null);
      return write(() => {
        for (const run of runs) enterRun(view, run);
        for (const attempt of attempts) enterRegister(view, attempt);
      });
    },
    attemptsLeft: (number, run) => look(() => ok(leftOf(view, number, run))),
    count: (number, run) => change(() => countRegister(view, number, run)),
    uncount: (run) => write(() => uncountRegister(view, run)),
    settle: (run, end, date) => write(() => settleRegister(view, run, end, date)),
    lastUnresolved: (number) => look(() => ok(lastUnresolvedOf(view, number))),
    tellDate: (date) => view.platform.tell(date),
    forget: (numbers) =>
      write(() => {
        for (const number of numbers) forgetRegisters(view, number);
      }),
    close: () => database.close(),
  });
}

type Transactions = {
  readonly look: <T, P>(work: () => Result<T, P>) => Result<T, P | StorageProblem>;
  readonly change: <T, P>(work: () => Result<T, P>) => Result<T, P | StorageProblem>;
  readonly write: (work: () => void) => Result<null, StorageProblem>;
};

/** The database's transactions, whose own problems and whose damaged rows are problems of the machine's state. */
function transactions(stateDir: string, database: Database): Transactions {
  const named = <T, P>(run: () => Result<T, P | StorageProblem>): Result<T, P | StorageProblem> => {
    try {
      const result = run();
      return !result.ok && isStorage(result.problem) ? err(asMachineState(stateDir, result.problem)) : result;
    } catch (cause) {
      if (!(cause instanceof BookDamaged)) throw cause;
      return err({ kind: "machineState", folder: stateDir, why: "damaged" });
    }
  };
  return {
    look: (work) => named(() => database.look(work)),
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

/** Says of a storage's problem that it is the machine's state that has it. */
function asMachineState(folder: string, problem: StorageProblem): StorageProblem {
  const why = {
    newerVersion: "newer",
    storageDamaged: "damaged",
    storageReplaced: "damaged",
    storageFull: "full",
    storageReadOnly: "not-writable",
    storageFailed: "failed",
  } as const;
  return problem.kind === "machineState" ? problem : { kind: "machineState", folder, why: why[problem.kind] };
}

// The key is no file name; its hash is one, on every file system.
function lockName(number: NumberKey): string {
  return `number-${createHash("sha256").update(number).digest("hex").slice(0, 32)}`;
}
