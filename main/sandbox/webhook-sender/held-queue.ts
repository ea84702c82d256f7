import type { SandboxClock } from "../world/clock.ts";
import { emptyQueue, type Queue } from "./queue.ts";

/** Holds the only queue, and its clock: the sandbox's, plus the time by which it was advanced. */
export type HeldQueue = {
  readonly queue: () => Queue;
  readonly become: (next: Queue) => void;
  readonly nowMs: () => number;
  /** When the next update is tried; with `later`, the next one after now. */
  readonly nextAtMs: (later?: boolean) => number | undefined;
  /** Advances the clock by so many milliseconds. */
  readonly ahead: (ms: number) => void;
  /** Ignores all changes from now on. */
  readonly close: () => void;
};

/** Holds the saved queue, or an empty one. `changed` is called after every change. */
export function holdQueue(kept: Queue | undefined, clock: SandboxClock, changed: () => void): HeldQueue {
  let queue = kept ?? emptyQueue;
  let closed = false;
  const nowMs = (): number => clock.nowMs() + queue.aheadMs;
  const become = (next: Queue): void => {
    if (next === queue || closed) return;
    queue = next;
    changed();
  };
  return {
    queue: () => queue,
    become,
    nowMs,
    nextAtMs: (later = false) => {
      const from = later ? nowMs() : Number.NEGATIVE_INFINITY;
      const next = queue.waiting.reduce(
        (least, { nextAtMs }) => (nextAtMs > from ? Math.min(least, nextAtMs) : least),
        Number.POSITIVE_INFINITY,
      );
      return Number.isFinite(next) ? next : undefined;
    },
    ahead: (ms) => {
      if (ms > 0) become({ ...queue, aheadMs: queue.aheadMs + ms });
    },
    close: () => {
      closed = true;
    },
  };
}
