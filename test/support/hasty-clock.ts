import { setImmediate, setTimeout } from "node:timers/promises";
import { instant, type Clock } from "../../shared/time.ts";

/** Longer sleeps are deadlines of something that runs meanwhile, and stay real. */
const DEADLINE_MS = 30_000;

/** A clock for whole runs over real sockets: real time goes on, but every pause is over at once and counted as waited. */
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
