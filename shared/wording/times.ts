import type { Translate } from "./translate.ts";
import { LANGUAGE_FACTS, type Language } from "../language.ts";

/**
 * A duration: "850 ms", "12 s", "4 min 10 s", "2 h".
 *
 * Takes milliseconds; below zero counts as zero.
 */
export function durationInWords(t: Translate, ms: number): string {
  // By what is shown: 999.6 ms is 1.0 s.
  if (Math.round(ms) < 1000) return t("times.milliseconds", { ms: Math.max(0, Math.round(ms)) });
  if (Math.round(ms / 100) < 100)
    return t("times.fewSeconds", { seconds: withOneDecimal(t.language, ms / 1000) });
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t("times.seconds", { count: seconds });
  if (seconds < 3600)
    return pair(t, ["times.minutes", Math.floor(seconds / 60)], ["times.seconds", seconds % 60]);
  const minutes = Math.round(seconds / 60);
  return pair(t, ["times.hours", Math.floor(minutes / 60)], ["times.minutes", minutes % 60]);
}

/** A time from ISO 8601 as local time with its zone: "21 Nov 2026, 14:20:05 CET". */
export function localTime(say: Pick<Translate, "language">, iso: string): string {
  return momentIn(say.language, { dateStyle: "medium", timeStyle: "long" }, new Date(iso));
}

/**
 * The time from which something is possible, in the same form. Rounded up: who tries at the time that is shown isn't too
 * early.
 */
export function earliestTime(say: Pick<Translate, "language">, iso: string): string {
  return localTime(say, new Date(Math.ceil(Date.parse(iso) / 1000) * 1000).toISOString());
}

/**
 * A moment in the format of a language. The time zone is in Latin letters in each of them, as logs and the platform have
 * it: within a time, which is read from left to right, Arabic letters would fall apart.
 */
export function momentIn(language: Language, format: Intl.DateTimeFormatOptions, moment: Date): string {
  const zone = zoneAt(moment);
  const key = `${language} ${zone} ${JSON.stringify(format)}`;
  const kept = made.get(key);
  if (kept?.isOf(zone, moment) === true) return kept.writes(moment);
  const writes = momentFormat(language, format);
  if (made.size >= MOST_MADE) made.clear();
  made.set(key, { writes, isOf: format.timeZone === undefined ? sameZone() : () => true });
  return writes(moment);
}

/** A format that was made, and whether it still has the computer's time zone, at least for this moment. */
type Kept = {
  readonly writes: (moment: Date) => string;
  readonly isOf: (zone: string, moment: Date) => boolean;
};

/** Formats that were made, each under all that it depends on. */
const made = new Map<string, Kept>();
const MOST_MADE = 64;

/** The computer's time zone as it is at a moment: a format keeps the zone in which it was made, and a laptop travels. */
function zoneAt(moment: Date): string {
  const text = moment.toString();
  return text.slice(text.indexOf("GMT"));
}

/**
 * Compares with the zone in which the computer is now. Two zones with one name may have the same time in winter and not in
 * summer.
 */
function sameZone(): Kept["isOf"] {
  const offsets = new Intl.DateTimeFormat("en", { timeZoneName: "longOffset" });
  return (zone, moment) => {
    const name = offsets.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const offset = name.replaceAll(":", "");
    return zone.startsWith(offset === "GMT" ? "GMT+0000" : offset);
  };
}

/** The same for many moments at one time: a format takes far longer to make than to use. */
export function momentFormat(
  language: Language,
  format: Intl.DateTimeFormatOptions,
): (moment: Date) => string {
  const { locale, direction } = LANGUAGE_FACTS[language];
  if (direction === "ltr") {
    const only = new Intl.DateTimeFormat(locale, format);
    return (moment) => withTwoDigits(only.format(moment));
  }
  // The medium one has the month as a number.
  const written = new Intl.DateTimeFormat(
    locale,
    format.dateStyle === "medium" ? { ...format, dateStyle: "long" } : format,
  );
  const latin = new Intl.DateTimeFormat(LANGUAGE_FACTS.en.locale, format);
  return (moment) => {
    const zone = latin.formatToParts(moment).find(({ type }) => type === "timeZoneName");
    return written
      .formatToParts(moment)
      .map(({ type, value }) => (type === "timeZoneName" ? (zone?.value ?? value) : value))
      .join("");
  };
}

// Spanish drops the leading zero of the hour once seconds are shown, as if it were time that is left.
function withTwoDigits(text: string): string {
  return text.replace(/(?<![\d:+\u2212-])\d:\d\d/u, (time) => `0${time}`);
}

type Part = readonly [unit: "times.seconds" | "times.minutes" | "times.hours", count: number];

function pair(t: Translate, [largeUnit, large]: Part, [smallUnit, small]: Part): string {
  const words = t(largeUnit, { count: large });
  return small === 0 ? words : t("times.pair", { large: words, small: t(smallUnit, { count: small }) });
}

// Rounded first: Intl rounds the written decimals, not the number itself.
function withOneDecimal(language: Language, value: number): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, decimals).format(Number(value.toFixed(1)));
}
