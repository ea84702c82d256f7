import type { Clock, Instant } from "../../../../shared/time.ts";
import { cloudOf } from "./number-key.ts";
import type { NumberKey } from "./number-key.ts";

/** A `Date` header has whole seconds: the moment is within the second that begins there. */
export const DATE_GRAIN_MS = 1000;
/** A larger difference between wall and monotonic clock means a sleep or a changed clock. */
const AGREEMENT_MS = 2000;

/** A moment on both of this machine's clocks, before a request was sent. */
export type AskedAt = { readonly wall: Instant; readonly monotonicMs: number };

/** The current time by the clock of each number's cloud, from responses to this process. */
export type PlatformClock = {
  /** Records a `Date` header of a number's cloud, with a moment before its request was sent. */
  tell(number: NumberKey, date: Instant, before: AskedAt): void;
  /** The earliest possible current time; undefined if that cloud has sent no date. */
  earliest(number: NumberKey): number | undefined;
  /**
   * The latest possible current time; undefined also if a sleep or a changed clock may have come in
   * between.
   */
  latest(number: NumberKey): number | undefined;
};

type LastDate = { readonly date: number; readonly monotonicMs: number; readonly before: AskedAt };

/**
 * Extrapolates the last date that a cloud sent by the monotonic clock, which can't jump.
 *
 * A response may be delayed before it is recorded, so the earliest time counts from the recording and the
 * latest from before the request.
 */
export function platformClock(clock: Clock): PlatformClock {
  const lastDates = new Map<string, LastDate>();
  return {
    tell(number, date, before) {
      lastDates.set(cloudOf(number), { date, monotonicMs: clock.monotonicMs(), before });
    },
    earliest(number) {
      const last = lastDates.get(cloudOf(number));
      return last === undefined ? undefined : last.date + (clock.monotonicMs() - last.monotonicMs);
    },
    latest(number) {
      const last = lastDates.get(cloudOf(number));
      if (last === undefined) return undefined;
      const elapsed = clock.monotonicMs() - last.before.monotonicMs;
      // A monotonic clock may stop in sleep: then only a later date gives the time.
      if (Math.abs(clock.now() - last.before.wall - elapsed) > AGREEMENT_MS) return undefined;
      return Math.ceil(last.date + elapsed) + DATE_GRAIN_MS;
    },
  };
}
