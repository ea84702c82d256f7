import { z } from "zod";

/** One fault of the sandbox that can be switched on. */
export const PracticeFault = z.object({
  /** Its stable name, as `switchover rehearse --fault` takes it. */
  name: z.string(),
  /** One sentence about its effect. */
  says: z.string(),
  /** The migrations in which it occurs, or "webhooks" for faults of notifications, "registry" for the list of senders. */
  direction: z.enum(["to-cloud", "to-onprem", "both", "webhooks", "registry"]),
  on: z.boolean(),
});
export type PracticeFault = z.infer<typeof PracticeFault>;

/** What the user sees of the sandbox besides the two APIs. */
export const PracticeState = z.object({
  revision: z.number(),
  /** The actual location of the practice number. */
  home: z.enum(["on-premises", "cloud", "nowhere"]),
  /** What the practice phone shows: the last registration code as received, `123-456`. */
  phone: z.object({ code: z.string(), at: z.string() }).optional(),
  faults: z.array(PracticeFault),
  /** State of the sandbox's notifications. */
  deliveries: z.object({
    delivered: z.number(),
    /** Attempts that got a response other than 200. */
    failed: z.number(),
    waiting: z.number(),
    /** Dropped after seven days. */
    givenUp: z.number(),
    /** When the next waiting notification is sent, on the sandbox's clock. */
    nextAt: z.string().optional(),
  }),
  /** The sandbox's clock, which the user can advance. */
  now: z.string(),
});
export type PracticeState = z.infer<typeof PracticeState>;
