import type { Clock, Instant } from "../../../../shared/time.ts";
import { cloudOf } from "./number-key.ts";
import type { NumberKey } from "./number-key.ts";

/** A `Date` header names a whole second: the moment lies within the one that begins there. */
export const DATE_GRAIN_MS = 1000;
/** Wall and monotonic clock may drift apart by so much before a sleep or a changed clock is taken to be the cause. */
const AGREEMENT_MS = 2000;

/** A moment by both of this machine's clocks, before a request was sent. */
export type AskedAt = { readonly wall: Instant; readonly monotonicMs: number };

/** "Now" by the clock of each number's own cloud, as far as that was told within this process. */
export type PlatformClock = {
  /** A `Date` header of a number's cloud, and when by both clocks its request had not been sent yet. */
  tell(number: NumberKey, date: Instant, before: AskedAt): void;
  /** The earliest it can be; undefined where that cloud has told nothing. */
  earliest(number: NumberKey): number | undefined;
  /** The latest it can be; undefined also where a sleep or a changed clock may have come in between. */
  latest(number: NumberKey): number | undefined;
};

type Told = { readonly date: number; readonly monotonicMs: number; readonly before: AskedAt };

/**
 * Carries the last date that a cloud told on by the monotonic clock, which cannot jump. An answer may have waited for a
 * slower one before it was handed on: the earliest moment counts from now, the latest from before the request.
 */
export function platformClock(clock: Clock): PlatformClock {
  const toldBy = new Map<string, Told>();
  return {
    tell(number, date, before) {
      toldBy.set(cloudOf(number), { date, monotonicMs: clock.monotonicMs(), before });
    },
    earliest(number) {
      const told = toldBy.get(cloudOf(number));
      return told === undefined ? undefined : told.date + (clock.monotonicMs() - told.monotonicMs);
    },
    latest(number) {
      const told = toldBy.get(cloudOf(number));
      if (told === undefined) return undefined;
      const elapsed = clock.monotonicMs() - told.before.monotonicMs;
      // A monotonic clock may stand still in sleep: then only a later date tells how late it is.
      if (Math.abs(clock.now() - told.before.wall - elapsed) > AGREEMENT_MS) return undefined;
      return Math.ceil(told.date + elapsed) + DATE_GRAIN_MS;
    },
  };
}
