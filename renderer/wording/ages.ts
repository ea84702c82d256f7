import { LANGUAGE_FACTS } from "../../shared/language.ts";
import { localTime } from "./local-time.ts";
import type { WindowTranslate } from "./window-translate.ts";

/** A clock that was set back by less isn't worth telling. */
const SET_BACK_MS = 60_000;

/**
 * How long ago `then` was, in one unit: "12 s ago", "3 min ago", "2 h ago", "5 days ago". Both are milliseconds since 1970.
 *
 * Days are counted, since "yesterday" is said of a day and not of 24 hours. Of a time that the clock, set back since, has
 * yet to reach, nothing is known but the time itself.
 */
export function ageInWords(t: WindowTranslate, then: number, now: number): string {
  const ms = now - then;
  if (ms < -SET_BACK_MS) return localTime(t.language, new Date(then).toISOString(), { seconds: true, now });
  const seconds = Math.floor(ms / 1_000);
  if (seconds < 2) return t("window.age.now");
  if (seconds < 60) return t("window.age.seconds", { n: seconds });
  if (seconds < 3_600) return counted(t, Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return counted(t, Math.floor(seconds / 3_600), "hour");
  return counted(t, Math.floor(seconds / 86_400), "day");
}

function counted({ language }: WindowTranslate, count: number, unit: "minute" | "hour" | "day"): string {
  // Short for a day is one letter in some languages; in Indonesian it is that of an hour.
  const style = unit === "day" ? "long" : "short";
  const format = new Intl.RelativeTimeFormat(LANGUAGE_FACTS[language].locale, { numeric: "always", style });
  return format.format(-count, unit);
}
