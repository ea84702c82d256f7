import { z } from "zod";

/** Whole milliseconds, up to ten years: `webhooks listen` runs for as long as its computer. */
export const Ms = z
  .number()
  .int()
  .min(0)
  .max(10 * 365 * 24 * 3_600_000);
/** A command of ours as it is declared: `vault recovery`. */
const CommandName = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*(?: [a-z]+(?:-[a-z]+)*)?$/)
  .max(40);

/**
 * A command of the terminal has ended. Kept apart from the other events, which need the whole contract: a command that
 * needs no core writes this one alone.
 */
export const CommandEvent = z.strictObject({
  event: z.literal("command"),
  command: CommandName,
  exit: z.number().int().min(0).max(255),
  ms: Ms,
});
export type CommandEvent = z.infer<typeof CommandEvent>;
