import { RunId } from "../../../shared/ids.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { newestCheckpoints } from "../storage/checkpoints.ts";
import { isRunLocked } from "../storage/run-lock.ts";

const CHECK_EVERY_MS = 1000;

export type RunsOfOthers = {
  /** Records the journal's current state as known, and follows the runs that other processes hold. */
  begin(): void;
  /** Publishes every run that another process has written to since. */
  poll(): void;
  stop(): void;
};

type FollowOptions = {
  readonly dataDir: string;
  /** The last row that this process wrote to a run; 0 for none. */
  readonly lastWritten: (run: RunId) => number;
  readonly snapshotOf: (run: RunId) => RunSnapshot | undefined;
  readonly tell: (snapshot: RunSnapshot) => void;
};

/**
 * Follows the runs of other processes.
 *
 * A process that releases a run, or is killed, writes no row, so the locks of held runs are checked every
 * second.
 */
export function followRuns({ dataDir, lastWritten, snapshotOf, tell }: FollowOptions): RunsOfOthers {
  const known = new Map<RunId, number>();
  const heldRuns = new Set<RunId>();
  let timer: NodeJS.Timeout | undefined;
  const publish = (run: RunId): void => {
    const snapshot = snapshotOf(run);
    if (snapshot === undefined) return;
    if (snapshot.held) heldRuns.add(run);
    else heldRuns.delete(run);
    tell(snapshot);
  };
  const scheduleCheck = (): void => {
    if (heldRuns.size === 0 || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      const gone = [...heldRuns].filter((run) => !isHeld(dataDir, run));
      for (const run of gone) {
        heldRuns.delete(run);
        publish(run);
      }
      scheduleCheck();
    }, CHECK_EVERY_MS).unref();
  };
  return {
    begin() {
      for (const [run, seq] of newestRows(dataDir)) {
        known.set(run, seq);
        if (isHeld(dataDir, run)) heldRuns.add(run);
      }
      scheduleCheck();
    },
    poll() {
      for (const [run, seq] of newestRows(dataDir)) {
        const before = known.get(run) ?? 0;
        known.set(run, seq);
        if (seq > before && seq > lastWritten(run)) publish(run);
      }
      scheduleCheck();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

/** The newest row of each recently written run. A file that can't be read now is read at the next change. */
function newestRows(dataDir: string): ReadonlyMap<RunId, number> {
  try {
    return new Map(newestCheckpoints(dataDir).map(({ run, seq }) => [RunId.parse(run), seq]));
  } catch {
    return new Map();
  }
}

function isHeld(dataDir: string, run: RunId): boolean {
  try {
    return isRunLocked(dataDir, run);
  } catch {
    // Only a hint for display, like every check of a lock without taking it.
    return false;
  }
}
