import { mentionsTime } from "./timeless-words.ts";
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

/** Texts are read up to here. What is kept of an error's text is shorter, and says so where it was cut. */
export const LONGEST_TEXT = 2_000;

/** A number with its thousands separators and fraction, never the end of one. */
const GROUPED = String.raw`[0-9]{1,3}(?:[ \u00a0\u2009\u202f'’][0-9]{3})+(?![0-9])`;
const AMOUNT = String.raw`(?<![0-9])(?<![0-9][.,])(?<![0-9][ \u00a0\u2009\u202f'’](?=[0-9]{3}(?![0-9])))(${GROUPED}|[0-9]+(?:[.,][0-9]+)*)`;
const TIME = new RegExp(String.raw`${AMOUNT}\s*([a-z]+)`, "gi");
/** Between two times of which either may be meant: "5 minutes or 1 hour", "2-3 hours". */
const OR = String.raw`\s{0,9}(?:[-–—]|\bto\b|\bor\b)\s{0,9}(?=[0-9])`;
/** The first ends of ranges: "2-3 hours" has one. */
const RANGE = String.raw`(?:[0-9][0-9.,]{0,9}${OR}){0,3}`;
const STARTING_RANGE = new RegExp(`^${RANGE}`, "i");
/** Between the parts of one time, and between two of which either may be meant. */
const JOINT = /^[\s,.;:!]{0,9}(?:(?:and|plus)(?: then)?(?: wait)?\s{1,9}|[+&]\s{0,9})?$/i;
const CHOICE = new RegExp(String.raw`^\s{0,9}(?:[-–—]|to|or)\s{0,9}${RANGE}$`, "i");

const ZONE = String.raw`(?:\s?(?:Z|GMT|UTC|[+-][0-9]{2}:?[0-9]{2}))?`;
const DATES = [
  String.raw`[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?${ZONE})?`,
  String.raw`(?:[a-z]{3,9},? )?[0-9]{1,2}[ -][a-z]{3,9}[ -][0-9]{2,4},? [0-9]{2}:[0-9]{2}(?::[0-9]{2})?${ZONE}`,
  String.raw`[a-z]{3} [a-z]{3} [ 0-9][0-9] [0-9]{2}:[0-9]{2}:[0-9]{2} [0-9]{4}`,
].map((form) => `(?:${form})`);
const DATE = new RegExp(DATES.join("|"), "gi");
const STARTING_DATE = new RegExp(`^(?:${DATES.join("|")})`, "i");

/** What follows a date, a time or a number that is understood as a whole. */
const UNDERSTOOD_END =
  /^\s{0,9}(?:$|[.,;!)\]}"'”](?![0-9])|\n|(?:before|and then|to|for|or contact|because|until)\b)/i;

/** True if what follows can't change what was read before it: "(minutes)", "PM" and "horas" can. */
export function isUnderstoodEnd(rest: string): boolean {
  return UNDERSTOOD_END.test(rest);
}

/** A date at the start of a text, in ms since 1970, NaN if it isn't understood; `length` is that of its text. */
export type StartingDate = { readonly ms: number; readonly length: number };

/** The date that a text begins with. One without a zone isn't understood: it may be half a day later. */
export function dateAtStart(text: string): StartingDate | undefined {
  const found = STARTING_DATE.exec(text)?.[0];
  if (found === undefined) return undefined;
  const isWhole = hasZone(found) && isUnderstoodEnd(text.slice(found.length));
  return { ms: isWhole ? msOf(found) : Number.NaN, length: found.length };
}

function hasZone(date: string): boolean {
  return /(?:Z|GMT|UTC|:[0-9]{2}\s?[+-][0-9]{2}:?[0-9]{2})$/i.test(date);
}

// A date without a zone is taken for one in UTC; a day alone, for its first moment.
function msOf(date: string): number {
  if (/^[0-9-]+$/.test(date)) return Date.parse(date);
  return Date.parse(hasZone(date) ? date : /^[0-9]{4}-/.test(date) ? `${date}Z` : `${date} GMT`);
}

/** A time at the start of a text, in seconds; `length` is that of its text. */
export type StartingTime = { readonly seconds: number; readonly length: number };

/**
 * The time that a text begins with: "1 hour 30 minutes" is one. Undefined for one that is over, "5 minutes ago", and for
 * one with an end that isn't understood: "1 hour and a half", "1 hour per attempt".
 */
export function timeAtStart(text: string): StartingTime | undefined {
  const start = STARTING_RANGE.exec(text)?.[0].length ?? 0;
  const run = runsIn(text).find(({ from }) => from === start);
  if (run === undefined || run.isOver || run.isOpen || !isUnderstoodEnd(text.slice(run.to))) return undefined;
  return { seconds: boundedSeconds(run.seconds), length: run.to };
}

/** All times in a text that tells a wait; of several, the sum is the cautious reading. */
export function sumOfTimesIn(text: string): number | undefined {
  const times = timesIn(text);
  return times.length === 0 ? undefined : boundedSeconds(sumOf(times));
}

/** Added to a date whose half of the day, or what follows it, isn't understood. */
const A_DAY = 86_400;
/** Added to a date without a zone: no place on earth is further behind UTC. */
const FURTHEST_ZONE = 12 * 3600;

