import { z } from "zod";
import { instant, type Instant } from "../../../shared/time.ts";
import { asTyped } from "../../../shared/typed-value.ts";

const Day = z.iso.date();
const Moment = z.iso.datetime({ offset: true });
const LocalMoment = z.iso.datetime({ offset: true, local: true });

type Reading = {
  /** The beginning of a day, given as the ms since 1970 of its midnight in UTC. */
  readonly dayFrom: (ms: number) => Instant;
  /** Whether a time without a zone is one of this computer. */
  readonly local: boolean;
};

/**
 * Reads a day or a time of `--since` in ISO 8601; undefined if it is none, such as a day that no month has. What is before
 * 1970 is 1970: nothing can be older.
 */
export function sinceFrom(given: string, { dayFrom, local }: Reading): Instant | undefined {
  const typed = asTyped(given);
  const isDay = Day.safeParse(typed).success;
  const zoned = typed.replace(/(?<=[+-]\d{2})(?=\d{2}$)/, ":");
  if (!isDay && !(local ? LocalMoment : Moment).safeParse(zoned).success) return undefined;
  const ms = Math.max(0, Date.parse(zoned));
  return isDay ? dayFrom(ms) : instant(ms);
}
