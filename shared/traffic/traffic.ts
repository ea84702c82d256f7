import { z } from "zod";
import { WorkspaceId } from "../workspace/workspace.ts";

/** One hour of the week, with what was seen of it. */
export const TrafficHour = z.object({
  /** 1 is Monday, 7 is Sunday. */
  day: z.number().int().min(1).max(7),
  /** 0 to 23, by the clocks of the zone. */
  hour: z.number().int().min(0).max(23),
  messages: z.number().int().nonnegative(),
  /** How many hours of this kind were seen: 4 after four whole weeks. */
  hours: z.number().nonnegative(),
});
export type TrafficHour = z.infer<typeof TrafficHour>;

/** An hour that is proposed for a migration. */
export const ProposedHour = TrafficHour.extend({
  /** Messages in each of the hours that were seen, on average. */
  perHour: z.number(),
  /** The most messages an hour that the seen ones don't rule out (19 times out of 20). */
  atMost: z.number(),
  /** When it begins next, ISO 8601. */
  next: z.string().optional(),
});
export type ProposedHour = z.infer<typeof ProposedHour>;

/** Why a proposal rests on little, or what it takes for granted. */
export const TrafficNote = z.enum([
  "no-messages",
  "few-messages",
  "few-weeks",
  "hours-unseen",
  "coverage-assumed",
  "silences-counted",
  "out-of-date",
]);
export type TrafficNote = z.infer<typeof TrafficNote>;

/** A time of which nothing is known, or in which nothing came. */
export const TrafficGap = z.object({
  from: z.string(),
  until: z.string(),
  /** True: no message came, and it counts as quiet. False: it was left out. */
  counted: z.boolean(),
});
export type TrafficGap = z.infer<typeof TrafficGap>;

/** The messages of a week by the hour, and when a migration would meet the fewest of them. */
export const TrafficAdvice = z.object({
  zone: z.string(),
  /** `none`: no message was seen, or not even a day. `little`: a hint at most. */
  evidence: z.enum(["enough", "little", "none"]),
  notes: z.array(TrafficNote),
  /** The first and the end of what was seen, ISO 8601. */
  from: z.string().optional(),
  until: z.string().optional(),
  messages: z.number().int().nonnegative(),
  /** Messages from times that count as not seen. */
  leftOut: z.number().int().nonnegative(),
  hoursSeen: z.number().nonnegative(),
  /** All 168 hours, from Monday 00:00. */
  week: z.array(TrafficHour),
  quietest: ProposedHour.optional(),
  /** How many other hours were seen as often with as few messages. */
  alike: z.number().int().nonnegative(),
  /** The quietest within office hours, at most three. */
  office: z.array(ProposedHour),
  busiest: ProposedHour.optional(),
  gaps: z.array(TrafficGap),
  /** How many gaps there are beyond those listed. */
  moreGaps: z.number().int().nonnegative(),
  /** When clocks were put forward (positive minutes) or back. */
  clockChanges: z.array(z.object({ at: z.string(), minutes: z.number() })),
});
export type TrafficAdvice = z.infer<typeof TrafficAdvice>;

/** Whose messages are counted. Missing members do not filter. */
export const TrafficFilter = z.strictObject({
  workspace: WorkspaceId.optional(),
  phoneNumberId: z.string().max(64).optional(),
});
export type TrafficFilter = z.infer<typeof TrafficFilter>;

/** Office hours: Monday to Friday, from this hour to the end of the one before `until`. */
export const OFFICE = { lastDay: 5, from: 8, until: 18 } as const;

/** Messages an hour; undefined if less than one such hour was seen, which tells nothing. */
export function rateOf({ messages, hours }: TrafficHour): number | undefined {
  return hours < 1 ? undefined : messages / hours;
}

/** How dark an hour is on the map: 0 without messages, 1 to 9 in proportion to the busiest; undefined if unseen. */
export function levelOf(hour: TrafficHour, busiest: number): number | undefined {
  const rate = rateOf(hour);
  if (rate === undefined) return undefined;
  if (rate === 0 || busiest === 0) return 0;
  return Math.max(1, Math.min(9, Math.ceil((rate / busiest) * 9)));
}
