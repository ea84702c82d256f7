import {
  amountOf,
  dateAtStart,
  isUnderstoodEnd,
  LONGEST_TEXT,
  longestTimeIn,
  mayProlong,
  type StartingTime,
  sumOfTimesIn,
  timeAtStart,
} from "../../../../shared/platform/named-times.ts";
import { boundedSeconds, LONGEST_WAIT_SECONDS } from "../../../../shared/platform/wait-seconds.ts";

/*
 * The only place that reads how long a platform wants us to wait: from a header, a member of its response, or
 * the text of an error's details. The result is whole seconds between 0 and 72 h, or undefined if none is
 * given.
 */

/** Of a header; other texts can hold other forms. */
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
    const text = value.slice(0, LONGEST_TEXT).trim();
    if (/^-?[0-9]+(?:\.[0-9]*)?$/.test(text)) return toldSeconds(Number(text), nowMs);
    return (
      retryAfterSeconds(text, nowMs ?? Number.NaN) ??
      durationSeconds(text) ??
      retryAfterInDetails(text, nowMs) ??
      longestReading(text, nowMs)
    );
  }
  if (typeof value !== "number" || Number.isNaN(value)) return undefined;
  const moments =
    nowMs === undefined || value < FIRST_MOMENT ? [] : [value - nowMs / 1000, (value - nowMs) / 1000];
  return boundedSeconds(moments.find((ahead) => Math.abs(ahead) <= LONGEST_WAIT_SECONDS) ?? value);
}

/** A duration of ISO 8601, as far as its length doesn't depend on a calendar: "P2DT1M". */
const DURATION =
  /^P(?:([0-9]{1,9})W)?(?:([0-9]{1,9})D)?(?:T(?:([0-9]{1,9})H)?(?:([0-9]{1,9})M)?(?:([0-9]{1,9})(?:[.,][0-9]+)?S)?)?$/i;

function durationSeconds(text: string): number | undefined {
  const [, ...parts] = DURATION.exec(text) ?? [];
  const lengths = [7 * 86_400, 86_400, 3600, 60, 1];
  const seconds = lengths.map((length, index) => length * Number(parts[index] ?? 0));
  return parts.every((part) => part === undefined)
    ? undefined
    : boundedSeconds(seconds.reduce((sum, part) => sum + part, 0));
}

/** Of a member that tells a wait in words, the most that it can mean. */
function longestReading(text: string, nowMs: number | undefined): number | undefined {
  const readings = [sumOfTimesIn(text), longestTimeIn(text, nowMs ?? Number.NaN)].filter(
    (seconds) => seconds !== undefined,
  );
  return readings.length === 0 ? undefined : Math.max(...readings);
}

/** Words after which a time is one to wait, and no other: "codes last 10 minutes" and "sent 5 minutes ago" aren't. */
const WAIT = String.raw`(?<!(?:not|n['’]t|without|no|after|while) )\bwait(?:ing (?:time|period))?(?: (?:for|at least|another|about|until))*`;
const NEXT = String.raw`\b(?:again|retry|re-?try|come back|next (?:attempt|try)|resets?|(?:new|another) (?:one|code))`;
const AGAIN = String.raw`${NEXT}(?: later)?[\s,(]+(?:in|after|at|on)(?: (?:at least|another|about))*`;
/** What the time begins with: its first digit, or the weekday of a date. */
const BEGINS = String.raw`(?=[0-9]|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )`;
const TOLD_WAIT = new RegExp(String.raw`(?:${WAIT}|${AGAIN})(?:\s{1,9}|\s{0,9}[:=]\s{0,9})${BEGINS}`, "gi");
const NAMED_WAIT = new RegExp(
  String.raw`(?<!not )retry[_ -]?after["']?\s{0,9}(?:[:=]\s{0,9}["']?|is |in )?${BEGINS}`,
  "gi",
);

/**
 * Returns the seconds to wait from an error's details: `retry_after: 30`, or "wait 1 hour 30 minutes"; of several, the
 * longest. A time that isn't said to be one to wait, or that isn't understood as a whole, counts as none, and so does every
 * wait of a text that may mean a longer one: "wait 5 minutes, or 72 hours if all attempts are used". What is kept all the
 * same is decided by `keptWaitSeconds`.
 */
export function retryAfterInDetails(details: string | undefined, nowMs?: number): number | undefined {
  const text = details?.slice(0, LONGEST_TEXT) ?? "";
  // "retry after 30" is one by its name; what follows it is read once.
  const named = new Set([...text.matchAll(NAMED_WAIT)].map(endOf));
  const told = new Set([...text.matchAll(TOLD_WAIT)].map(endOf));
  const all = [...new Set([...named, ...told])]
    .toSorted((one, other) => one - other)
    .map((at) => {
      const rest = text.slice(at);
      return { at, wait: named.has(at) ? afterItsName(rest, nowMs) : timeOrDate(rest, nowMs) };
    });
  // Of a wait that isn't understood, another one in the same text is no substitute.
  const known = all.flatMap(({ at, wait }) => (wait === undefined ? [] : [{ at, ...wait }]));
  if (known.length === 0 || known.length < all.length) return undefined;
  const longest = Math.max(...known.map(({ seconds }) => seconds));
  return mayProlong(withoutThem(text, known), longest, nowMs) ? undefined : longest;
}

/** A wait in a text, and where it is. */
type Placed = StartingTime & { readonly at: number };

function withoutThem(text: string, waits: readonly Placed[]): string {
  let rest = "";
  let from = 0;
  for (const { at, length } of waits) {
    rest += `${text.slice(from, at)} `;
    from = Math.max(from, at + length);
  }
  return rest + text.slice(from);
}

function endOf(found: RegExpExecArray): number {
  return found.index + found[0].length;
}

function timeOrDate(text: string, nowMs: number | undefined): StartingTime | undefined {
  const date = dateAtStart(text);
  if (date === undefined) return timeAtStart(text);
  // The digits of a date are no seconds.
  const ahead = (date.ms - (nowMs ?? Number.NaN)) / 1000;
  return Number.isNaN(ahead) ? undefined : { seconds: boundedSeconds(ahead), length: date.length };
}

// The wait follows directly after its name.
function afterItsName(text: string, nowMs: number | undefined): StartingTime | undefined {
  if (dateAtStart(text) !== undefined) return timeOrDate(text, nowMs);
  const [clock = "", hours, minutes, seconds = "0"] = TIME_OF_CLOCK.exec(text) ?? [];
  // If two parts are given, hours and minutes is the cautious reading.
  if (hours !== undefined)
    return understood(clock, text, Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  const time = timeAtStart(text);
  if (time !== undefined) return time;
  const number = /^[0-9]+(?:[.,][0-9]+)*/.exec(text)?.[0] ?? "";
  return understood(number, text, toldSeconds(amountOf(number), nowMs));
}

function understood(part: string, text: string, seconds: number | undefined): StartingTime | undefined {
  if (seconds === undefined || !isUnderstoodEnd(text.slice(part.length))) return undefined;
  return { seconds: boundedSeconds(seconds), length: part.length };
}
