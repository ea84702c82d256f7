import { z } from "zod";

/** How often a digest is sent: each day, or each week on one day, in the order of `LocalTime.day`. The values are stable. */
export const DIGEST_DAYS = [
  "daily",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** A full hour on the clock on the wall, as "08:00". Arrivals are counted by the hour. */
export const DigestHour = z.string().regex(/^(?:[01]\d|2[0-3]):00$/);

/** The hour if none is chosen. */
export const USUAL_DIGEST_HOUR = "08:00";

/** When the digest of a target is sent. */
export const DigestPlan = z.object({ every: z.enum(DIGEST_DAYS), at: DigestHour });
export type DigestPlan = z.infer<typeof DigestPlan>;

/** So many numbers are told by themselves; Discord takes no longer message. */
export const MOST_DIGEST_NUMBERS = 5;

const Count = z.int().nonnegative();

/** What arrived, each event once; rejected notifications count nowhere else. */
const Counts = z.object({ messages: Count, statuses: Count, others: Count, rejected: Count });

/** What arrived for one number in the period. Of the time in which no receiver listened, nothing is known. */
export const DigestNumber = Counts.extend({
  /** The number, whole; an alert hides its middle. */
  spoken: z.string(),
  /** How long a receiver listened, and how long none did, in ms. */
  listenedMs: z.number().nonnegative(),
  notKnownMs: z.number().nonnegative(),
  /** The longest time of an hour or more in which a receiver listened and no event arrived, in ms. */
  longestGapMs: z.number().nonnegative().optional(),
  /** The last arrival of an event, also of some weeks before. */
  lastAt: z.string().optional(),
});
export type DigestNumber = z.infer<typeof DigestNumber>;

/** What arrived for all further numbers together, and for those that no workspace has. */
const DigestRest = Counts.extend({
  numbers: Count,
  /** For how many of them nothing arrived while a receiver listened. */
  silent: Count,
});

/** What arrived, as far as it is known. `counting`: earlier events are still being added. */
export const DigestArrivals = z.object({
  numbers: z.array(DigestNumber).max(MOST_DIGEST_NUMBERS),
  rest: DigestRest,
  counting: z.boolean(),
});
export type DigestArrivals = z.infer<typeof DigestArrivals>;

/** What a digest tells, without any text of a customer. A missing member isn't known. */
export const Digest = z.object({
  every: z.enum(DIGEST_DAYS),
  /** The period that it covers. What isn't about arrivals is as of when it was made. */
  from: z.string(),
  until: z.string(),
  arrivals: DigestArrivals.optional(),
  /** Migrations that haven't ended, and those of which the location is unknown, ended or not. */
  migrations: z.object({ open: Count, unknown: Count }).optional(),
  /** What monitoring found and nobody has acknowledged, and scheduled checks that failed; `paused`: none are made now. */
  monitoring: z.object({ findings: Count, failed: Count, paused: z.boolean() }).optional(),
  /** How many callback URLs are replaced. */
  replaced: Count.optional(),
});
export type Digest = z.infer<typeof Digest>;
