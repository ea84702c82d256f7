import type { Clock } from "../../../../../shared/time.ts";

/** The limit of one indexing slice: a number of parts and an approximate duration. */
export type SliceSize = { readonly parts: number; readonly ms: number };

/** Counts what a slice has used. */
export type Slice = {
  /** How many parts it may still take; 0 once its time is over. */
  left(): number;
  spend(parts: number): void;
};

/** Reading the clock costs more than indexing a status, so it is read once per this many parts. */
const ASKED_EVERY = 64;

/** Starts a slice. */
export function sliceOf({ parts, ms }: SliceSize, clock: Pick<Clock, "monotonicMs">): Slice {
  const until = clock.monotonicMs() + ms;
  let left = parts;
  let sinceClockRead = 0;
  return {
    left: () => Math.max(0, left),
    spend(taken) {
      left -= taken;
      sinceClockRead += taken;
      if (sinceClockRead < ASKED_EVERY) return;
      sinceClockRead = 0;
      if (clock.monotonicMs() >= until) left = 0;
    },
  };
}
