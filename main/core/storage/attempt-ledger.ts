import { instant, type Instant } from "../../../shared/time.ts";

/** Register attempts left for a number. `freeAt`: when the oldest attempt leaves the 72-hour window. */
export type AttemptsLeft = { readonly inRun: number; readonly inWindow: number; readonly freeAt?: Instant };

/** Register requests that one run may send. */
export const ATTEMPTS_PER_RUN = 3;
/** Register requests for one number in any moving window; the platform blocks the number after ten. */
export const ATTEMPTS_PER_WINDOW = 8;
/** Length of the moving window: 72 hours. */
export const ATTEMPT_WINDOW_MS = 72 * 60 * 60 * 1000;

/** An attempt in the ledger. `at`: the latest moment it can have been (see quota-clock.ts). */
export type Attempt = { readonly run: string; readonly at: number };

/**
 * Counts the attempts left for one number. `now` is the earliest possible current time; an attempt dated in
 * the future counts.
 *
 * `run` undefined: for a run that does not exist yet. `freeAt` is on the current wall clock (`wallNow`).
 */
export function judgeAttempts(
  attempts: readonly Attempt[],
  asked: { now: number; wallNow: Instant; run?: string | undefined },
): AttemptsLeft {
  const counted = attempts.filter((attempt) => asked.now - attempt.at < ATTEMPT_WINDOW_MS);
  const inRun = asked.run === undefined ? 0 : attempts.filter((attempt) => attempt.run === asked.run).length;
  const left = {
    inRun: Math.max(0, ATTEMPTS_PER_RUN - inRun),
    inWindow: Math.max(0, ATTEMPTS_PER_WINDOW - counted.length),
  };
  if (counted.length === 0) return left;
  const oldest = Math.min(...counted.map((attempt) => attempt.at));
  return { ...left, freeAt: instant(asked.wallNow + (oldest + ATTEMPT_WINDOW_MS - asked.now)) };
}

/** True if one more register request may be sent. */
export function mayAttempt(left: AttemptsLeft): boolean {
  return left.inRun > 0 && left.inWindow > 0;
}

/** What two ledgers allow together: the smaller number of each; `freeAt` is the stricter ledger's. */
export function strictest(one: AttemptsLeft, other: AttemptsLeft): AttemptsLeft {
  const stricter = [one, other]
    .filter(({ freeAt }) => freeAt !== undefined)
    .toSorted((a, b) => a.inWindow - b.inWindow || (b.freeAt ?? 0) - (a.freeAt ?? 0))[0];
  return {
    inRun: Math.min(one.inRun, other.inRun),
    inWindow: Math.min(one.inWindow, other.inWindow),
    ...(stricter?.freeAt === undefined ? {} : { freeAt: stricter.freeAt }),
  };
}
