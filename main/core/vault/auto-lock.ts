import type { Clock } from "../../../shared/time.ts";
import { everyUnheld, type Every } from "../every.ts";

const LOOK_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;

export type AutoLock = {
  /** A person is there: the time begins anew. */
  touch(): void;
  stop(): void;
};

type Given = {
  readonly clock: Clock;
  /** Minutes without a touch after which to lock; 0 is never. Asked each time, since it can be changed. */
  readonly minutes: () => number;
  /** Nothing is locked away from under work that goes on; it counts as a touch. */
  readonly isBusy: () => boolean;
  readonly isOpen: () => boolean;
  readonly lock: () => void;
  readonly every?: Every;
};

/**
 * Locks a vault after a time in which nobody called. The time is measured on both clocks, and the longer one counts:
 * many monotonic clocks stand still while a machine sleeps.
 */
export function autoLock({ clock, minutes, isBusy, isOpen, lock, every = everyUnheld }: Given): AutoLock {
  let wall = clock.now();
  let monotonic = clock.monotonicMs();
  const touch = (): void => {
    wall = clock.now();
    monotonic = clock.monotonicMs();
  };
  const stop = every(LOOK_EVERY_MS, () => {
    if (!isOpen()) return;
    if (isBusy()) return touch();
    const limit = minutes();
    const idleMs = Math.max(clock.now() - wall, clock.monotonicMs() - monotonic);
    if (limit > 0 && idleMs >= limit * MINUTE_MS) lock();
  });
  return { touch, stop };
}
