import type { Clock } from "../../../shared/time.ts";

/** Waits for `work`, at most `ms` milliseconds. The work itself continues. */
export async function withTimeout(
  clock: Pick<Clock, "sleep">,
  ms: number,
  work: Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, clock.sleep(ms, over.signal)]);
  over.abort();
}
