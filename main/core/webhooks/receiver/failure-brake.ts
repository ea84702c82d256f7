/** Counts failures of the last minute. */
export type RateLimiter = {
  /** Milliseconds until another try is looked at; 0 where it is now. */
  waitMs(nowMs: number): number;
  failed(nowMs: number): void;
};

/**
 * Lets `most` failures pass in any `perMs` milliseconds. One brake for everybody: behind a tunnel all senders have the
 * same address.
 */
export function rateLimiter(most = 5, perMs = 60_000): RateLimiter {
  let failures: readonly number[] = [];
  const recent = (nowMs: number): readonly number[] => failures.filter((at) => nowMs - at < perMs);
  return {
    waitMs(nowMs) {
      failures = recent(nowMs);
      const oldest = failures[0];
      return failures.length < most || oldest === undefined ? 0 : oldest + perMs - nowMs;
    },
    failed(nowMs) {
      failures = [...recent(nowMs), nowMs].slice(-most);
    },
  };
}
