import { RunId } from "../../../shared/ids.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { newestCheckpoints } from "../storage/checkpoints.ts";
import { isRunLocked } from "../storage/run-lock.ts";

const LOOK_AGAIN_MS = 1000;

export type RunsOfOthers = {
  /** Takes what the journal holds now as known; of the runs that another process has at hand it looks after. */
  begin(): void;
  /** Tells of every run that another process has written to since. */
  look(): void;
  stop(): void;
};

type Given = {
  readonly dataDir: string;
  /** The last row that this process wrote itself to a run; 0 for none. */
  readonly lastWritten: (run: RunId) => number;
  readonly snapshotOf: (run: RunId) => RunSnapshot | undefined;
  readonly tell: (snapshot: RunSnapshot) => void;
};

/**
 * Follows the runs that other processes work on. When one lets go of a run, or is killed, nothing is written any
 * more: so as long as one has a run at hand its lock is looked at again and again.
 */
export function followRuns({ dataDir, lastWritten, snapshotOf, tell }: Given): RunsOfOthers {
  const known = new Map<RunId, number>();
  const atHand = new Set<RunId>();
  let timer: NodeJS.Timeout | undefined;
  const tellOf = (run: RunId): void => {
    const snapshot = snapshotOf(run);
    if (snapshot === undefined) return;
    if (snapshot.held) atHand.add(run);
    else atHand.delete(run);
    tell(snapshot);
  };
  const keepLooking = (): void => {
    if (atHand.size === 0 || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      const gone = [...atHand].filter((run) => !isAtHand(dataDir, run));
      for (const run of gone) {
        atHand.delete(run);
        tellOf(run);
      }
      keepLooking();
    }, LOOK_AGAIN_MS).unref();
  };
  return {
    begin() {
      for (const [run, seq] of heads(dataDir)) {
        known.set(run, seq);
        if (isAtHand(dataDir, run)) atHand.add(run);
      }
      keepLooking();
    },
    look() {
      for (const [run, seq] of heads(dataDir)) {
        const before = known.get(run) ?? 0;
        known.set(run, seq);
        if (seq > before && seq > lastWritten(run)) tellOf(run);
      }
      keepLooking();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

/** The newest row of each run that was written to of late. A file that cannot be read now is read at the next change. */
function heads(dataDir: string): ReadonlyMap<RunId, number> {
  try {
    return new Map(newestCheckpoints(dataDir).map(({ run, seq }) => [RunId.parse(run), seq]));
  } catch {
    return new Map();
  }
}

function isAtHand(dataDir: string, run: RunId): boolean {
  try {
    return isRunLocked(dataDir, run);
  } catch {
    // Only a hint for display, as everywhere where a lock is looked at and not taken.
    return false;
  }
}
