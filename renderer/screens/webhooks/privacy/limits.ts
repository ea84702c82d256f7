/** The allowed range of each limit of the store, in whole numbers. */
export const LIMITS = {
  keepDays: { least: 1, most: 3_650 },
  capMegabytes: { least: 16, most: 1_000_000 },
} as const;
