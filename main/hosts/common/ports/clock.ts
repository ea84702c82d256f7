import { setTimeout } from "node:timers/promises";
import { instant, type Clock } from "../../../../shared/time.ts";

/** A timer of Node's that is longer than 2³¹ − 1 ms (24.8 days) ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The machine's own clocks. */
export const machineClock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  async sleep(ms, signal) {
    const options = signal === undefined ? {} : { signal };
    try {
      let leftMs = ms;
      for (; leftMs > LONGEST_TIMER_MS; leftMs -= LONGEST_TIMER_MS)
        await setTimeout(LONGEST_TIMER_MS, undefined, options);
      await setTimeout(leftMs, undefined, options);
    } catch {
      // This timer fails only if its signal aborts, which simply ends the sleep.
    }
  },
};
