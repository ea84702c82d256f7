import { untilOpen, type BatchRow, type DayWindow } from "../../../shared/batch/row.ts";
import { tallyOf, type BatchCount, type BatchTally } from "../../../shared/batch/tally.ts";

export type BatchCourse = {
  /** The first rows, one after the other: one that doesn't end complete stops the rest. */
  readonly canary: number;
  /** How many numbers are worked on at once after the canaries. */
  readonly parallel: number;
  readonly window: DayWindow | undefined;
  /** Starts no more once this many failed or have an unknown outcome; undefined: goes on. */
  readonly stopAfter: number | undefined;
};

export type BatchHands = {
  /** What an earlier call of this batch ended with, if the row must not be started again. */
  readonly endedBefore: (row: BatchRow) => BatchCount | undefined;
  /** Brings one number to its end or to where it waits. */
  readonly carry: (row: BatchRow) => Promise<BatchCount>;
  /** Milliseconds since local midnight; missing where windows don't count. */
  readonly sinceMidnight?: (() => number) | undefined;
  /** Resolves after the time, or at once when the batch is told to stop. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly waits: (ms: number) => void;
  readonly isStopped: () => boolean;
  /** Resolves at once, or when a batch that was paused goes on or is stopped; default: at once. */
  readonly mayGo?: () => Promise<void>;
};

export type BatchEnd = {
  readonly tally: BatchTally;
  /** Why numbers were not started; undefined if none was left. */
  readonly because?: "canary" | "failures" | "stopped";
};

/**
 * Carries a batch through: canaries first, then the rest in order, except that a number whose window is closed
 * lets those after it go first. What was begun is brought to its end, also when the batch is told to stop, and before it
 * rejects for an error of ours.
 */
export async function runBatch(
  rows: readonly BatchRow[],
  { canary, parallel, window, stopAfter }: BatchCourse,
  hands: BatchHands,
): Promise<BatchEnd> {
  const ends = new Map<BatchRow, BatchCount>();
  let because: BatchEnd["because"];
  const bad = (): number => [...ends.values()].filter((end) => end === "failed" || end === "unknown").length;
  let hasFault = false;
  const mayStart = (): boolean => {
    if (hasFault) return false;
    if (hands.isStopped()) because ??= "stopped";
    if (stopAfter !== undefined && bad() >= stopAfter) because ??= "failures";
    return because === undefined;
  };
  const untilOpenFor = (row: BatchRow): number =>
    hands.sinceMidnight === undefined ? 0 : untilAllOpen([window, row.window], hands.sinceMidnight());
  /** Takes the first row whose windows are open; waits where none is. Undefined: none is left, or none may start. */
  const takeOpen = async (queue: BatchRow[]): Promise<BatchRow | undefined> => {
    while (queue.length > 0 && mayStart()) {
      await hands.mayGo?.();
      const open = queue.findIndex((row) => untilOpenFor(row) === 0);
      if (open !== -1) return mayStart() ? queue.splice(open, 1)[0] : undefined;
      const wait = queue.reduce((least, row) => Math.min(least, untilOpenFor(row)), Number.POSITIVE_INFINITY);
      if (wait === 0 || !Number.isFinite(wait)) continue;
      hands.waits(wait);
      // The clock is looked at again after each wait: it may have been set, or the computer slept.
      await hands.sleep(Math.min(wait, LONGEST_WAIT_MS));
    }
    return undefined;
  };
  const work = async (given: readonly BatchRow[], workers: number): Promise<void> => {
    const queue = given.filter((row) => {
      const before = hands.endedBefore(row);
      if (before !== undefined) ends.set(row, before);
      return before === undefined;
    });
    const worker = async (): Promise<void> => {
      try {
        for (let row = await takeOpen(queue); row !== undefined; row = await takeOpen(queue))
          ends.set(row, await hands.carry(row));
      } catch (fault) {
        hasFault = true;
        throw fault;
      }
    };
    // An error of ours with one number leaves no other one half-way.
    const worked = await Promise.allSettled(Array.from({ length: workers }, worker));
    for (const one of worked) if (one.status === "rejected") throw one.reason;
  };
  for (const row of rows.slice(0, canary)) {
    await work([row], 1);
    if (ends.get(row) !== "complete") because ??= "canary";
  }
  if (because === undefined) await work(rows.slice(canary), parallel);
  // Ends of an earlier call count, also where this one came no further.
  for (const row of rows) {
    const before = ends.has(row) ? undefined : hands.endedBefore(row);
    if (before !== undefined) ends.set(row, before);
  }
  const tally = tallyOf(ends.values(), rows.length);
  return tally.notStarted > 0 && because !== undefined ? { tally, because } : { tally };
}

function untilAllOpen(windows: readonly (DayWindow | undefined)[], now: number): number {
  return Math.max(...windows.map((window) => (window === undefined ? 0 : untilOpen(window, now))));
}

const LONGEST_WAIT_MS = 60_000;
