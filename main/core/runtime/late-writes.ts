import type { Result } from "../../../shared/result.ts";

type Written = Result<null, unknown>;

/** What is left to write of one thing, in this order; each is done once. */
export type LateWrite = { readonly left: (() => Written)[] };

/** Writes what came late, and tries again what cannot be written now, for as long as the program runs. */
export type LateWrites<W extends LateWrite> = {
  /** `tried` hears of each try and is told whether it was the first. */
  add(write: W, tried: (first: boolean) => void): void;
  /** What is not done yet. */
  open(): readonly W[];
  /** Tries once more what is not done, and takes no more. */
  stop(): void;
};

/** How often is tried again, in milliseconds: at first, and later on. */
export type Pace = { readonly againMs: number; readonly rarelyMs: number };

/** What is in the way passes (another process at work) or lasts (a full disk): first it is tried often, then now and then. */
export const USUAL_PACE: Pace = { againMs: 1000, rarelyMs: 30_000 };
const OFTEN = 60;

/** Makes what keeps trying. */
export function createLateWrites<W extends LateWrite>({ againMs, rarelyMs }: Pace): LateWrites<W> {
  const open = new Map<W, NodeJS.Timeout | undefined>();
  let stopped = false;
  const attempt = (write: W, tried: (first: boolean) => void, tries: number): void => {
    if (isDone(write)) open.delete(write);
    else {
      const timer = setTimeout(() => attempt(write, tried, tries + 1), tries < OFTEN ? againMs : rarelyMs);
      // A program that has nothing else to do ends without it.
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

/** Does what is left, as far as it can be done. */
function isDone({ left }: LateWrite): boolean {
  for (let next = left[0]; next !== undefined; next = left[0]) {
    // Taken off first: what it leaves to be done after it stands in its place.
    left.shift();
    if (next().ok) continue;
    left.unshift(next);
    return false;
  }
  return true;
}
