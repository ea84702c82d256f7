import type { WebhookEvent } from "../../../../shared/webhook/event.ts";

/** The events of one hour. `from`: milliseconds since 1970. */
export type Hour = { readonly from: number; readonly accepted: number; readonly rejected: number };

/** The last hours with their events, oldest first; the last one is not over. */
export type RecentHours = {
  readonly hours: readonly Hour[];
  readonly accepted: number;
  readonly rejected: number;
  /** When the first of them began, in milliseconds since 1970. */
  readonly from: number;
  /** False if more events arrived than were read, so that fewer than 24 hours are shown. */
  readonly whole: boolean;
};

export const HOUR_MS = 3_600_000;
export const HOURS = 24;

/** Where the oldest of the 24 hours begins, at a full hour of the local time. */
export function firstHour(now: number): number {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  return hour.getTime() - (HOURS - 1) * HOUR_MS;
}

type Counted = Pick<WebhookEvent, "receivedAt" | "refused">;

/**
 * Counts events by hour. `events`: newest first; `more`: older ones were not read. Hours that may hold such older
 * ones are left out.
 */
export function hoursOf(events: readonly Counted[], more: boolean, now: number): RecentHours {
  const first = firstHour(now);
  const oldest = events.at(-1);
  const readFrom = more && oldest !== undefined ? Date.parse(oldest.receivedAt) : Number.NEGATIVE_INFINITY;
  const hours = Array.from({ length: HOURS }, (_, index) => ({
    from: first + index * HOUR_MS,
    accepted: 0,
    rejected: 0,
  }));
  for (const { receivedAt, refused } of events) {
    const hour = hours[Math.floor((Date.parse(receivedAt) - first) / HOUR_MS)];
    if (hour === undefined) continue;
    if (refused === undefined) hour.accepted += 1;
    else hour.rejected += 1;
  }
  const shown = hours.filter(({ from }) => from >= readFrom);
  const sumOf = (kind: "accepted" | "rejected"): number => shown.reduce((sum, hour) => sum + hour[kind], 0);
  return {
    hours: shown,
    from: shown[0]?.from ?? now,
    accepted: sumOf("accepted"),
    rejected: sumOf("rejected"),
    whole: shown.length === HOURS,
  };
}

/** The highest value of an axis that holds `most`: a round number that halves to a whole one. */
export function axisTop(most: number): number {
  if (most <= 2) return 2;
  const unit = 10 ** Math.floor(Math.log10(most));
  const top = [1, 2, 3, 4, 5, 6, 8, 10].map((times) => times * unit).find((value) => value >= most) ?? most;
  return top % 2 === 0 ? top : top + 1;
}
