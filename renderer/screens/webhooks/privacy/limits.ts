/** Between which whole numbers each limit of the store lies. */
export const LIMITS = {
  keepDays: { least: 1, most: 3_650 },
  capMegabytes: { least: 16, most: 1_000_000 },
} as const;

/** A typed whole number within its limits; undefined for anything else. */
export function wholeWithin(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}
