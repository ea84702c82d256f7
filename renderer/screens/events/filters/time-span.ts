import type { EventFilter } from "../../../../shared/webhook/event.ts";

const MINUTE = 60_000;

/** Named time spans up to now, in milliseconds. */
export const SPANS = {
  "15m": 15 * MINUTE,
  "1h": 60 * MINUTE,
  "24h": 24 * 60 * MINUTE,
  "7d": 7 * 24 * 60 * MINUTE,
} as const;
export type Span = keyof typeof SPANS;
export const SPAN_NAMES = Object.keys(SPANS) as readonly Span[];

/**
 * Returns the start of a span, rounded to whole minutes so that the same choice a second later gives the
 * same filter.
 */
export function sinceOf(span: Span, now: number): string {
  return new Date(Math.floor((now - SPANS[span]) / MINUTE) * MINUTE).toISOString();
}

/** Formats a time for a `datetime-local` field, in local time; empty if there is none. */
export function toField(at: string | undefined): string {
  if (at === undefined) return "";
  const moment = new Date(at);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}

/** Parses the value of a `datetime-local` field; undefined while it holds no time. */
export function fromField(value: string): string | undefined {
  const moment = new Date(value);
  return value === "" || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Returns the filter with another start or end; undefined removes it. */
export function withTime(
  filter: EventFilter,
  change: { readonly since?: string | undefined; readonly until?: string | undefined },
): EventFilter {
  const { since, until, ...rest } = { ...filter, ...change };
  return { ...rest, ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
}