/** The longest time that a text names anywhere, or its latest date, as seconds from `nowMs` on. */
export function longestTimeIn(text: string, nowMs: number): number | undefined {
  const amounts = runsIn(text)
    .filter((run) => !run.isOver)
    // The end that isn't understood is at most one more of the last unit: "1h30", "1 hour and a half".
    .map((run) => (run.isOpen ? run.seconds + run.lastUnit : run.seconds));
  const dates = [...text.matchAll(DATE)]
    .map((found) => {
      const [date] = found;
      const isWhole = isUnderstoodEnd(text.slice(found.index + date.length));
      return (msOf(date) - nowMs) / 1000 + (!isWhole ? A_DAY : hasZone(date) ? 0 : FURTHEST_ZONE);
    })
    .filter((ahead) => ahead > 0);
  const all = [...amounts, ...dates];
  return all.length === 0 ? undefined : boundedSeconds(Math.max(...all));
}

/**
 * True if a text may mean that a wait of so many seconds, which stands beside it, is longer: by a longer time, or by
 * anything that may speak of a time or of how often one counts.
 */
export function mayProlong(text: string, seconds: number, nowMs: number | undefined): boolean {
  if (text.length > LONGEST_TEXT || (longestTimeIn(text, nowMs ?? Number.NaN) ?? 0) > seconds) return true;
  const rest = timesIn(text).reduceRight(
    (all, { from, to }) => `${all.slice(0, from)} ${all.slice(to)}`,
    text,
  );
  return mentionsTime(rest);
}

/** A time in a text, and its position. */
type Named = {
  readonly seconds: number;
  readonly unit: number;
  readonly from: number;
  readonly to: number;
};

function timesIn(text: string): readonly Named[] {
  return [...text.slice(0, LONGEST_TEXT).matchAll(TIME)].flatMap((found) => {
    const [all, amount = "", word = ""] = found;
    const unit = UNITS.find(([name]) => name.test(word))?.[1];
    if (unit === undefined) return [];
    return [{ seconds: amountOf(amount) * unit, unit, from: found.index, to: found.index + all.length }];
  });
}

/** Times that belong together: parts of one, or several of which the longest counts. */
type Run = {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly lastUnit: number;
  /** In the past: "5 minutes ago". */
  readonly isOver: boolean;
  /** More of it follows that isn't understood. */
  readonly isOpen: boolean;
};

function runsIn(text: string): readonly Run[] {
  const runs: Run[] = [];
  const times = timesIn(text);
  let sum = 0;
  let longest = 0;
  let from = 0;
  for (const [at, { seconds, unit, from: begins, to }] of times.entries()) {
    const before = times[at - 1];
    const gap = before === undefined ? undefined : text.slice(before.to, begins);
    if (gap !== undefined && gap.length < 60 && JOINT.test(gap)) sum += seconds;
    else if (gap !== undefined && gap.length < 60 && CHOICE.test(gap)) sum = seconds;
    else {
      sum = seconds;
      longest = 0;
      from = begins;
    }
    longest = Math.max(longest, sum);
    const rest = text.slice(to, to + 40);
    const start = text.slice(Math.max(0, begins - 12), begins);
    const factor = factorOf(start, rest);
    const run = {
      from,
      to,
      seconds: longest * (factor ?? 1),
      lastUnit: unit,
      isOver: /^\s+ago\b/i.test(rest),
      isOpen: isOpenEnd(rest) || isFraction(start) || factor !== undefined,
    };
    if (from === begins) runs.push(run);
    else runs[runs.length - 1] = run;
  }
  return runs;
}

/** "30" of "1h30", "and a half" of "1 hour and a half". */
function isOpenEnd(rest: string): boolean {
  return /^\s{0,9}(?:[0-9]|½|(?:plus|\+|and|,)?\s{0,9}(?:a |an |one )?(?:half|quarter)\b|minus\b)/i.test(
    rest,
  );
}

/** "2 1/" of "2 1/2 hours". */
function isFraction(before: string): boolean {
  return /[0-9]\s{0,4}[/⁄]\s{0,4}$/.test(before);
}

/** How often a time counts: "3 x " before it, " times 3" after it. Undefined where neither is there. */
function factorOf(before: string, after: string): number | undefined {
  const found =
    /([0-9]{1,4})\s{0,4}[x×*]\s{0,4}$/i.exec(before) ??
    /^\s{0,4}(?:[x×*]|times)\s{0,4}([0-9]{1,4})/i.exec(after);
  return found === null ? undefined : Number(found[1]);
}

function sumOf(times: readonly Named[]): number {
  return times.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The value of a number in text; one that may have thousands separators has them, as the longer reading. */
export function amountOf(text: string): number {
  const plain = text.replaceAll(/[ \u00a0\u2009\u202f'’]/g, "");
  const isInThousands = /^[0-9]{1,3}(?:[.,][0-9]{3})+(?![0-9.,])/.test(plain);
  return Number.parseFloat(isInThousands ? plain.replaceAll(/[.,]/g, "") : plain.replace(",", "."));
}
