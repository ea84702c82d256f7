import { err, ok, type Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Random } from "../random.ts";
import { attemptsLeftOf, highestSeen } from "./attempt-rows.ts";
import { noteHead } from "./heads.ts";
import {
  appendRow,
  listRuns,
  nameRuns,
  openRun,
  readRun,
  runExists,
  takeRun,
  type JournalTools,
} from "./journal-store.ts";
import { openFolder } from "./open-folder.ts";
import { operationsOver } from "./operations.ts";
import type { Storage, StorageProblem } from "./port.ts";
import { insertRefusedPin, refusedPinsOf } from "./refused-pins.ts";
import { openRunOf } from "./run-records.ts";
import { runHolds, type RunHolds } from "./run-holds.ts";
import { steadyTime } from "./steady-time.ts";

export type StoragePorts = {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly appVersion: string;
  /** How long a run's lock is waited for, in milliseconds: a process that was killed may take a moment to vanish. */
  readonly lockWaitMs?: number;
};

const LOCK_WAIT_MS = 1500;

/**
 * Opens the storage of a data folder, making both where there is none.
 *
 * Several processes may have it open; each run has one writer. Problems: newerVersion (nothing is touched),
 * storageDamaged (a copy is kept), storageReplaced, storageReadOnly, storageFull, storageFailed.
 */
export function openStorage(ports: StoragePorts): Result<Storage, StorageProblem> {
  const folder = openFolder(ports);
  if (!folder.ok) return folder;
  const { database, chain } = folder.value;
  const highest = database.look(() => ok(highestSeen(database, chain)));
  if (!highest.ok) {
    database.close();
    return highest;
  }
  const { dataDir, clock, random, appVersion, lockWaitMs = LOCK_WAIT_MS } = ports;
  const steady = steadyTime(clock, highest.value);
  const holds = runHolds({ dataDir, random, lockWaitMs });
  const tools = { database, chain, clock, steady, dataDir, appVersion };
  return ok(storageOver(tools, holds, operationsOver(tools, { random, lockWaitMs })));
}

function storageOver(
  tools: JournalTools,
  holds: RunHolds,
  operations: ReturnType<typeof operationsOver>,
): Storage {
  const { database, chain, dataDir } = tools;
  return {
    create(number, entry) {
      const taken = holds.lock(entry.run);
      if (!taken.ok) {
        // Nobody can hold a run that does not exist yet; who does is about to open it.
        return taken.problem.kind === "heldElsewhere"
          ? err({ kind: "runOpen", run: entry.run })
          : err(taken.problem);
      }
      return holds.keep(entry.run, taken.value, (epoch) => {
        const opened = openRun(tools, { number, entry, epoch });
        if (opened.ok) noteHead(dataDir, opened.value.head);
        return opened;
      });
    },
    hold(run) {
      // Looked at first, so that asking for a run that is not there leaves no lock file behind.
      const known = runExists(tools, run);
      if (!known.ok) return known;
      const taken = holds.lock(run);
      return taken.ok ? holds.keep(run, taken.value, (epoch) => takeRun(tools, run, epoch)) : taken;
    },
    append(hold, entry, options) {
      if (!holds.gave(hold)) return err({ kind: "fenced" });
      const appended = appendRow(tools, hold, entry, options?.countsAttempt);
      if (!appended.ok) return appended;
      noteHead(dataDir, appended.value.head);
      return ok(appended.value.row);
    },
    read: (run) => readRun(tools, run),
    names: () => nameRuns(tools),
    runs: () => listRuns(tools),
    openRunOf: (number) => database.look(() => ok(openRunOf(database, chain, number))),
    attemptsLeft: (number, run) => database.look(() => ok(attemptsLeftOf(tools, number, run))),
    isHeld: (run) => holds.isHeld(run),
    refusedPins: (number) => database.look(() => ok(refusedPinsOf(database, chain, number))),
    noteRefusedPin: (number, fingerprint) =>
      database.change(() => {
        insertRefusedPin(database, chain, number, { fingerprint, at: tools.clock.now() });
        return ok(null);
      }),
    forgetTries: () =>
      database.change(() => {
        database.statement("DELETE FROM attempt").run();
        database.statement("DELETE FROM refused_pin").run();
        return ok(null);
      }),
    operations,
    close() {
      holds.releaseAll();
      operations.releaseAll();
      database.close();
    },
  };
}
