import type { Language } from "../../shared/language.ts";
import { momentIn } from "../../shared/wording/times.ts";

type Options = {
  /** Shows seconds, for times that a user waits for or compares with a log. */
  readonly seconds?: boolean;
  /** Milliseconds since 1970; now if missing. */
  readonly now?: number | undefined;
};

/** A time in this computer's time zone: always with the zone, and with the day if that is not today. */
export function localTime(
  language: Language,
  at: string,
  { seconds = false, now = Date.now() }: Options = {},
): string {
  const moment = new Date(at);
  const day = { year: "numeric", month: "short", day: "numeric" } as const;
  const format: Intl.DateTimeFormatOptions = {
    ...(moment.toDateString() === new Date(now).toDateString() ? {} : day),
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds ? { second: "2-digit" } : {}),
    timeZoneName: "short",
  };
  const text = momentIn(language, format, moment);
  // Spanish drops the leading zero of the hour once seconds are shown.
  return text.replace(/(?<!\d)\d:\d\d/u, (time) => `0${time}`);
}
