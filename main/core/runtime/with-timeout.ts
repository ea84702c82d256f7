import type { Clock } from "../../../shared/time.ts";

/**
 * Waits for `work`, at most `ms` milliseconds. The work itself continues. No timer is left, which would keep a program
 * alive that has nothing else to do.
 */
export async function withTimeout(
  clock: Pick<Clock, "sleep">,
  ms: number,
  work: Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([work, clock.sleep(ms, over.signal)]);
  } finally {
    over.abort("over");
  }
}
