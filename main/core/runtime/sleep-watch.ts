import type { Clock } from "../../../shared/time.ts";
import { runDetached } from "./run-detached.ts";
import type { PowerPort } from "./ports.ts";

// At least 30 s, because the accelerated clock of the tests skips shorter waits.
const TICK_MS = 30_000;
/** If this much more than the wait has passed, the process was suspended, or the clock was set. */
const GAP_MS = 30_000;

/**
 * Calls `onWake` after the machine slept, until the returned function is called.
 *
 * Uses the host's events if it has them, and also the gap that a sleep leaves on at least one clock; which
 * clock runs on differs by system. It may be called twice for one sleep, and after the clock was set, so the
 * listener should only refresh.
 */
export function watchSleep(
  { clock, power }: { readonly clock: Clock; readonly power?: PowerPort | undefined },
  onWake: () => void,
): () => void {
  const over = new AbortController();
  const unlisten = power?.onWake(onWake);
  const tick = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const [wall, monotonicMs] = [clock.now(), clock.monotonicMs()];
      await clock.sleep(TICK_MS, over.signal);
      if (over.signal.aborted) return;
      const passedMs = Math.max(clock.now() - wall, clock.monotonicMs() - monotonicMs);
      if (passedMs - TICK_MS >= GAP_MS) onWake();
    }
  };
  runDetached(tick());
  return () => {
    unlisten?.();
    over.abort();
  };
}
