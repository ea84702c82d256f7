import { QUARTER_MS, zoneClock } from "./zone.ts";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const QUARTER_MINUTES = QUARTER_MS / MINUTE_MS;

/**
 * The zone of this computer, in a form that `zoneClock` knows. Where its setting has rules of its own instead of a name, such
 * as TZ=UTC+3, or is empty, the system names none, or one that isn't: then it is the present distance from UTC.
 */
export function zoneHere(): string {
  // Typed as a text, and missing for some settings.
  const named: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (named !== undefined && zoneClock(named) !== undefined) return named;
  const ahead = Math.round(-new Date().getTimezoneOffset() / QUARTER_MINUTES) * QUARTER_MINUTES;
  if (ahead === 0) return "UTC";
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / HOUR_MINUTES), Math.abs(ahead) % HOUR_MINUTES];
  return `${ahead < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
