import type { Clock } from "../../../shared/time.ts";

/**
 * Two readings of "now" for rationing, in milliseconds since 1970, between which the true one lies as far as a
 * process can tell. `highest` is the highest `earliest` that the data folder has seen.
 *
 * Attempts are dated by `latest` and judged by `earliest`, so that a moved clock can keep one counted for longer and
 * frees none early:
 * - Set back: `earliest` stands still at the highest moment seen.
 * - Set forward while this process runs: `earliest` follows the monotonic clock. An attempt made meanwhile is dated
 *   in the future and counts until then.
 * - Sleep, during which many monotonic clocks stop: looks the same and is treated the same.
 * - Set forward between two processes: cannot be told from time that really passed, and is believed.
 */
export type QuotaClock = { earliest(highest: number): number; latest(highest: number): number };

/** Anchors steady time at the moment of the call. */
export function quotaClock(clock: Clock, highestAtStart: number): QuotaClock {
  const anchor = Math.max(clock.now(), highestAtStart);
  const anchorMonotonicMs = clock.monotonicMs();
  const elapsed = (): number => anchor + (clock.monotonicMs() - anchorMonotonicMs);
  return {
    earliest: (highest) => Math.max(highest, Math.min(clock.now(), elapsed())),
    latest: (highest) => Math.max(highest, clock.now(), elapsed()),
  };
}
