import { setImmediate, setTimeout } from "node:timers/promises";
import { instant, type Clock } from "../../shared/time.ts";

/** Sleeps at least this long are deadlines of something running meanwhile, and keep real time. */
const DEADLINE_MS = 30_000;

/**
 * A clock for whole runs over real sockets: real time passes, and each shorter sleep ends at once and counts
 * as elapsed.
 */
export function hastyClock(): Clock & { readonly sleptMs: number; skip(ms: number): void } {
  let skippedMs = 0;
  return {
    now: () => instant(Date.now() + skippedMs),
    monotonicMs: () => performance.now() + skippedMs,
    async sleep(ms, signal) {
      if (ms >= DEADLINE_MS) {
        await setTimeout(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }).catch(
          () => undefined,
        );
        return;
      }
      skippedMs += Math.ceil(ms);
      await setImmediate();
    },
    skip(ms) {
      skippedMs += ms;
    },
    get sleptMs() {
      return skippedMs;
    },
  };
}
