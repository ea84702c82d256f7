import { LOCALES } from "../../shared/wording/times.ts";
import type { Language } from "../../shared/language.ts";

type Told = {
  /** Seconds matter where somebody waits for the moment or compares it with a log. */
  readonly seconds?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: number;
};

/** A moment as the clock on the wall here shows it: always with its zone, and with its day where that is not today. */
export function localTime(
  language: Language,
  at: string,
  { seconds = false, now = Date.now() }: Told = {},
): string {
  const moment = new Date(at);
  const day = { year: "numeric", month: "short", day: "numeric" } as const;
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...(moment.toDateString() === new Date(now).toDateString() ? {} : day),
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds ? { second: "2-digit" } : {}),
    timeZoneName: "short",
  }).format(moment);
}
