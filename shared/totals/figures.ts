import type { EventKind } from "../webhook/event.ts";
import { LATENCY_BOUNDS_MS, LATENCY_GROUPS } from "./totals.ts";

/** What is counted apart. The store keeps positions in this list, so it only grows at the end. */
export const COUNTED = ["messages", "statuses", "others", "rejected", "duplicates"] as const;
export type Counted = (typeof COUNTED)[number];

/** What an event of a kind counts as. */
export const COUNTED_AS: Readonly<Record<EventKind, Counted>> = {
  message: "messages",
  unsupported: "messages",
  status: "statuses",
  error: "others",
  other: "others",
};

/** Figures of some arrivals; times are milliseconds since 1970. */
export type Figures = {
  count: number;
  firstAt: number;
  lastAt: number;
  timed: number;
  ahead: number;
  sumMs: number;
  maxMs: number;
  readonly spread: number[];
};

/** A total as the store keeps it: what arrived from `start` on, during an hour or a day. */
export type TotalRow = { readonly start: number; readonly counted: Counted; readonly figures: Figures };

const DAY_MS = 86_400_000;
/** The platform retries for a week; an on-premises client has no end, but no message waits there for a month. */
const RETRIED_MS = 31 * DAY_MS;

/** The figures of no arrival yet. */
export function noFigures(): Figures {
  return {
    count: 0,
    firstAt: Number.POSITIVE_INFINITY,
    lastAt: Number.NEGATIVE_INFINITY,
    timed: 0,
    ahead: 0,
    sumMs: 0,
    maxMs: 0,
    spread: Array.from({ length: LATENCY_GROUPS }, () => 0),
  };
}

/** Adds one arrival, without a latency. */
export function addArrival(figures: Figures, receivedAt: number): void {
  figures.count += 1;
  if (receivedAt < figures.firstAt) figures.firstAt = receivedAt;
  if (receivedAt > figures.lastAt) figures.lastAt = receivedAt;
}

/**
 * Adds one arrival with the time since that of the payload. A time that is more than a month back or more than a day
 * ahead can't be, and tells nothing.
 */
export function addTimedArrival(figures: Figures, receivedAt: number, at: number | null): void {
  addArrival(figures, receivedAt);
  if (at === null) return;
  const ms = receivedAt - at;
  if (ms < 0 && ms >= -DAY_MS) figures.ahead += 1;
  else if (ms >= 0 && ms <= RETRIED_MS) {
    figures.timed += 1;
    figures.sumMs += ms;
    figures.maxMs = Math.max(figures.maxMs, ms);
    const group = groupOf(ms);
    figures.spread[group] = (figures.spread[group] ?? 0) + 1;
  }
}

function groupOf(ms: number): number {
  const place = LATENCY_BOUNDS_MS.findIndex((bound) => ms <= bound);
  return place === -1 ? LATENCY_BOUNDS_MS.length : place;
}

/** Adds figures to others. */
export function addFigures(sum: Figures, more: Figures): void {
  sum.count += more.count;
  sum.firstAt = Math.min(sum.firstAt, more.firstAt);
  sum.lastAt = Math.max(sum.lastAt, more.lastAt);
  sum.timed += more.timed;
  sum.ahead += more.ahead;
  sum.sumMs += more.sumMs;
  sum.maxMs = Math.max(sum.maxMs, more.maxMs);
  for (const [place, count] of more.spread.entries()) sum.spread[place] = (sum.spread[place] ?? 0) + count;
}

/** A copy, to add others to. */
export function copyOf(figures: Figures): Figures {
  return { ...figures, spread: [...figures.spread] };
}
