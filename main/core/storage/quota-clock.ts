import type { Clock } from "../../../shared/time.ts";

/**
 * Two readings of the current time for quotas, in milliseconds since 1970; the true time is between them as
 * far as a process can tell. `highest` is the highest `earliest` that the data folder has recorded.
 *
 * Attempts are dated by `latest` and counted by `earliest`, so that a changed clock can only keep an attempt
 * counted for longer:
 * - Set back: `earliest` stays at the highest recorded moment.
 * - Set forward while this process runs: `earliest` follows the monotonic clock. An attempt made meanwhile is
 *   dated in the future and counts until then.
 * - Sleep, during which many monotonic clocks stop: looks the same and is treated the same.
 * - Set forward between two processes: can't be told from elapsed time, and is accepted.
 */
export type QuotaClock = { earliest(highest: number): number; latest(highest: number): number };

/** Starts a quota clock at the moment of the call. */
export function quotaClock(clock: Clock, highestAtStart: number): QuotaClock {
  const anchor = Math.max(clock.now(), highestAtStart);
  const anchorMonotonicMs = clock.monotonicMs();
  const elapsed = (): number => anchor + (clock.monotonicMs() - anchorMonotonicMs);
  return {
    earliest: (highest) => Math.max(highest, Math.min(clock.now(), elapsed())),
    latest: (highest) => Math.max(highest, clock.now(), elapsed()),
  };
}
