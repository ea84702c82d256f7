import { err, ok } from "../../../shared/result.ts";
import { noteCheckpoint } from "./checkpoints.ts";
import { openRun, runExists, takeRun } from "./journal-store.ts";
import { makeLogRoom } from "./log-room.ts";
import { numberKeyOf } from "./machine/number-key.ts";
import { notMoved } from "./moved-folder.ts";
import { databasePath } from "./open-folder.ts";
import type { Storage } from "./port.ts";
import { openHere, openOwn, type StorageParts } from "./storage-parts.ts";

/**
 * Opens and takes runs, in this order: the run's lock, the number's lock, the entry in the machine-wide
 * register, the folder's own transaction, which checks again.
 */
export function takingRuns(parts: StorageParts): Pick<Storage, "create" | "hold"> {
  const { tools, holds, locks, numbers } = parts;
  const create: Storage["create"] = (number, entry) => {
    const busy = openHere(parts, number);
    if (!busy.ok) return busy;
    if (busy.value !== undefined) return err({ kind: "runOpen", run: busy.value });
    // The number's PIN is being changed, with an unknown outcome so far.
    if (parts.operations.isHeld(number)) return err({ kind: "numberBusy" });
    const taken = holds.lock(entry.run);
    if (!taken.ok) {
      // A lock on a run that does not exist yet belongs to a process that is opening it.
      return taken.problem.kind === "heldElsewhere"
        ? err({ kind: "runOpen", run: entry.run })
        : err(taken.problem);
    }
    // Read under the lock: who marks the folder looks for locks afterwards.
    const here = notMoved(tools.dataDir);
    if (!here.ok) {
      taken.value.release();
      return here;
    }
    const run = { number: numberKeyOf(entry.plan), run: entry.run, openedAt: tools.clock.now() };
    const release = numbers.take(run, "create");
    if (!release.ok) {
      taken.value.release();
      const now = openHere(parts, number);
      return now.ok && now.value !== undefined ? err({ kind: "runOpen", run: now.value }) : release;
    }
    makeLogRoom(tools.database, databasePath(tools.dataDir));
    let kept: ReturnType<Storage["create"]> | undefined;
    try {
      kept = holds.keep(entry.run, taken.value, (epoch) => {
        const opened = openRun(tools, { number, entry, epoch });
        if (opened.ok) noteCheckpoint(tools.dataDir, opened.value.head);
        return opened;
      });
    } finally {
      if (kept?.ok !== true) {
        numbers.withdrawn(entry.run);
        release.value();
      }
    }
    return kept.ok ? ok(locks.tie(kept.value, release.value)) : kept;
  };
  const hold: Storage["hold"] = (run, { toEnd = false } = {}) => {
    // Checked first, so that a request for a missing run creates no lock file.
    const known = runExists(tools, run);
    if (!known.ok) return known;
    const taken = holds.lock(run);
    if (!taken.ok) return taken;
    const here = toEnd ? ok(null) : notMoved(tools.dataDir);
    if (!here.ok) {
      taken.value.release();
      return here;
    }
    const open = openOwn(parts, run);
    if (open !== undefined && toEnd) numbers.touch(open);
    const release = open === undefined || toEnd ? ok(undefined) : numbers.take(open, "take-up");
    if (!release.ok) {
      taken.value.release();
      return release;
    }
    if (!toEnd) makeLogRoom(tools.database, databasePath(tools.dataDir));
    let kept: ReturnType<Storage["hold"]> | undefined;
    try {
      kept = holds.keep(run, taken.value, (epoch) => takeRun(tools, run, { epoch, toEnd }));
    } finally {
      if (kept?.ok !== true) release.value?.();
    }
    return kept.ok ? ok(locks.tie(kept.value, release.value)) : kept;
  };
  return { create, hold };
}
