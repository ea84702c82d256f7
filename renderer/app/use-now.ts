import { useSyncExternalStore } from "react";

type Ticker = { readonly subscribe: (tick: () => void) => () => void; readonly now: () => number };

/** One timer shared by everything that counts time in the window; stopped while there are no subscribers. */
function createTicker(everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = Date.now();
  const tick = (): void => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(tick, everyMs);
      // Others may have subscribed before, and the last tick may be almost one interval old.
      if (now !== Date.now()) tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === undefined) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    now: () => now,
  };
}

const seconds = createTicker(1_000);
const tenths = createTicker(100);
const halfMinutes = createTicker(30_000);

/** Milliseconds since 1970, updated every second. */
export function useNow(): number {
  return useSyncExternalStore(seconds.subscribe, seconds.now);
}

/** Milliseconds since 1970, updated ten times a second, for a step in progress. */
export function useFineNow(): number {
  return useSyncExternalStore(tenths.subscribe, tenths.now);
}

/** Today's date in this computer's time zone. Renders again when another day has begun, or the clock was set to one. */
export function useToday(): string {
  return useSyncExternalStore(halfMinutes.subscribe, () => new Date(halfMinutes.now()).toDateString());
}

/**
 * Whether a time (ISO 8601) is older than so many milliseconds. Renders again only when that changes, not every second.
 */
export function useOlderThan(at: string | undefined, ms: number): boolean {
  return useSyncExternalStore(
    seconds.subscribe,
    () => at !== undefined && seconds.now() - Date.parse(at) > ms,
  );
}
