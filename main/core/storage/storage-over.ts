import { err, ok, type Result } from "../../../shared/result.ts";
import { appending } from "./append-rows.ts";
import { noteTriesForgotten } from "./attempt-rows.ts";
import { listRuns, nameRuns, readRun } from "./journal-store.ts";
import { lateMovesOver } from "./late-moves.ts";
import { ownRun } from "./machine/folder-past.ts";
import { numberQueries, waitQueries } from "./number-queries.ts";
import { databasePath } from "./open-folder.ts";
import type { RunAway, Storage, StorageProblem } from "./port.ts";
import { pinQueries } from "./pin-queries.ts";
import { findRecord, knownRuns, laterRuns, runsOf } from "./run-records.ts";
import { type StorageParts, knownOwn, openHere } from "./storage-parts.ts";
import { takingRuns } from "./take-runs.ts";
import type { RunId } from "../../../shared/ids.ts";
import { enteredAfter } from "./machine/number-runs.ts";
import type { NumberRun } from "./machine/port.ts";

/** The last run of another folder that came after one of this folder. */
function laterElsewhere(parts: StorageParts): Storage["laterElsewhere"] {
  return (run) => {
    const own = knownOwn(parts, run);
    if (own === undefined) return ok(undefined);
    const machineRegister = parts.register();
    const entered = machineRegister.ok ? machineRegister.value.runsOf(own.number) : machineRegister;
    if (!entered.ok) return entered;
    const later = enteredAfter(entered.value, { ...own, folder: parts.me });
    return parts.tools.database.read(() => ok(runAway(later, (name) => isHere(parts, name))));
  };
}

function isHere({ tools: { database, chain } }: StorageParts, run: RunId): boolean {
  return findRecord(database, chain, run) !== undefined;
}

/**
 * The last of these entries whose run is not in this folder, although a copy of this folder may have it. A
 * run that only waited behind another one of the number (`closed` is "other") has moved nothing.
 */
export function runAway(later: readonly NumberRun[], isKnown: (run: RunId) => boolean): RunAway | undefined {
  const last = later.findLast(({ run, closed }) => closed !== "other" && !isKnown(run));
  if (last === undefined) return undefined;
  const since = later.filter(({ run, order }) => order > last.order && isKnown(run));
  return { run: last.run, folder: last.folder.path, since: since.map(({ run }) => run) };
}

/**
 * The storage over an open folder and the machine-wide register.
 *
 * These are two databases without a common transaction. The register is written first where it allows
 * something (a run is opened, an attempt is counted) and last where it frees something (a run has ended). A
 * kill in between leaves the register too strict, and the next caller corrects it by reading the folder.
 */
export function storageOver(parts: StorageParts): Storage {
  const { tools, holds, locks, operations } = parts;
  const { database, chain } = tools;
  return {
    ...takingRuns(parts),
    ...appending(parts),
    ...numberQueries(parts),
    ...waitQueries(parts),
    ...pinQueries(parts),
    read: (run) => readRun(tools, run),
    names: () => nameRuns(tools),
    runs: () => listRuns(tools),
    runsOf: (number) =>
      database.read((): Result<readonly RunId[], StorageProblem> => {
        const runs = runsOf(database, chain, number);
        return runs === undefined
          ? err({ kind: "storageDamaged", setAside: databasePath(tools.dataDir) })
          : ok(runs);
      }),
    laterRuns: (run) => database.read(() => ok(laterRuns(database, chain, run))),
    laterElsewhere: laterElsewhere(parts),
    lateMoves: lateMovesOver(parts),
    openRunOf: (number) => openHere(parts, number),
    isHeld: (run) => holds.isHeld(run),
    forgetTries() {
      const here = database.change(() => {
        database.statement("DELETE FROM attempt").run();
        database.statement("DELETE FROM refused_pin").run();
        noteTriesForgotten(database, chain, tools.clock.now());
        return ok(knownRuns(database, chain).flatMap(({ run }) => ownRun(tools, run)?.number ?? []));
      });
      if (!here.ok) return here;
      const machineRegister = parts.register();
      return machineRegister.ok ? machineRegister.value.forget(here.value) : machineRegister;
    },
    operations,
    close() {
      locks.letAllGo();
      operations.releaseAll();
      holds.releaseAll();
      database.close();
      parts.closeMachineRegister();
    },
  };
}
