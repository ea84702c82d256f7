import { ok } from "../../../shared/result.ts";
import { appending } from "./append-rows.ts";
import { noteTriesForgotten } from "./attempt-rows.ts";
import { listRuns, nameRuns, readRun } from "./journal-store.ts";
import { lateMovesOver } from "./late-moves.ts";
import { ownRun } from "./machine/folder-past.ts";
import { numberLooks, waitLooks } from "./number-looks.ts";
import type { Storage } from "./port.ts";
import { pinLooks } from "./pin-looks.ts";
import { laterElsewhere } from "./run-away.ts";
import { knownRuns, laterRuns } from "./run-records.ts";
import { openHere, type StorageParts } from "./storage-parts.ts";
import { takingRuns } from "./take-runs.ts";

/**
 * The storage over an open folder and the machine's book.
 *
 * The two are different databases and cannot be written in one transaction. The book goes first where it allows
 * something (a run is opened, a register is counted) and last where it gets something back (a run has ended). A kill in
 * between leaves the book stricter than the truth, and whoever meets that looks into the folder.
 */
export function storageOver(parts: StorageParts): Storage {
  const { tools, holds, locks, operations } = parts;
  const { database, chain } = tools;
  return {
    ...takingRuns(parts),
    ...appending(parts),
    ...numberLooks(parts),
    ...waitLooks(parts),
    ...pinLooks(parts),
    read: (run) => readRun(tools, run),
    names: () => nameRuns(tools),
    runs: () => listRuns(tools),
    laterRuns: (run) => database.look(() => ok(laterRuns(database, chain, run))),
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
      const book = parts.book();
      return book.ok ? book.value.forget(here.value) : book;
    },
    operations,
    close() {
      locks.letAllGo();
      operations.releaseAll();
      holds.releaseAll();
      database.close();
      parts.closeBook();
    },
  };
}
