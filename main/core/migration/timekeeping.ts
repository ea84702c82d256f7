import { randomUUID } from "node:crypto";
import type { Stamp } from "../../../shared/migration/journal-entry.ts";
import type { StampedMoment } from "../../../shared/migration/platform-wait.ts";
import { instant, type Clock, type Instant } from "../../../shared/time.ts";

/** A moment on both clocks. Monotonic times compare only within one `boot`: each process has its own. */
export type Moment = Stamp & { readonly wall: Instant };

const boots = new WeakMap<Clock, string>();

/** Reads both clocks at once. */
export function momentOf(clock: Clock): Moment {
  const boot = boots.get(clock) ?? randomUUID();
  boots.set(clock, boot);
  return { wall: clock.now(), boot, monotonicMs: clock.monotonicMs() };
}

/** Milliseconds since a mark of this process, by the monotonic clock; undefined for any other mark. */
export function elapsedMs(from: StampedMoment | undefined, now: Moment): number | undefined {
  return from?.stamp !== undefined && from.stamp.boot === now.boot
    ? Math.max(0, now.monotonicMs - from.stamp.monotonicMs)
    : undefined;
}

/**
 * Milliseconds since a mark of this process, by whichever clock shows more; undefined for any other mark.
 *
 * For upper age limits: the monotonic clock stops in sleep, and the wall clock may be set back.
 */
export function oldestAgeMs(from: StampedMoment | undefined, now: Moment): number | undefined {
  const elapsed = elapsedMs(from, now);
  return elapsed === undefined || from === undefined ? undefined : Math.max(elapsed, now.wall - from.wall);
}

// The wall clock may be corrected slightly between two readings; a larger difference is a jump or a sleep.
const AGREEMENT_MS = 2000;

/**
 * Milliseconds between two marks, or undefined if they can't be measured.
 *
 * Within one process both clocks must agree. Across processes the same API must have dated both marks, and
 * the result has whole seconds.
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

// A Date header has whole seconds, so two of them may seem up to one second too far apart.
const DATE_STEP_MS = 1000;

/**
 * Milliseconds left of a wait of `ms` that began at a mark.
 *
 * In the process that wrote the mark the monotonic clock decides. In another process the platform's clock
 * decides, if it dated both the mark and now (`serverNow`), and counts no more than this machine's clock.
 * Otherwise the whole wait is left.
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
 * Milliseconds since a mark of another process, by the platform's clock; undefined without its dates, or if
 * it went back.
 *
 * At most what this machine's clock shows, since either may have been set; a machine clock that went back is
 * ignored.
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
 * True if one mark was made after another; undefined if that is unknown.
 *
 * Within one process its monotonic clock decides, else the platform's dates, which have whole seconds. Two
 * clocks that can be set differently are never compared.
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

/** The wall time, rounded up, at which a wait of `ms` milliseconds ends; for display. */
export function after(now: Moment, ms: number): Instant {
  return instant(Math.ceil(now.wall + ms));
}
