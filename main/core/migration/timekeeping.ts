import { randomUUID } from "node:crypto";
import type { Stamp } from "../../../shared/migration/journal-entry.ts";
import type { StampedMoment } from "../../../shared/migration/platform-wait.ts";
import { instant, type Clock, type Instant } from "../../../shared/time.ts";

/** A moment on both clocks. Monotonic times compare only where `boot` is the same: each process counts its own. */
export type Moment = Stamp & { readonly wall: Instant };

const boots = new WeakMap<Clock, string>();

/** Reads both clocks at once. */
export function momentOf(clock: Clock): Moment {
  const boot = boots.get(clock) ?? randomUUID();
  boots.set(clock, boot);
  return { wall: clock.now(), boot, monotonicMs: clock.monotonicMs() };
}

/** Milliseconds since a mark of this very process, on the clock that cannot jump; undefined for any other mark. */
export function elapsedMs(from: StampedMoment | undefined, now: Moment): number | undefined {
  return from?.stamp !== undefined && from.stamp.boot === now.boot
    ? Math.max(0, now.monotonicMs - from.stamp.monotonicMs)
    : undefined;
}

/**
 * Milliseconds since a mark of this very process, by the clock that says more: one stands still in sleep, and the other
 * may be set back. Undefined for any other mark. For what must not be older than something.
 */
export function oldestAgeMs(from: StampedMoment | undefined, now: Moment): number | undefined {
  const elapsed = elapsedMs(from, now);
  return elapsed === undefined || from === undefined ? undefined : Math.max(elapsed, now.wall - from.wall);
}

// The wall clock may be corrected by a little between two readings; more than this is a jump, or a sleep.
const AGREEMENT_MS = 2000;

/**
 * Milliseconds between two marks, or undefined where they cannot be measured. Within one process both clocks must
 * agree; across processes the same API must have dated both, and the result is exact to the second.
 */
export function durationMs(from: StampedMoment, to: StampedMoment): number | undefined {
  const { stamp } = from;
  if (stamp !== undefined && to.stamp?.boot === stamp.boot) {
    const monotonic = to.stamp.monotonicMs - stamp.monotonicMs;
    if (monotonic < 0 || Math.abs(to.wall - from.wall - monotonic) > AGREEMENT_MS) return undefined;
    return Math.round(monotonic * 10) / 10;
  }
  const served = servedMs(from.serverDate, to.serverDate);
  return served === undefined || served < 0 ? undefined : served;
}

// A Date header tells whole seconds, so two of them may seem up to one second too far apart.
const DATE_STEP_MS = 1000;

/**
 * Milliseconds that are left of a wait of `ms` that began at a mark. In the process that wrote the mark the monotonic
 * clock decides. In another one the platform's own clock does, where it dated the mark and now (`serverNow`), as far as
 * this machine's agrees; where it did not, the whole wait is left.
 */
export function waitLeftMs(
  from: StampedMoment,
  ms: number,
  now: Moment,
  serverNow: string | undefined,
): number {
  const elapsed = elapsedMs(from, now) ?? agreedMs(from, now, serverNow) ?? 0;
  return Math.max(0, ms - elapsed);
}

/**
 * Milliseconds since a mark of another process: by the platform's clock, and no more than this machine's own says, since
 * either may have been set. One that stood later then than now says nothing. Undefined where the platform's does not.
 */
export function agreedMs(
  from: StampedMoment,
  now: Moment,
  serverNow: string | undefined,
): number | undefined {
  const served = servedMs(from.serverDate, serverNow);
  if (served === undefined || served < 0) return undefined;
  const walled = now.wall - from.wall;
  return Math.max(0, Math.min(served - DATE_STEP_MS, walled < 0 ? Infinity : walled));
}

/**
 * Was one mark made after another? Undefined where nobody can tell: no two clocks that could be set differently are
 * compared. Within one process its own clock tells, else the dates of the platform, which name whole seconds.
 */
export function isAfter(mark: StampedMoment, other: StampedMoment): boolean | undefined {
  if (mark.stamp !== undefined && mark.stamp.boot === other.stamp?.boot)
    return mark.stamp.monotonicMs > other.stamp.monotonicMs;
  const served = servedMs(other.serverDate, mark.serverDate);
  return served === undefined || Math.abs(served) < DATE_STEP_MS ? undefined : served > 0;
}

function servedMs(from: string | undefined, to: string | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  const ms = Date.parse(to) - Date.parse(from);
  return Number.isNaN(ms) ? undefined : ms;
}

/** The wall time at which a wait of so many milliseconds will be over, for showing it. */
export function after(now: Moment, ms: number): Instant {
  return instant(Math.ceil(now.wall + ms));
}
