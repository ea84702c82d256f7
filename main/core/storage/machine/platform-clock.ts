import type { Clock, Instant } from "../../../../shared/time.ts";

/** A `Date` header names a whole second: the moment lies within the one that begins there. */
export const DATE_GRAIN_MS = 1000;
/** Wall and monotonic clock may drift apart by so much before a sleep or a changed clock is taken to be the cause. */
const AGREEMENT_MS = 2000;

/** A moment by both of this machine's clocks, before a request was sent. */
export type AskedAt = { readonly wall: Instant; readonly monotonicMs: number };

/** "Now" by the platform's own clock, as far as it was told within this process. */
export type PlatformClock = {
  /** A `Date` header, and when by both clocks its request had not been sent yet. */
  tell(date: Instant, before: AskedAt): void;
  /** The earliest it can be; undefined where the platform has told nothing. */
  earliest(): number | undefined;
  /** The latest it can be; undefined also where a sleep or a changed clock may have come in between. */
  latest(): number | undefined;
};

/**
 * Carries the last date that the platform told on by the monotonic clock, which cannot jump. An answer may have waited
 * for a slower one before it was handed on: the earliest moment counts from now, the latest from before the request.
 */
export function platformClock(clock: Clock): PlatformClock {
  let told: { readonly date: number; readonly monotonicMs: number; readonly before: AskedAt } | undefined;
  return {
    tell(date, before) {
      told = { date, monotonicMs: clock.monotonicMs(), before };
    },
    earliest: () => (told === undefined ? undefined : told.date + (clock.monotonicMs() - told.monotonicMs)),
    latest() {
      if (told === undefined) return undefined;
      const elapsed = clock.monotonicMs() - told.before.monotonicMs;
      // A monotonic clock may stand still in sleep: then only a later date tells how late it is.
      if (Math.abs(clock.now() - told.before.wall - elapsed) > AGREEMENT_MS) return undefined;
      return Math.ceil(told.date + elapsed) + DATE_GRAIN_MS;
    },
  };
}
