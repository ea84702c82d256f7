import { z } from "zod";

/** What the system says of the present connection; `unknown` also where a system has no way to ask. */
export const Metered = z.enum(["yes", "no", "unknown"]);
export type Metered = z.infer<typeof Metered>;

/** Whether the user decides that, or the system. */
export const MeteredChoice = z.enum(["automatic", "yes", "no"]);
export type MeteredChoice = z.infer<typeof MeteredChoice>;

/** What is known of the connection, and what was chosen. */
export const MeteredState = z.object({ choice: MeteredChoice, system: Metered });
export type MeteredState = z.infer<typeof MeteredState>;

/** Whether the connection counts as metered: what isn't known doesn't, so that nothing waits for an answer that never comes. */
export function countsAsMetered({ choice, system }: MeteredState): boolean {
  return choice === "automatic" ? system === "yes" : choice === "yes";
}
