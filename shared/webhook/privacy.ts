import { z } from "zod";

/**
 * How much of other people's messages is kept. `searchable`: bodies, and an index of their texts. `sealed`: bodies
 * under the vault's key and no index. `facts`: ids, kinds and times, no bodies.
 */
export const PrivacyMode = z.enum(["searchable", "sealed", "facts"]);
export type PrivacyMode = z.infer<typeof PrivacyMode>;

/** How long and how much is kept. What was not exported and is evidence is never taken away by size. */
export const Retention = z.object({
  keepDays: z.number().int().min(1).max(3650).default(30),
  /** Largest size of the store in megabytes. */
  capMegabytes: z.number().int().min(16).max(1_000_000).default(2_048),
});
export type Retention = z.infer<typeof Retention>;
