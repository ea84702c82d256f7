import { z } from "zod";

/** One fault of the practice platform that can be switched on to see what it looks like. */
export const PracticeFault = z.object({
  /** Its stable name, as `switchover rehearse --fault` takes it. */
  name: z.string(),
  /** One sentence of what it does. */
  says: z.string(),
  /** The migrations that meet it, or "webhooks" for what happens to notifications. */
  direction: z.enum(["to-cloud", "to-onprem", "both", "webhooks"]),
  on: z.boolean(),
});
export type PracticeFault = z.infer<typeof PracticeFault>;

/** What a person who practises may see of the practice platform beside the two APIs. */
export const PracticeState = z.object({
  revision: z.number(),
  /** Where the practice number really is. */
  home: z.enum(["on-premises", "cloud", "nowhere"]),
  /** What the practice phone shows: the last registration code as it came in, `123-456`. */
  phone: z.object({ code: z.string(), at: z.string() }).optional(),
  faults: z.array(PracticeFault),
  /** How the platform's notifications fare. */
  deliveries: z.object({
    delivered: z.number(),
    /** Attempts that were not answered with 200. */
    failed: z.number(),
    waiting: z.number(),
    /** Given up after seven days. */
    givenUp: z.number(),
    /** When the next waiting one is tried, on the platform's clock. */
    nextAt: z.string().optional(),
  }),
  /** The platform's clock, which a person can let run ahead. */
  now: z.string(),
});
export type PracticeState = z.infer<typeof PracticeState>;
