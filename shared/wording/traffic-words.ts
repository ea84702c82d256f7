import type { CsvCount } from "../traffic/csv.ts";
import type { ProposedHour, TrafficAdvice, TrafficHour } from "../traffic/traffic.ts";
import { visible } from "../visible.ts";
import { LANGUAGE_FACTS } from "../language.ts";
import { momentIn } from "./times.ts";
import type { Translate } from "./translate.ts";

/** The name of a day of the week; 1 is Monday. */
export function dayName(t: Translate, day: number, length: "long" | "short" = "long"): string {
  const monday = Date.UTC(2024, 0, 1);
  return new Intl.DateTimeFormat(LANGUAGE_FACTS[t.language].locale, {
    weekday: length,
    timeZone: "UTC",
  }).format(monday + (day - 1) * 86_400_000);
}

/** "Sunday, 03:00 to 04:00". */
export function hourName(t: Translate, { day, hour }: Pick<TrafficHour, "day" | "hour">): string {
  return t("traffic.hour", { day: dayName(t, day), from: clockHour(hour), until: clockHour(hour + 1) });
}

function clockHour(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** What was seen of an hour, and how much more would fit that. */
export function hourFigures(t: Translate, { messages, hours, perHour, atMost }: ProposedHour): string {
  const number = numbersIn(t);
  return t("traffic.figures", {
    count: messages,
    hours: number(hours),
    perHour: number(perHour),
    atMost: number(atMost),
  });
}

/** When an hour begins next, by the clocks of the zone. */
export function nextTime(t: Translate, { next }: ProposedHour, zone: string): string | undefined {
  return next === undefined ? undefined : t("traffic.next", { next: zonedTime(t, next, zone) });
}

/** The quietest hour in one sentence. */
export function quietestSentence(t: Translate, { evidence, quietest }: TrafficAdvice): string {
  return t(`traffic.quietest.${evidence}`, {
    hour: quietest === undefined ? "" : hourName(t, quietest),
  });
}

/** What was counted: messages, from when to when. Undefined if nothing was. */
export function seenSentence(t: Translate, advice: TrafficAdvice): string | undefined {
  const { messages, from, until, hoursSeen, zone } = advice;
  if (from === undefined || until === undefined) return undefined;
  const number = numbersIn(t);
  return t("traffic.seen", {
    messages: number(messages),
    from: zonedTime(t, from, zone),
    until: zonedTime(t, until, zone),
    weeks: number(Math.round(hoursSeen / 16.8) / 10),
  });
}

/** What limits the advice: notes, gaps and changes of the clocks, a sentence each. */
export function limitSentences(t: Translate, advice: TrafficAdvice): readonly string[] {
  const { notes, gaps, moreGaps, clockChanges, leftOut, zone } = advice;
  return [
    ...notes.map((note) => t(`traffic.note.${note}`)),
    ...(leftOut > 0 ? [t("traffic.leftOut", { count: leftOut })] : []),
    ...gaps.map(({ from, until, counted }) =>
      t(counted ? "traffic.gap.counted" : "traffic.gap.leftOut", {
        from: zonedTime(t, from, zone),
        until: zonedTime(t, until, zone),
      }),
    ),
    ...(moreGaps > 0 ? [t("traffic.gap.more", { count: moreGaps })] : []),
    ...clockChanges.map(({ at, minutes }) =>
      t(minutes > 0 ? "traffic.clocks.forward" : "traffic.clocks.back", {
        at: zonedTime(t, at, zone),
        minutes: Math.abs(minutes),
      }),
    ),
  ];
}

/** What was read from a CSV, a sentence each. */
export function csvSentences(t: Translate, read: CsvCount, zone: string): readonly string[] {
  const { column, timestamps, local, unread, firstUnread = 0, older } = read;
  return [
    t("traffic.csv.read", { column: visible(column, 80), count: timestamps }),
    ...(local > 0 ? [t("traffic.csv.local", { count: local, zone })] : []),
    ...(unread > 0 ? [t("traffic.csv.unread", { count: unread, line: firstUnread })] : []),
    ...(older > 0 ? [t("traffic.csv.older", { count: older })] : []),
  ];
}

/** A time by the clocks of a zone, with the zone: "Sun, 29 Nov 2026, 03:00 CET". */
function zonedTime(t: Translate, iso: string, zone: string): string {
  return momentIn(
    t.language,
    {
      timeZone: zone,
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZoneName: "short",
    },
    new Date(iso),
  );
}

function numbersIn({ language }: Translate): (value: number) => string {
  const format = new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, { maximumFractionDigits: 2 });
  return (value) => format.format(value);
}
