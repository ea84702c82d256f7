import { z } from "zod";
import { EventSource } from "../webhook/event.ts";
import { ReceiverId } from "../webhook/receiver.ts";

/**
 * How long totals are kept, and how many. Hours that are older are added up to days in UTC; days that are older, and
 * the oldest beyond the number of rows, are deleted.
 */
export const TOTALS_KEPT = {
  hoursDays: 90,
  daysDays: 730,
  /** Rows of hours, and as many of days: an hour of one number has up to five. */
  mostRows: 200_000,
  /** Of the store's largest size, hours and days may each take this part. */
  shareOfStore: 0.05,
} as const;

/**
 * The bounds of what is counted together of latencies, in ms; the last group is everything above. The payload's time
 * is in whole seconds.
 */
export const LATENCY_BOUNDS_MS: readonly number[] = [
  1_000, 2_000, 3_000, 5_000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000, 21_600_000, 86_400_000,
  604_800_000,
];

/** How latencies are spread: how many lie below each bound and above the one before. */
export const LATENCY_GROUPS = LATENCY_BOUNDS_MS.length + 1;

/** The most entries and the most quiet times in one answer. */
export const MOST_TOTALS = 750;
export const MOST_QUIET = 500;

const Count = z.number().int().nonnegative();

/** What arrived of one kind, and how long after the time that the payload states. */
export const KindTotals = z.lazy(() =>
  z.object({
    count: Count,
    /** How many of them stated a time that a latency can be told from. */
    timed: Count,
    /** How many stated a time later than this computer's: the clocks differ. Not part of `timed`. */
    ahead: Count,
    sumMs: z.number().nonnegative(),
    maxMs: z.number().nonnegative(),
    spread: z.array(Count).length(LATENCY_GROUPS),
  }),
);
export type KindTotals = z.infer<typeof KindTotals>;

/** The kinds that totals tell apart. */
export const TOTAL_KINDS = ["messages", "statuses", "others"] as const;

const Period = z.object({ from: z.string(), until: z.string() });

/** What arrived in one hour, day or week. Each event counts when it first arrived. */
export const TotalsEntry = z.lazy(() =>
  z.object({
    /** When it begins and ends, ISO 8601. */
    from: z.string(),
    until: z.string(),
    /** True: all or part of it is made of days in UTC, because the hours are no longer kept. */
    utc: z.boolean(),
    messages: KindTotals.optional(),
    statuses: KindTotals.optional(),
    others: KindTotals.optional(),
    /** Rejected notifications; they count nowhere else. */
    rejected: Count,
    /** Further arrivals of events that are counted already. */
    duplicates: Count,
    /** The first and the last arrival of an event, ISO 8601. */
    firstAt: z.string().optional(),
    lastAt: z.string().optional(),
    /** The longest time of an hour or more between two arrivals that ended in it. */
    pause: Period.optional(),
  }),
);
export type TotalsEntry = z.infer<typeof TotalsEntry>;

/**
 * A time without arrivals. `unusual`: in the weeks before, events arrived at these hours of the week, and none did
 * now; what that means isn't known. `off`: no receiver listened.
 */
export const QuietTime = Period.extend({ kind: z.enum(["unusual", "off"]) });
export type QuietTime = z.infer<typeof QuietTime>;

/** Whose arrivals are added up. Missing members do not filter. */
export const TotalsFilter = z.strictObject({
  receiver: ReceiverId.optional(),
  phoneNumberId: z.string().max(64).optional(),
  source: EventSource.optional(),
});
export type TotalsFilter = z.infer<typeof TotalsFilter>;

/** What one entry covers. */
export const TotalsBy = z.enum(["hour", "day", "week"]);
export type TotalsBy = z.infer<typeof TotalsBy>;

/** Totals of what arrived, by the clocks of a zone. */
export const Totals = z.lazy(() =>
  z.object({
    zone: z.string(),
    /** Oldest first; without those in which nothing arrived. */
    entries: z.array(TotalsEntry).max(MOST_TOTALS),
    /** True: there are older ones in the range than those told. */
    more: z.boolean(),
    /** Hours without arrivals; only where hours are kept, and without the present one. Oldest first. */
    quiet: z.array(QuietTime).max(MOST_QUIET),
    /** When the oldest kept total begins, and the oldest that is kept by the hour; ISO 8601. */
    since: z.string().optional(),
    hoursSince: z.string().optional(),
    /** True: events from before totals were kept are still being added. */
    counting: z.boolean(),
  }),
);
export type Totals = z.infer<typeof Totals>;
