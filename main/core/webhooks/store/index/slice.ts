import type { Clock } from "../../../../../shared/time.ts";

/** What one slice of filing may take: so many parts of notifications, and about so long. */
export type SliceSize = { readonly parts: number; readonly ms: number };

/** Counts what a slice has taken. */
export type Slice = {
  /** How many parts it may still take; none once its time is over. */
  left(): number;
  spend(parts: number): void;
};

/** A clock costs more than filing a status: it is asked once for so many parts. */
const ASKED_EVERY = 64;

/** Begins a slice. */
export function sliceOf({ parts, ms }: SliceSize, clock: Pick<Clock, "monotonicMs">): Slice {
  const until = clock.monotonicMs() + ms;
  let left = parts;
  let unasked = 0;
  return {
    left: () => Math.max(0, left),
    spend(taken) {
      left -= taken;
      unasked += taken;
      if (unasked < ASKED_EVERY) return;
      unasked = 0;
      if (clock.monotonicMs() >= until) left = 0;
    },
  };
}
