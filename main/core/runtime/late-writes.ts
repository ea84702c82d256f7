import type { Result } from "../../../shared/result.ts";

type Written = Result<null, unknown>;

/** The remaining writes of one late answer, in this order; each is done once. */
export type LateWrite = { readonly left: (() => Written)[] };

/** Does late writes, and retries failed ones for as long as the program runs. */
export type LateWrites<W extends LateWrite> = {
  /** `tried` is called after each attempt; `first` is true for the first one. */
  add(write: W, tried: (first: boolean) => void): void;
  /** The writes that are not done yet. */
  open(): readonly W[];
  /** Retries the remaining writes once, then accepts no more. */
  stop(): void;
};

/** The retry intervals in milliseconds: at first, and after 60 attempts. */
export type Pace = { readonly againMs: number; readonly rarelyMs: number };

/**
 * An obstacle may be short (another process is working) or long (a full disk), so retries are frequent at
 * first and rare later.
 */
export const USUAL_PACE: Pace = { againMs: 1000, rarelyMs: 30_000 };
const FREQUENT_TRIES = 60;

/** Creates the retry loop for late writes. */
export function createLateWrites<W extends LateWrite>({ againMs, rarelyMs }: Pace): LateWrites<W> {
  const open = new Map<W, NodeJS.Timeout | undefined>();
  let stopped = false;
  const attempt = (write: W, tried: (first: boolean) => void, tries: number): void => {
    if (isDone(write)) open.delete(write);
    else {
      const timer = setTimeout(
        () => attempt(write, tried, tries + 1),
        tries < FREQUENT_TRIES ? againMs : rarelyMs,
      );
      // The timer does not keep the process alive.
      open.set(write, timer.unref());
    }
    tried(tries === 1);
  };
  return {
    add(write, tried) {
      if (stopped) return;
      open.set(write, undefined);
      attempt(write, tried, 1);
    },
    open: () => [...open.keys()],
    stop() {
      stopped = true;
      for (const [write, timer] of open) {
        clearTimeout(timer);
        isDone(write);
      }
      open.clear();
    },
  };
}

/** Does the remaining writes until one fails; true once all are done. */
function isDone({ left }: LateWrite): boolean {
  for (let next = left[0]; next !== undefined; next = left[0]) {
    // Removed first, because the write may add another one in its position.
    left.shift();
    if (next().ok) continue;
    left.unshift(next);
    return false;
  }
  return true;
}
