import { boundedSeconds } from "./wait-seconds.ts";

/*
 * The times that a platform's text names: amounts such as "1 hour 30 minutes", and dates. Whether one of them is a wait
 * is decided by who asks.
 */

/** The names of units in text. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|msecs?|milliseconds?)$/i, 0.001],
  [/^(?:s|secs?|seconds?)$/i, 1],
  [/^(?:m|mins?|minutes?)$/i, 60],
  [/^(?:h|hrs?|hours?)$/i, 3600],
  [/^(?:d|days?)$/i, 86_400],
  [/^(?:w|weeks?)$/i, 7 * 86_400],
  [/^(?:months?|years?)$/i, 30 * 86_400],
];

/** A whole number with its thousands separators and fraction, never the end of one. */
const AMOUNT = String.raw`(?<![0-9])(?<![0-9][.,])([0-9]+(?:[.,][0-9]+)*)`;
const TIME = new RegExp(String.raw`${AMOUNT}\s*([a-z]+)`, "gi");
/** Between two times of which either may be meant: "5 minutes or 1 hour", "2-3 hours". */
const OR = String.raw`\s*(?:[-–—]|\bto\b|\bor\b)\s*(?=[0-9])`;

const ZONE = String.raw`(?:\s?(?:Z|GMT|UTC|[+-][0-9]{2}:?[0-9]{2}))?`;
const DATES = [
  String.raw`[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?${ZONE})?`,
  String.raw`(?:[a-z]{3,9},? )?[0-9]{1,2}[ -][a-z]{3,9}[ -][0-9]{2,4},? [0-9]{2}:[0-9]{2}(?::[0-9]{2})?${ZONE}`,
  String.raw`[a-z]{3} [a-z]{3} [ 0-9][0-9] [0-9]{2}:[0-9]{2}:[0-9]{2} [0-9]{4}`,
].map((form) => `(?:${form})`);
const DATE = new RegExp(DATES.join("|"), "gi");
const STARTING_DATE = new RegExp(`^(?:${DATES.join("|")})`, "i");

/** The date that a text begins with, in ms since 1970; one without a zone is in UTC. NaN for one that doesn't exist. */
export function dateAtStart(text: string): number | undefined {
  const found = STARTING_DATE.exec(text)?.[0];
  return found === undefined ? undefined : msOf(found);
}

function msOf(date: string): number {
  if (/^[0-9-]+$/.test(date)) return Date.parse(date);
  const hasZone = /(?:Z|GMT|UTC|[0-9]\s?[+-][0-9]{2}:?[0-9]{2})$/i.test(date);
  return Date.parse(hasZone ? date : /^[0-9]{4}-/.test(date) ? `${date}Z` : `${date} GMT`);
}

/** The time that a text begins with: "1 hour 30 minutes" is one. Undefined for one that is over: "5 minutes ago". */
export function timeAtStart(text: string): number | undefined {
  const range = new RegExp(`^${AMOUNT}${OR}`, "i").exec(text);
  // "2-3 hours": the end of the range is the cautious reading.
  if (range !== null) return timeAtStart(text.slice(range[0].length));
  let end = 0;
  const own = timesIn(text).filter(({ from, to }) => {
    const follows = from === 0 || (end > 0 && /^[\s,]*(?:and\s+)?$/i.test(text.slice(end, from)));
    if (follows) end = to;
    return follows;
  });
  const rest = text.slice(end);
  if (own.length === 0 || isOver(rest)) return undefined;
  const other = new RegExp(`^${OR}`, "i").exec(rest);
  const orElse = other === null ? undefined : timeAtStart(rest.slice(other[0].length));
  return boundedSeconds(Math.max(sumOf(own), orElse ?? 0));
}

/** All times in a text that tells a wait; of several, the sum is the cautious reading. */
export function sumOfTimesIn(text: string): number | undefined {
  const times = timesIn(text);
  return times.length === 0 ? undefined : boundedSeconds(sumOf(times));
}

/** The longest time that a text names anywhere, or its latest date, as seconds from `nowMs` on. */
export function longestTimeIn(text: string, nowMs: number): number | undefined {
  const amounts = timesIn(text).flatMap(({ from }) => timeAtStart(text.slice(from)) ?? []);
  const dates = [...text.matchAll(DATE)]
    .map(([date]) => (msOf(date) - nowMs) / 1000)
    .filter((ahead) => ahead > 0);
  const all = [...amounts, ...dates];
  return all.length === 0 ? undefined : boundedSeconds(Math.max(...all));
}

const A_TIME =
  /[0-9]:[0-5][0-9]|[0-9]{4}-[0-9]{2}-[0-9]{2}|\bwait\b[^0-9]{0,20}[0-9]|\b(?:tomorrow|tonight|midnight)\b/i;
/** Units, in the languages a server may answer in. */
const A_UNIT =
  /(?:^|[^\p{L}])(?:[0-9]+(?:[hms]|min|sec)|(?:second|minute|hour|day|week|month|segundo|minuto|hora|d[ií]a|semana|detik|menit|jam|hari|minggu|stunde|tag|heure|jour)(?:e?[ns])?|(?:ال)?(?:ثانية|ثوان|دقيقة|دقائق|ساعة|ساعات|يوم|أيام))(?![\p{L}])/iu;

/** True if a text speaks of a time in any way, also one that isn't understood here: "try again at 14:30". */
export function mentionsTime(text: string): boolean {
  return timesIn(text).length > 0 || A_TIME.test(text) || A_UNIT.test(text);
}

function isOver(rest: string): boolean {
  return /^\s+ago\b/i.test(rest);
}

/** A time in a text, and its position. */
type Named = { readonly seconds: number; readonly from: number; readonly to: number };

function timesIn(text: string): readonly Named[] {
  return [...text.matchAll(TIME)].flatMap((found) => {
    const [all, amount = "", word = ""] = found;
    const unit = UNITS.find(([name]) => name.test(word))?.[1];
    if (unit === undefined) return [];
    return [{ seconds: amountOf(amount) * unit, from: found.index, to: found.index + all.length }];
  });
}

function sumOf(times: readonly Named[]): number {
  return times.reduce((sum, { seconds }) => sum + seconds, 0);
}

export function amountOf(text: string): number {
  const isInThousands = /^[0-9]{1,3}(?:,[0-9]{3})+(?![0-9,])/.test(text);
  return Number.parseFloat(isInThousands ? text.replaceAll(",", "") : text.replace(",", "."));
}
