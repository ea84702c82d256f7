import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { isoOf, type Clock } from "../../../../shared/time.ts";

/** All looks that a person waits for together; below the 90 seconds within which they must see something happen. */
export const QUERIES_TOTAL_MS = 60_000;

/**
 * Makes a reading call that ends at a monotonic time: later than that it is not made, and one that is under way counts
 * as not answered. Only for calls that change nothing, since the one under way goes on.
 */
export async function answeredWithin<T>(
  clock: Clock,
  endsAtMs: number,
  call: () => Promise<CallOutcome<T>>,
): Promise<CallOutcome<T>> {
  const startMs = clock.monotonicMs();
  const leftMs = endsAtMs - startMs;
  if (leftMs <= 0)
    return {
      kind: "notSent",
      cause: "cancelled-before-sending",
      evidence: { at: isoOf(clock.now()), durationMs: 0 },
    };
  const answered = new AbortController();
  const tooLate = clock.sleep(leftMs, answered.signal).then((): CallOutcome<T> => ({
    kind: "unknown",
    cause: "timeout",
    evidence: { at: isoOf(clock.now()), durationMs: clock.monotonicMs() - startMs },
  }));
  try {
    return await Promise.race([call(), tooLate]);
  } finally {
    answered.abort();
  }
}
