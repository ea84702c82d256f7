/** The allowed range of each limit of the store, in whole numbers. */
export const LIMITS = {
  keepDays: { least: 1, most: 3_650 },
  capMegabytes: { least: 16, most: 1_000_000 },
} as const;

/** Parses a whole number within the limits; undefined for anything else. */
export function wholeWithin(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}
