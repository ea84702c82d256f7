import { expect, test } from "vitest";
import { arrivalsOf } from "../../../shared/alert/digest-arrivals.ts";
import { instant } from "../../../shared/time.ts";
import { addArrival, noFigures, type Counted, type TotalRow } from "../../../shared/totals/figures.ts";
import type { Span } from "../../../shared/traffic/seen.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const at = (time: string) => instant(Date.parse(`2026-01-${time}:00Z`));
const span = (from: string, until: string): Span => ({ from: at(from), until: at(until) });
const DAY = span("14T08:00", "15T08:00");

/** The row of an hour in which something arrived at these times. */
function row(counted: Counted, ...times: readonly string[]): TotalRow {
  const figures = noFigures();
  for (const time of times) addArrival(figures, at(time));
  const start = at(times[0] ?? "14T08:00");
  return { start: start - (start % HOUR), counted, figures };
}

test("[ZJ32] only what arrived in the period counts, each kind by itself and duplicates not at all", () => {
  const hours = [
    row("messages", "14T07:59"),
    row("messages", "14T08:00", "14T08:30"),
    row("statuses", "14T08:10"),
    row("others", "14T09:10"),
    row("rejected", "15T07:59"),
    row("duplicates", "14T08:30"),
    row("messages", "15T08:00"),
  ];
  expect(arrivalsOf(hours, [DAY], DAY)).toMatchObject({
    messages: 2,
    statuses: 1,
    others: 1,
    rejected: 1,
    listenedMs: 24 * HOUR,
    notKnownMs: 0,
    lastAt: "2026-01-14T09:10:00.000Z",
  });
});

test("[ZJ32] time in which no receiver listened isn't known, and is no time without arrivals", () => {
  const hours = [row("messages", "14T09:00"), row("statuses", "15T07:00")];
  const listened = [span("14T08:00", "14T12:00"), span("14T20:00", "15T02:00"), span("15T06:30", "15T09:00")];
  expect(arrivalsOf(hours, listened, DAY)).toMatchObject({
    listenedMs: 11.5 * HOUR,
    notKnownMs: 12.5 * HOUR,
    // From 20:00 to 02:00, and not the 22 hours between the two arrivals.
    longestGapMs: 6 * HOUR,
  });
  expect(arrivalsOf(hours, [DAY], DAY)).toMatchObject({ longestGapMs: 22 * HOUR });
});

test("[ZJ32] where nothing was noted, nothing is known: not even that nothing arrived", () => {
  expect(arrivalsOf([], [], DAY)).toEqual({
    messages: 0,
    statuses: 0,
    others: 0,
    rejected: 0,
    listenedMs: 0,
    notKnownMs: 24 * HOUR,
  });
  const backwards = [{ from: at("15T07:00"), until: at("14T09:00") }, span("13T00:00", "14T08:00")];
  expect(arrivalsOf([], backwards, DAY)).toMatchObject({ listenedMs: 0, notKnownMs: 24 * HOUR });
});

test("[ZJ32] notes are by the minute: a shorter pause between them, or at an end, is no time without a receiver", () => {
  const noted = [
    { from: instant(DAY.from + MINUTE), until: at("14T12:00") },
    { from: instant(at("14T12:00") + 2 * MINUTE), until: instant(DAY.until - MINUTE) },
  ];
  expect(arrivalsOf([], noted, DAY)).toMatchObject({ notKnownMs: 0, longestGapMs: 24 * HOUR });
  const apart = [
    span("14T08:00", "14T12:00"),
    { from: instant(at("14T12:00") + 3 * MINUTE), until: DAY.until },
  ];
  expect(arrivalsOf([], apart, DAY)).toMatchObject({ notKnownMs: 3 * MINUTE });
  // Two receivers at once listen once.
  expect(arrivalsOf([], [DAY, DAY, span("14T10:00", "14T11:00")], DAY)).toMatchObject({
    listenedMs: 24 * HOUR,
  });
});

test("[ZJ32] a time of less than an hour between two arrivals isn't known, so none is told", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const figures = noFigures();
    addArrival(figures, DAY.from + hour * HOUR + 10 * MINUTE);
    addArrival(figures, DAY.from + hour * HOUR + 50 * MINUTE);
    return { start: DAY.from + hour * HOUR, counted: "messages" as const, figures };
  });
  expect(arrivalsOf(hours, [DAY], DAY).longestGapMs).toBeUndefined();
});
