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
import { mentionsTime } from "../../../../shared/platform/timeless-words.ts";
import { boundedSeconds, LONGEST_WAIT_SECONDS } from "../../../../shared/platform/wait-seconds.ts";
import { httpDateMs } from "./http-date.ts";

/*
 * The only place that reads how long a platform wants us to wait: from a header, members of its response, and the texts
 * of its errors. Waits are whole seconds between 0 and 72 h.
 */

/** All that one answer says about waiting. `kept` are the texts that are stored with it, `others` those that aren't. */
export type Said = {
  readonly header?: string | undefined;
  readonly members?: readonly unknown[];
  readonly kept?: readonly string[];
  readonly others?: readonly string[];
};

/**
 * What is known of it. `told`: the longest wait, and nothing in the answer may mean a longer one. `unclear`: something may;
 * `seconds` is the longest wait that is understood, and `named` the longest time in the texts that aren't stored.
 */
export type Wait = {
  readonly told?: number;
  readonly unclear?: { readonly seconds?: number; readonly named?: number };
};

/** As many members, and as many texts, of one answer are read. */
const MOST_READ = 10;

/** Reads all that one answer says about waiting: of everything in it, the longest counts. */
export function waitIn({ header, members = [], kept = [], others = [] }: Said, nowMs?: number): Wait {
  const read = [header?.trim(), ...members.slice(0, MOST_READ)]
    .map((value) => readMember(value, nowMs))
    .filter((reading) => reading !== undefined);
  const further = others.slice(0, MOST_READ);
  const texts = [...kept, ...further].map((text) => ({ text, ...waitsInText(text, nowMs) }));
  const waits = [...read.map(({ seconds = 0 }) => seconds), ...texts.flatMap(({ seconds }) => seconds)];
  const longest = Math.max(0, ...waits);
  const isRead =
    read.every(({ isWhole }) => isWhole) && members.length <= MOST_READ && others.length <= MOST_READ;
  if (isRead && !texts.some(({ text, rest }) => isCut(text) || mayProlong(rest, longest, nowMs)))
    return longest === 0 ? {} : { told: longest };
  // A text that is stored says by itself that it may speak of a time.
  if (isRead && longest === 0 && !further.some((text) => isCut(text) || mentionsTime(text))) return {};
  const named = Math.max(
    0,
    ...further.map((text) => longestTimeIn(upToLimit(text), nowMs ?? Number.NaN) ?? 0),
  );
  return { unclear: { ...(longest > 0 ? { seconds: longest } : {}), ...(named > 0 ? { named } : {}) } };
}

function isCut(text: string): boolean {
  return text.length > LONGEST_TEXT;
}

function upToLimit(text: string): string {
  return text.slice(0, LONGEST_TEXT);
}

const TIME_OF_CLOCK = /^([0-9]+):([0-5][0-9])(?::([0-5][0-9]))?(?![0-9])/;

/**
 * Returns the seconds to wait from a Retry-After header: a number of seconds, or a date relative to `nowMs` (the server's
 * own clock if it sent one). Anything else is read like a member of a response.
 */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^[0-9]+(?:\.[0-9]*)?$/.test(text)) return boundedSeconds(Number(text));
  const date = dateAtStart(text);
  const ms = httpDateMs(text) ?? (date?.length === text.length ? date.ms : Number.NaN);
  const ahead = (ms - nowMs) / 1000;
  return Number.isNaN(ahead) ? undefined : boundedSeconds(ahead);
}

/** What a header or a member tells. Where it isn't understood as a whole, `seconds` is the most that is known of it. */
type Reading = { readonly seconds?: number | undefined; readonly isWhole: boolean };

/** Numbers from here on may be a time since 1970: as a wait they would exceed thirty years. */
const FIRST_MOMENT = 1_000_000_000;

/** Undefined where nothing is said. */
function readMember(value: unknown, nowMs: number | undefined): Reading | undefined {
  if (value === undefined || value === null || value === false || value === "") return undefined;
  if (typeof value === "number") return readNumber(value, nowMs);
  return typeof value === "string" ? readText(value, nowMs) : { isWhole: false };
}

// A number below 0 stands for "never" in some APIs.
function readNumber(value: number, nowMs: number | undefined): Reading {
  if (Number.isNaN(value)) return { isWhole: false };
  const moments =
    nowMs === undefined || value < FIRST_MOMENT ? [] : [value - nowMs / 1000, (value - nowMs) / 1000];
  const seconds = moments.find((ahead) => Math.abs(ahead) <= LONGEST_WAIT_SECONDS) ?? value;
  return { seconds: boundedSeconds(seconds), isWhole: value >= 0 };
}

function readText(value: string, nowMs: number | undefined): Reading | undefined {
  const text = upToLimit(value).trim();
  if (isCut(value)) return { seconds: longestReading(text, nowMs), isWhole: false };
  if (text === "") return undefined;
  if (/^-?[0-9]+(?:\.[0-9]*)?$/.test(text)) return readNumber(Number(text), nowMs);
  const seconds =
    retryAfterSeconds(text, nowMs ?? Number.NaN) ??
    durationSeconds(text) ??
    timeAlone(text) ??
    retryAfterInDetails(text, nowMs);
  return { seconds: seconds ?? longestReading(text, nowMs), isWhole: seconds !== undefined };
}

