import { setTimeout } from "node:timers/promises";
import { instant, type Clock } from "../../../../shared/time.ts";

/** The machine's own clocks. */
export const machineClock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  async sleep(ms, signal) {
    try {
      await setTimeout(ms, undefined, signal === undefined ? {} : { signal });
    } catch {
      // This timer fails only if its signal aborts, which simply ends the sleep.
    }
  },
};
