import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { isoOf, type Clock } from "../../../../shared/time.ts";

/** Time for all queries that a user waits for; below the 90 s within which something must be shown. */
export const QUERIES_TOTAL_MS = 60_000;

/**
 * Makes a read-only call that ends at a monotonic time: it is not sent later than that, and a running one
 * then counts as unanswered. Only for calls that change nothing, because the running request continues.
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
    // Without a reason, an error with a stack trace would be made for each call.
    answered.abort("answered");
  }
}
