/** Counts what this process is doing with runs right now, so that nothing is taken away from under it. */
export type ActivityCounter = {
  /** Does the work and counts it meanwhile. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Is any run being worked on? */
  any(): boolean;
};

/** Nothing is under way yet. */
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
