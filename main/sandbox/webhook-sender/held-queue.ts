import type { SandboxClock } from "../world/clock.ts";
import { emptyQueue, type Queue } from "./queue.ts";

/** Holds the one queue, and the clock that it lives by: the platform's, and what that was made to run ahead. */
export type HeldQueue = {
  readonly queue: () => Queue;
  readonly become: (next: Queue) => void;
  readonly nowMs: () => number;
  /** When the next update is tried; with `later`, the next one after now. */
  readonly nextAtMs: (later?: boolean) => number | undefined;
  /** Lets the clock run ahead by so many milliseconds more. */
  readonly ahead: (ms: number) => void;
  /** Changes nothing from now on. */
  readonly close: () => void;
};

/** A hold on what was kept, or on an empty queue. `changed` hears of every change. */
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
