/** The middle one of some numbers; of an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** `157.3 ms` */
export function inMs(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}

/** `0.42` */
export function asRatio(ratio: number): string {
  return ratio.toFixed(2);
}
