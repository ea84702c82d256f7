import { z } from "zod";

/** No wait that a platform of this kind imposes is longer than its 72-hour registration limit. */
export const LONGEST_WAIT_SECONDS = 72 * 3600;

/** A told wait as it may be counted: whole seconds, never negative, at most 72 hours, however much was told. */
export function boundedSeconds(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT_SECONDS);
}

/** A told wait as it is stored. Older versions kept some without a bound, and a moment that far away has no name. */
export const ToldSeconds = z.number().overwrite(boundedSeconds);
