import { z } from "zod";

/** A time of the day on the clock on the wall, as 24 hours: "22:00". */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** When the desktop's notices are held back. */
export const QuietHours = z.object({
  on: z.boolean(),
  from: TimeOfDay,
  /** Earlier than `from`: on the next day. The same: the whole day. */
  until: TimeOfDay,
  /** Whether a notice comes through that a number may be off the air. */
  urgentPasses: z.boolean(),
});
export type QuietHours = z.infer<typeof QuietHours>;

export const NO_QUIET_HOURS: QuietHours = { on: false, from: "22:00", until: "07:00", urgentPasses: true };

/**
 * Whether it is quiet at a time of the day, in minutes since midnight on the clock on the wall. Where that clock is put
 * forward or back, the hours begin and end when it shows them.
 */
export function isQuietAt({ on, from, until }: QuietHours, minute: number): boolean {
  if (!on) return false;
  const [first, last] = [minutesOf(from), minutesOf(until)];
  if (first === last) return true;
  return first < last ? minute >= first && minute < last : minute >= first || minute < last;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
