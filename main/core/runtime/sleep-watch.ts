import type { Clock } from "../../../shared/time.ts";
import { runDetached } from "./run-detached.ts";
import type { PowerPort } from "./ports.ts";

// At least as long as tests on a hasty clock leave real.
const TICK_MS = 30_000;
/** So much more than was waited for has passed: this process did not run meanwhile, or the clock was set. */
const GAP_MS = 30_000;

/**
 * Calls `onWake` after the machine slept, until the returned function is called: by the host's word where it has one,
 * and otherwise by the gap that a sleep leaves. One clock at least runs on through it, which one differs by system. It
 * may be called twice for one sleep, and after the clock was set: whoever hears it looks again, and nothing more.
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
