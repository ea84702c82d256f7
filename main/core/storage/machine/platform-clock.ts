import type { Clock, Instant } from "../../../../shared/time.ts";

/** A `Date` header names a whole second: the moment lies within the one that begins there. */
export const DATE_GRAIN_MS = 1000;
/** Wall and monotonic clock may drift apart by so much before a sleep or a changed clock is taken to be the cause. */
const AGREEMENT_MS = 2000;

/** "Now" by the platform's own clock, as far as it was told within this process. */
export type PlatformClock = {
  tell(date: Instant): void;
  /** The earliest it can be; undefined where the platform has told nothing. */
  earliest(): number | undefined;
  /** The latest it can be; undefined also where a sleep or a changed clock may have come in between. */
  latest(): number | undefined;
};

/** Carries the last date that the platform told on by the monotonic clock, which cannot jump. */
export function platformClock(clock: Clock): PlatformClock {
  let told: { readonly date: number; readonly wall: number; readonly monotonic: number } | undefined;
  return {
    tell(date) {
      told = { date, wall: clock.now(), monotonic: clock.monotonicMs() };
    },
    earliest: () => (told === undefined ? undefined : told.date + (clock.monotonicMs() - told.monotonic)),
    latest() {
      if (told === undefined) return undefined;
      const elapsed = clock.monotonicMs() - told.monotonic;
      // A monotonic clock may stand still in sleep: then only a later date tells how late it is.
      if (Math.abs(clock.now() - told.wall - elapsed) > AGREEMENT_MS) return undefined;
      return Math.ceil(told.date + elapsed) + DATE_GRAIN_MS;
    },
  };
}
