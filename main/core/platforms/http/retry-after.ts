import { boundedSeconds, LONGEST_WAIT_SECONDS } from "../../../../shared/platform/wait-seconds.ts";

/*
 * The only place that reads how long a platform wants us to wait: from a header, a member of its response, or
 * the text of an error's details. The result is whole seconds between 0 and 72 h, or undefined if none is
 * given.
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
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(?:Z|[+-][0-9]{2}:?[0-9]{2})/i;
const TIME_OF_CLOCK = /^([0-9]+):([0-5][0-9])(?::([0-5][0-9]))?(?![0-9])/;

/**
 * Returns the seconds to wait from a Retry-After header: a number of seconds, or an HTTP date relative to
 * `nowMs` (the server's own clock if it sent one).
 */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^[0-9]+(?:\.[0-9]*)?$/.test(text)) return boundedSeconds(Number(text));
  // Check the date's format first: Date.parse also accepts "-5" or "2".
  if (!/^[A-Za-z]{3,9},? /.test(text) && !DATE.test(text)) return undefined;
  const ahead = (Date.parse(text) - nowMs) / 1000;
  return Number.isNaN(ahead) ? undefined : boundedSeconds(ahead);
}

/** Numbers from here on may be a time since 1970: as a wait they would exceed thirty years. */
const FIRST_MOMENT = 1_000_000_000;

/**
 * Returns the seconds to wait from a member of a response: a number or digits, a date as in a header, or
 * text. A number that is a time near `nowMs`, in seconds or ms since 1970, counts as that time.
 */
export function toldSeconds(value: unknown, nowMs?: number): number | undefined {
  if (typeof value === "string") {
    const text = value.trim();
    if (/^-?[0-9]+(?:\.[0-9]*)?$/.test(text)) return toldSeconds(Number(text), nowMs);
    return (
      retryAfterSeconds(text, nowMs ?? Number.NaN) ?? retryAfterInDetails(text, nowMs) ?? anyTimeIn(text)
    );
  }
  if (typeof value !== "number" || Number.isNaN(value)) return undefined;
  const moments =
    nowMs === undefined || value < FIRST_MOMENT ? [] : [value - nowMs / 1000, (value - nowMs) / 1000];
  return boundedSeconds(moments.find((ahead) => Math.abs(ahead) <= LONGEST_WAIT_SECONDS) ?? value);
}

/** Words after which a time is one to wait, and no other: "codes last 10 minutes" and "sent 5 minutes ago" aren't. */
const WAIT = String.raw`(?<!(?:not|n['’]t|without|no|after|while) )\bwait(?:ing (?:time|period))?(?: (?:for|at least|another|about|until))*`;
const AGAIN = String.raw`\b(?:again|retry|re-?try) (?:later )?(?:in|after)(?: (?:at least|another|about))*`;
const TOLD_WAIT = new RegExp(String.raw`(?:${WAIT}|${AGAIN})(?:\s+|\s*[:=]\s*)(?=[0-9])`, "i");

/**
 * Returns the seconds to wait from an error's details: `retry_after: 30`, or "wait 1 hour 30 minutes". A time that isn't
 * said to be one to wait counts as none.
 */
export function retryAfterInDetails(details: string | undefined, nowMs?: number): number | undefined {
  if (details === undefined) return undefined;
  const named = /retry[_ -]?after[^0-9]{0,12}(?=[0-9])/i.exec(details);
  const told = named ?? TOLD_WAIT.exec(details);
  if (told === null) return undefined;
  const rest = details.slice(told.index + told[0].length);
  const [date] = DATE.exec(rest) ?? [];
  const dated = date === undefined || nowMs === undefined ? undefined : retryAfterSeconds(date, nowMs);
  if (dated !== undefined) return dated;
  return named === null ? timesAtStart(rest) : afterItsName(rest, nowMs);
}

/** All times in the text of a member that tells a wait; of several, the sum is the cautious reading. */
function anyTimeIn(text: string): number | undefined {
  const times = timesIn(text);
  return times.length === 0 ? undefined : boundedSeconds(sumOf(times));
}

// The wait follows directly after its name; other times in the sentence mean something else.
function afterItsName(text: string, nowMs: number | undefined): number | undefined {
  const [, hours, minutes, seconds = "0"] = TIME_OF_CLOCK.exec(text) ?? [];
  // If two parts are given, hours and minutes is the cautious reading.
  if (hours !== undefined)
    return boundedSeconds(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  return timesAtStart(text) ?? toldSeconds(amountOf(/^[0-9.,]+/.exec(text)?.[0] ?? ""), nowMs);
}

/** The time that a text begins with: "1 hour 30 minutes" is one. Undefined for one that is over: "5 minutes ago". */
function timesAtStart(text: string): number | undefined {
  let end = 0;
  const own = timesIn(text).filter(({ from, to }) => {
    const follows = from === 0 || (end > 0 && /^[\s,]*(?:and\s+)?$/i.test(text.slice(end, from)));
    if (follows) end = to;
    return follows;
  });
  return own.length === 0 || /^\s+ago\b/i.test(text.slice(end)) ? undefined : boundedSeconds(sumOf(own));
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

function amountOf(text: string): number {
  const isInThousands = /^[0-9]{1,3}(?:,[0-9]{3})+(?![0-9,])/.test(text);
  return Number.parseFloat(isInThousands ? text.replaceAll(",", "") : text.replace(",", "."));
}
