import { instant, type Clock, type Instant } from "../../shared/time.ts";

/** A clock that advances only when the test advances it. */
export type VirtualClock = Clock & {
  /** Advances both clocks by `ms` milliseconds and wakes sleepers in the order of their due times. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock alone, as a user or a time server does. */
  jumpTo(at: Instant): void;
  /** How many sleeps are pending. */
  readonly sleeping: number;
};

type Sleeper = { readonly dueMs: number; readonly wake: () => void };

/** A virtual clock whose wall clock starts at `startMs`; its monotonic clock starts at 0. */
export function virtualClock(startMs = Date.UTC(2026, 0, 15, 12)): VirtualClock {
  let wallOffsetMs = startMs;
  let elapsedMs = 0;
  const sleepers = new Set<Sleeper>();

  const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (ms <= 0 || signal?.aborted === true) {
        resolve();
        return;
      }
      const sleeper: Sleeper = {
        dueMs: elapsedMs + ms,
        wake: () => {
          sleepers.delete(sleeper);
          signal?.removeEventListener("abort", sleeper.wake);
          resolve();
        },
      };
      sleepers.add(sleeper);
      signal?.addEventListener("abort", sleeper.wake, { once: true });
    });

  const advance = async (ms: number): Promise<void> => {
    const untilMs = elapsedMs + ms;
    for (;;) {
      const next = earliest(sleepers);
      if (next === undefined || next.dueMs > untilMs) break;
      elapsedMs = next.dueMs;
      next.wake();
      await settled();
    }
    elapsedMs = untilMs;
  };

  return {
    now: () => instant(wallOffsetMs + elapsedMs),
    monotonicMs: () => elapsedMs,
    sleep,
    advance,
    jumpTo: (at) => {
      wallOffsetMs = at - elapsedMs;
    },
    get sleeping() {
      return sleepers.size;
    },
  };
}

function earliest(sleepers: ReadonlySet<Sleeper>): Sleeper | undefined {
  let found: Sleeper | undefined;
  for (const sleeper of sleepers) if (found === undefined || sleeper.dueMs < found.dueMs) found = sleeper;
  return found;
}

/** Lets a woken sleeper run until its next sleep begins. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The send time of a request sent now, in the form needed to use a platform's date. */
export function askedAt(clock: Clock): { readonly wall: Instant; readonly monotonicMs: number } {
  return { wall: clock.now(), monotonicMs: clock.monotonicMs() };
}
