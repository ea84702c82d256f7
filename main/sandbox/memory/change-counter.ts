/** Counts changes of any kind and notifies listeners. */
export type ChangeCounter = {
  readonly beat: () => void;
  readonly count: () => number;
  readonly listen: (listener: () => void) => () => void;
};

/** Creates a counter that starts at `count`. */
export function createChangeCounter(count: number): ChangeCounter {
  let beats = count;
  const listeners = new Set<() => void>();
  return {
    count: () => beats,
    beat: () => {
      beats += 1;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
