import type { Language } from "../../../shared/language.ts";

/*
 * Reads times as a person does, from their text alone. It shares no code with what writes them, so that a time that is
 * rounded, dated or zoned wrongly is noticed.
 */

/** The moments that a text can mean: from its first millisecond up to, and without, `end`. */
export type Span = { readonly start: number; readonly end: number };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The zones that the languages name by letters, in hours from UTC. */
const ZONES: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  CET: 1,
  CEST: 2,
  BST: 1,
  EST: -5,
  EDT: -4,
  WIB: 7,
};

const CLOCK = /(?<!\d)(\d{2})[:.](\d{2})(?:[:.](\d{2}))?(?!\d)/u;
const ZONE = /(?:GMT|UTC)([+\u2212-])(\d{1,2})(?:[:.](\d{2}))?|\b(UTC|GMT|CES?T|BST|E[SD]T|WIB)\b/u;

/**
 * What a time of day means to someone who reads it at `now`: without a day it is today's. Undefined if it is no time with
 * its zone.
 */
export function readTime(text: string, now: number): Span | undefined {
  const clock = CLOCK.exec(text);
  const zone = ZONE.exec(text);
  if (clock === null || zone === null) return undefined;
  const offset = offsetOf(zone);
  const [written, hours = "", minutes = "", seconds] = clock;
  const ofDay = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds ?? 0) * SECOND;
  const midnight = dayOf(text.replace(written, "").replace(zone[0], ""), now, offset);
  if (midnight === undefined) return undefined;
  const start = midnight + ofDay - offset;
  return { start, end: start + (seconds === undefined ? MINUTE : SECOND) };
}

function offsetOf([, sign, hours = "0", minutes = "0", name]: RegExpExecArray): number {
  if (name !== undefined) return (ZONES[name] ?? Number.NaN) * HOUR;
  return (sign === "+" ? 1 : -1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}

/** The midnight, as if it were UTC, of the nearest day with the day of the month that the text has. */
function dayOf(text: string, now: number, offset: number): number | undefined {
  const today = Math.floor((now + offset) / DAY) * DAY;
  const [day, year] = (text.match(/\d+/gu) ?? []).map(Number);
  if (day === undefined) return zonedToday(now);
  const near = Array.from({ length: 41 }, (_, at) => today + (at - 20) * DAY);
  return near
    .filter((one) => new Date(one).getUTCDate() === day && new Date(one).getUTCFullYear() === year)
    .toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today))[0];
}

/** Today as this computer's calendar has it, which is not always the zone's of the time that is read. */
function zonedToday(now: number): number {
  const today = new Date(now);
  return Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
}

/** A clock that counts: "0:52", "1:02:05". */
export function readClock(text: string): number | undefined {
  const [, large = "", small = "", smallest] = /^(\d+):(\d{2})(?::(\d{2}))?$/u.exec(text) ?? [];
  if (large === "") return undefined;
  const parts = [large, small, ...(smallest === undefined ? [] : [smallest])].map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0) * SECOND;
}

/** A whole word of any script: what `\b` is for Latin letters alone. */
const word = (forms: string): RegExp => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, "u");

/** How the languages call a day, an hour, a minute and a second. */
const UNITS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: ["days?", "h|hr", "min", "s"].map(word),
  es: ["días?", "h", "min", "s"].map(word),
  "pt-BR": ["dias?", "h", "min", "s"].map(word),
  id: ["hari", "jam", "mnt", "dtk"].map(word),
  ar: ["يوم|يومين|يومًا|أيام", "ساعة|ساعتين|ساعات", "دقيقة|دقيقتين|دقائق", "ث"].map(word),
};
const LENGTHS = [DAY, HOUR, MINUTE, SECOND] as const;

/** Arabic tells one and two by the form of the word. */
const ONE = /واحد/u;
const TWO = /(?:يومين|ساعتين|دقيقتين)/u;

/** How long ago something was, in one unit: the least, and the most without itself. Undefined if the text tells no span. */
export function readAge(text: string, language: Language, justNow: string): Span | undefined {
  if (text === justNow) return { start: 0, end: 2 * SECOND };
  const units = LENGTHS.filter((_ms, at) => UNITS[language][at]?.test(text) === true);
  const [unit] = units;
  if (unit === undefined || units.length > 1) return undefined;
  const written = /\d+/u.exec(text)?.[0];
  const count = TWO.test(text) ? 2 : ONE.test(text) ? 1 : written === undefined ? undefined : Number(written);
  return count === undefined ? undefined : { start: count * unit, end: (count + 1) * unit };
}
