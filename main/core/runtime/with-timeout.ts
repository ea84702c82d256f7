import type { Clock } from "../../../shared/time.ts";

/** Waits for work, but no longer than so many milliseconds. The work itself goes on. */
export async function withTimeout(
  clock: Pick<Clock, "sleep">,
  ms: number,
  work: Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, clock.sleep(ms, over.signal)]);
  over.abort();
}
