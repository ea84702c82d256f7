/** A map that forgets what was set longest ago, a whole half at a time. */
export type RecentMap<V> = {
  /** The value of a key that was set since the turn before the last one. */
  of(key: string): V | undefined;
  set(key: string, value: V): void;
  /** Whether it was set since the last turn. */
  isRecent(key: string): boolean;
  /** How many were set since the last turn. */
  recent(): number;
  /** Forgets what wasn't set since the last turn. */
  turn(): void;
};

/**
 * Creates it, empty. What was set since the last turn is in one map and what was set before it in another, so that forgetting
 * drops a whole map: deleting from the front of one makes each look at it longer.
 */
export function recentMap<V>(): RecentMap<V> {
  let recent = new Map<string, V>();
  let before = new Map<string, V>();
  return {
    of: (key) => recent.get(key) ?? before.get(key),
    set: (key, value) => void recent.set(key, value),
    isRecent: (key) => recent.has(key),
    recent: () => recent.size,
    turn() {
      before = recent;
      recent = new Map();
    },
  };
}
