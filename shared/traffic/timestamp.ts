import { instant, type Instant } from "../time.ts";
import type { ZoneClock } from "./zone.ts";

/** A moment that was read from a text. */
export type ReadTimestamp = {
  readonly at: Instant;
  /** How it was written: a date with its offset, one without (read by the zone's clocks), or a Unix time. */
  readonly form: "offset" | "local" | "unix";
};

const DATE =
  /^(\d{4})[-/](\d{2})[-/](\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(?:(Z|UTC|GMT)|([+-])(\d{2}):?(\d{2})?)?$/i;
const UNIX = /^(\d{10})(?:\.\d{1,9})?$|^(\d{13})$/;
const EARLIEST = Date.UTC(2000, 0);
const DAY_MS = 86_400_000;

/**
 * Reads a date with a time of day (year first), or a Unix time in seconds or milliseconds.
 *
 * Undefined for what can be read in two ways, such as 03/04/2026, and for times before 2000 or in the future.
 */
export function readTimestamp(text: string, clock: ZoneClock, now: Instant): ReadTimestamp | undefined {
  const read = unixIn(text) ?? dateIn(text, clock);
  return read === undefined || read.at < EARLIEST || read.at > now + DAY_MS ? undefined : read;
}

function unixIn(text: string): ReadTimestamp | undefined {
  const [, seconds, milliseconds] = UNIX.exec(text) ?? [];
  if (seconds !== undefined) return { at: instant(Number(seconds) * 1000), form: "unix" };
  return milliseconds === undefined ? undefined : { at: instant(Number(milliseconds)), form: "unix" };
}

function dateIn(text: string, clock: ZoneClock): ReadTimestamp | undefined {
  const match = DATE.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(numberIn);
  const shownMs = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59));
  const date = new Date(shownMs);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60;
  if (!isReal || second > 60) return undefined;
  const [utc, sign, hours, minutes] = match.slice(7);
  if (utc === undefined && sign === undefined) return { at: clock.momentOf(shownMs), form: "local" };
  const offset = numberIn(hours) * 60 + numberIn(minutes);
  if (offset > 14 * 60 || numberIn(minutes) > 59) return undefined;
  return { at: instant(shownMs - (sign === "-" ? -offset : offset) * 60_000), form: "offset" };
}

function numberIn(digits: string | undefined): number {
  return Number(digits ?? 0);
}
