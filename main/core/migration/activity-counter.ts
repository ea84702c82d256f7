/** Counts the pieces of work on runs in this process, so that nothing they use is removed meanwhile. */
export type ActivityCounter = {
  /** Runs `work` and counts it until it settles. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** True while at least one piece of work is running. */
  any(): boolean;
};

/** A counter at zero. */
export function activityCounter(): ActivityCounter {
  let count = 0;
  return {
    async during(work) {
      count += 1;
      try {
        return await work();
      } finally {
        count -= 1;
      }
    },
    any: () => count > 0,
  };
}
