import type { Timeline } from "./timeline.ts";

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setImmediate: globalThis.setImmediate,
};

/** A timer in simulated time, with the methods of Node's that are used. */
class SimulatedTimer {
  readonly cancel: () => void;
  constructor(cancel: () => void) {
    this.cancel = cancel;
  }
  unref(): this {
    return this;
  }
  ref(): this {
    return this;
  }
}

/**
 * Puts simulated timers in place of the global ones until the returned function is called: time limits of requests
 * are measured with them. Nothing else may run in this process meanwhile.
 */
export function simulateTimers(timeline: Timeline): () => void {
  const later = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): SimulatedTimer =>
    new SimulatedTimer(timeline.after(ms, () => run(...given)));
  Object.assign(globalThis, {
    setTimeout: later,
    clearTimeout: (timer: unknown) => (timer instanceof SimulatedTimer ? timer.cancel() : undefined),
    setImmediate: (run: (...given: unknown[]) => void, ...given: unknown[]) => later(run, 0, ...given),
  });
  return () => {
    Object.assign(globalThis, real);
  };
}
