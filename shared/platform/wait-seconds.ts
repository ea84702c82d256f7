import { z } from "zod";

/** Upper limit of a wait: the platform's longest one is its 72-hour registration limit. */
export const LONGEST_WAIT_SECONDS = 72 * 3600;

/** Gives a wait in whole seconds, limited to 0 to 72 hours, whatever the platform stated. What is no number is the longest. */
export function boundedSeconds(seconds: number): number {
  if (Number.isNaN(seconds)) return LONGEST_WAIT_SECONDS;
  return Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT_SECONDS);
}

/**
 * A stored wait. Older versions stored some without a limit, and a date that far ahead cannot be represented.
 */
export const ToldSeconds = z.number().overwrite(boundedSeconds);
