import type { EventFilter } from "../../../../shared/webhook/event.ts";

const MINUTE = 60_000;

/** Spans of time up to now that can be chosen by name, in milliseconds. */
export const SPANS = {
  "15m": 15 * MINUTE,
  "1h": 60 * MINUTE,
  "24h": 24 * 60 * MINUTE,
  "7d": 7 * 24 * 60 * MINUTE,
} as const;
export type Span = keyof typeof SPANS;
export const SPAN_NAMES = Object.keys(SPANS) as readonly Span[];

/** From which moment a span counts, in whole minutes, so that the same choice a second later is the same filter. */
export function sinceOf(span: Span, now: number): string {
  return new Date(Math.floor((now - SPANS[span]) / MINUTE) * MINUTE).toISOString();
}

/** A moment as a field for day and time wants it, in local time; empty where there is none. */
export function toField(at: string | undefined): string {
  if (at === undefined) return "";
  const moment = new Date(at);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}

/** The moment that a field for day and time holds; undefined where it holds none yet. */
export function fromField(value: string): string | undefined {
  const moment = new Date(value);
  return value === "" || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** The filter with another beginning or end; undefined takes it away. */
export function withTime(
  filter: EventFilter,
  change: { readonly since?: string | undefined; readonly until?: string | undefined },
): EventFilter {
  const { since, until, ...rest } = { ...filter, ...change };
  return { ...rest, ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
}
