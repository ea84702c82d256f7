const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long the cloud retries. */
export const CLOUD_TRIES_FOR_MS = 7 * 24 * HOUR_MS;

/**
 * Waits between the cloud's attempts, increasing; the last one repeats. Only "decreasing frequency" is
 * published: the steps are assumed.
 */
const CLOUD_WAITS_MS = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** Gives the milliseconds until the cloud retries after so many failures, counted from 1. */
export function cloudWaitMs(failures: number): number {
  return CLOUD_WAITS_MS[Math.min(failures, CLOUD_WAITS_MS.length) - 1] ?? 24 * HOUR_MS;
}

/** The on-premises client's back-off settings. */
export type BackOff = { readonly stepMs: number; readonly mostMs: number };

/**
 * Gives the milliseconds until the on-premises client retries: one step more after each failure, up to a
 * limit, without end.
 */
export function onPremWaitMs(failures: number, { stepMs, mostMs }: BackOff): number {
  return Math.min(failures * stepMs, mostMs);
}
