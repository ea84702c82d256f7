import { LANGUAGE_FACTS, type Language } from "../../shared/language.ts";
import { isolated } from "../../shared/wording/isolates.ts";
import { momentIn } from "../../shared/wording/times.ts";

type Options = {
  /** Shows seconds, for times that a user waits for or compares with a log. */
  readonly seconds?: boolean;
  /** Rounds up to what is shown: from then on, something is possible. */
  readonly earliest?: boolean;
  /** Milliseconds since 1970; now if missing. */
  readonly now?: number | undefined;
};

/** A time in this computer's time zone: always with the zone, and with the day if that is not today. */
export function localTime(
  language: Language,
  at: string,
  { seconds = false, earliest = false, now = Date.now() }: Options = {},
): string {
  const shownMs = earliest ? (seconds ? 1_000 : 60_000) : 1;
  const moment = new Date(Math.ceil(Date.parse(at) / shownMs) * shownMs);
  const day = { year: "numeric", month: "short", day: "numeric" } as const;
  const format: Intl.DateTimeFormatOptions = {
    ...(moment.toDateString() === new Date(now).toDateString() ? {} : day),
    hour: "2-digit",
    minute: "2-digit",
    ...(seconds ? { second: "2-digit" } : {}),
    timeZoneName: "short",
  };
  const told = momentIn(language, format, moment);
  // Many of them stand by themselves, where no sentence marks them: "CET 01:57" otherwise.
  return LANGUAGE_FACTS[language].direction === "rtl" ? isolated(told) : told;
}
