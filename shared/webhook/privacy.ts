import { z } from "zod";

/**
 * How much of the messages is kept. `searchable`: bodies, and an index of their texts. `sealed`: bodies
 * encrypted under the vault's key, no index. `facts`: ids, kinds and times, no bodies.
 */
export const PrivacyMode = z.enum(["searchable", "sealed", "facts"]);
export type PrivacyMode = z.infer<typeof PrivacyMode>;

/** Limits of age and size. Protected events that were not exported are never deleted because of size. */
export const Retention = z.object({
  keepDays: z.number().int().min(1).max(3650).default(30),
  /** Largest size of the store in MB. */
  capMegabytes: z.number().int().min(16).max(1_000_000).default(2_048),
});
export type Retention = z.infer<typeof Retention>;
