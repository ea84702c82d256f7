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
  /** Milliseconds since local midnight. */
  readonly sinceMidnight: () => number;
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
 * Carries a batch through: canaries first, then the rest. What was begun is brought to its end, also when the
 * batch is told to stop.
 */
export async function runBatch(
  rows: readonly BatchRow[],
  { canary, parallel, window, stopAfter }: BatchCourse,
  hands: BatchHands,
): Promise<BatchEnd> {
  const ends = new Map<BatchRow, BatchCount>();
  let because: BatchEnd["because"];
  const bad = (): number => [...ends.values()].filter((end) => end === "failed" || end === "unknown").length;
  const mayStart = (): boolean => {
    if (hands.isStopped()) because ??= "stopped";
    if (stopAfter !== undefined && bad() >= stopAfter) because ??= "failures";
    return because === undefined;
  };
  const work = async (queue: BatchRow[]): Promise<void> => {
    for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
      const before = hands.endedBefore(row);
      if (before !== undefined) {
        ends.set(row, before);
        continue;
      }
      if (!mayStart()) return;
      await hands.mayGo?.();
      await waitForWindows([window, row.window], hands);
      // It may have been paused while it waited.
      await hands.mayGo?.();
      if (!mayStart()) return;
      ends.set(row, await hands.carry(row));
    }
  };
  for (const row of rows.slice(0, canary)) {
    await work([row]);
    if (ends.get(row) !== "complete") because ??= "canary";
  }
  const rest = rows.slice(canary);
  if (because === undefined) await Promise.all(Array.from({ length: parallel }, () => work(rest)));
  // Ends of an earlier call count, also where this one came no further.
  for (const row of rows) {
    const before = ends.has(row) ? undefined : hands.endedBefore(row);
    if (before !== undefined) ends.set(row, before);
  }
  const tally = tallyOf(ends.values(), rows.length);
  return tally.notStarted > 0 && because !== undefined ? { tally, because } : { tally };
}

async function waitForWindows(windows: readonly (DayWindow | undefined)[], hands: BatchHands): Promise<void> {
  // The clock is looked at again after each wait: it may have been set, or the computer slept.
  for (;;) {
    const now = hands.sinceMidnight();
    const wait = Math.max(0, ...windows.map((window) => (window === undefined ? 0 : untilOpen(window, now))));
    if (wait === 0 || hands.isStopped()) return;
    hands.waits(wait);
    await hands.sleep(Math.min(wait, LONGEST_WAIT_MS));
  }
}

const LONGEST_WAIT_MS = 60_000;
