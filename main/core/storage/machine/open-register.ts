import { createHash } from "node:crypto";
import { join } from "node:path";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { Random } from "../../runtime/random.ts";
import { highestSeen } from "../attempt-rows.ts";
import { makeLogRoom } from "../log-room.ts";
import { openFolder, type FolderKind } from "../open-folder.ts";
import { catchStorageErrors } from "../problems.ts";
import { isLockedNamed, lockNamed } from "../run-lock.ts";
import { quotaClock } from "../quota-clock.ts";
import { forgetLateMoves, keepingLateMoves } from "./late-moves.ts";
import { enterRun, isEntered, keepingRuns } from "./number-runs.ts";
import { claiming } from "./pin-changes.ts";
import { enterRefusal, forgetRefusals, keepingRefusals } from "./pin-refusals.ts";
import { platformClock } from "./platform-clock.ts";
import type { NumberKey } from "./number-key.ts";
import type { MachineRegister } from "./port.ts";
import {
  enterRegister,
  forgetRegisters,
  isCounted,
  keepingRegisters,
  type RegisterView,
} from "./registers.ts";
import { forgetRequests, keepingRequests } from "./requests.ts";
import { MACHINE_STEPS } from "./schema.ts";
import { asMachineState, transactions } from "./transactions.ts";
import { forgetWaits, keepingWaits, markBrought, tellWaits } from "./waits.ts";

export type MachineRegisterPorts = {
  readonly stateDir: string;
  readonly clock: Clock;
  readonly random: Random;
};

/** The files of the machine-wide register. */
export const BOOK: FolderKind = { marker: "numbers.json", database: "numbers.db", steps: MACHINE_STEPS };

/** Opens the register of this user's numbers, creating it if needed. Every problem is `machineState`. */
export function openMachineRegister({
  stateDir,
  clock,
  random,
}: MachineRegisterPorts): Result<MachineRegister, StorageProblem> {
  const folder = openFolder({ dataDir: stateDir, clock, random }, BOOK);
  if (!folder.ok) return err(asMachineState(stateDir, folder.problem));
  const { database, chain } = folder.value;
  const highest = database.read(() => ok(highestSeen(database, chain)));
  if (!highest.ok) {
    database.close();
    return err(asMachineState(stateDir, highest.problem));
  }
  const view = {
    database,
    chain,
    clock,
    steady: quotaClock(clock, highest.value),
    platform: platformClock(clock),
  };
  const within = transactions(stateDir, database);
  const { read: look, write } = within;
  return ok({
    lock(number, waitMs) {
      makeLogRoom(database, join(stateDir, BOOK.database));
      const locked = catchStorageErrors(() => ok(lockNamed(stateDir, lockName(number), waitMs)));
      return locked.ok ? locked : err(asMachineState(stateDir, locked.problem));
    },
    isLocked(number) {
      const locked = catchStorageErrors(() => ok(isLockedNamed(stateDir, lockName(number))));
      return locked.ok && locked.value;
    },
    ...claiming(view, within),
    ...keepingRuns(view, within),
    takeOver({ folder: from, runs, attempts, early }) {
      // Checked first, so that opening a folder without news writes nothing.
      const news = look(() =>
        ok(
          early !== undefined ||
            runs.some(({ run, folder: of }) => !isEntered(view, run, of)) ||
            attempts.some((attempt) => !isCounted(view, attempt)),
        ),
      );
      if (!news.ok) return news;
      if (!news.value) return ok(null);
      return write(() => {
        for (const run of runs) enterRun(view, run);
        for (const attempt of attempts) enterRegister(view, attempt);
        if (early === undefined) return;
        tellWaits(view, early.waits);
        for (const refusal of early.refusals) enterRefusal(view, refusal, { fresh: false });
        markBrought(view, from);
      });
    },
    ...keepingWaits(view, within),
    ...keepingRefusals(view, within),
    ...keepingRegisters(view, within),
    ...keepingRequests(view, within),
    ...keepingLateMoves(view, within),
    tellDate: (number, date, before) => view.platform.tell(number, date, before),
    forget: (numbers) => write(() => numbers.forEach((number) => forgetNumber(view, number))),
    close: () => database.close(),
  });
}

function forgetNumber(view: RegisterView, number: NumberKey): void {
  forgetRegisters(view, number);
  forgetRequests(view, number);
  forgetLateMoves(view, number);
  forgetWaits(view, number);
  forgetRefusals(view, number);
}

// The key is no valid file name; its hash is one on every file system.
function lockName(number: NumberKey): string {
  return `number-${createHash("sha256").update(number).digest("hex").slice(0, 32)}`;
}