/** Returns the seconds to wait that a member of a response tells, at most; undefined where none are understood. */
export function toldSeconds(value: unknown, nowMs?: number): number | undefined {
  return readMember(value, nowMs)?.seconds;
}

/** A duration of ISO 8601: "P2DT1M". Months and years are longer than any wait. */
const DURATION =
  /^P(?:([0-9]{1,9})Y)?(?:([0-9]{1,9})M)?(?:([0-9]{1,9})W)?(?:([0-9]{1,9})D)?(?:T(?:([0-9]{1,9})H)?(?:([0-9]{1,9})M)?(?:([0-9]{1,9}(?:[.,][0-9]+)?)S)?)?$/i;

function durationSeconds(text: string): number | undefined {
  const [, ...parts] = DURATION.exec(text) ?? [];
  const lengths = [365 * 86_400, 28 * 86_400, 7 * 86_400, 86_400, 3600, 60, 1];
  const seconds = lengths.map((length, index) => length * Number((parts[index] ?? "0").replace(",", ".")));
  return parts.every((part) => part === undefined)
    ? undefined
    : boundedSeconds(seconds.reduce((sum, part) => sum + part, 0));
}

/** Of a text that is nothing but a time: "in 5 minutes". */
function timeAlone(text: string): number | undefined {
  const start = /^(?:(?:in|after|for|about|at least|another)\s{1,9})*/i.exec(text)?.[0].length ?? 0;
  const time = timeAtStart(text.slice(start));
  return time !== undefined && /^[\s.!]*$/.test(text.slice(start + time.length)) ? time.seconds : undefined;
}

/** A number that nothing but the end, or another part of a list, follows. */
const WHOLE_NUMBER =
  /(?<![A-Za-z0-9:/.,'’-]|[0-9] )(?:[0-9]{1,3}(?:[ \u00a0\u202f'’][0-9]{3})+|[0-9]+(?:[.,][0-9]+)*)(?=\s?(?:$|[;,]))/g;

/** Of a member that tells a wait in words, the most that is understood. */
function longestReading(text: string, nowMs: number | undefined): number | undefined {
  const [, hours, minutes, seconds = "0"] = TIME_OF_CLOCK.exec(text) ?? [];
  const numbers = [...text.matchAll(WHOLE_NUMBER)].map(([number]) => amountOf(number));
  const readings = [
    sumOfTimesIn(text),
    longestTimeIn(text, nowMs ?? Number.NaN),
    hours === undefined ? undefined : ofClock(hours, minutes, seconds),
    ...numbers,
  ].filter((reading) => reading !== undefined);
  return readings.length === 0 ? undefined : boundedSeconds(Math.max(...readings));
}

// If two parts are given, hours and minutes is the cautious reading.
function ofClock(hours: string, minutes: string | undefined, seconds: string): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
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
 * Returns the seconds to wait from a text: `retry_after: 30`, or "wait 1 hour 30 minutes"; of several, the longest. A time
 * that isn't said to be one to wait, or that isn't understood as a whole, counts as none, and so does every wait of a text
 * that may mean a longer one: "wait 5 minutes, or until Friday". What is kept all the same is decided by `keptWaitSeconds`.
 */
export function retryAfterInDetails(details: string | undefined, nowMs?: number): number | undefined {
  return details === undefined ? undefined : waitIn({ kept: [details] }, nowMs).told;
}

/** The waits that a text tells and that are understood, and the text without them. */
function waitsInText(
  whole: string,
  nowMs: number | undefined,
): { readonly seconds: readonly number[]; readonly rest: string } {
  const text = upToLimit(whole);
  // "retry after 30" is one by its name; what follows it is read once.
  const named = new Map([...text.matchAll(NAMED_WAIT)].map((found) => [endOf(found), found.index]));
  const told = new Map([...text.matchAll(TOLD_WAIT)].map((found) => [endOf(found), found.index]));
  const known = [...new Map([...named, ...told])]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([at, from]) => {
      const rest = text.slice(at, at + LONGEST_SAYING);
      const wait = named.has(at) ? afterItsName(rest, nowMs) : timeOrDate(rest, nowMs);
      // One that isn't understood stays in the text.
      return wait === undefined || wait.length > LONGEST_SAYING / 2
        ? []
        : [{ from, to: at + wait.length, seconds: wait.seconds }];
    });
  return { seconds: known.map(({ seconds }) => seconds), rest: withoutThem(text, known) };
}

/** A wait is read so far, and not understood if it fills more than half of that. */
const LONGEST_SAYING = 900;

/** A part of a text. */
type Part = { readonly from: number; readonly to: number };

function withoutThem(text: string, parts: readonly Part[]): string {
  let rest = "";
  let at = 0;
  for (const { from, to } of parts) {
    rest += `${text.slice(at, Math.max(at, from))} `;
    at = Math.max(at, to);
  }
  return rest + text.slice(at);
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
  if (hours !== undefined) return understood(clock, text, ofClock(hours, minutes, seconds));
  const time = timeAtStart(text);
  if (time !== undefined) return time;
  const number = /^[0-9]+(?:[.,][0-9]+)*/.exec(text)?.[0] ?? "";
  return understood(number, text, toldSeconds(amountOf(number), nowMs));
}

function understood(part: string, text: string, seconds: number | undefined): StartingTime | undefined {
  if (seconds === undefined || !isUnderstoodEnd(text.slice(part.length))) return undefined;
  return { seconds: boundedSeconds(seconds), length: part.length };
}
