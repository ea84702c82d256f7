import { z } from "zod";
import { AsNumber, Family, ListFormat, Refreshed } from "../../allowlist/allowlist.ts";
import { StorageProblem } from "../problems.ts";

/** The list of addresses that the platform's webhooks come from, taken from a routing registry. */
export const allowlistArea = {
  /**
   * Asks a registry and compares its answer with the last good list of the same AS numbers and family, which it
   * replaces if the answer is whole and right.
   */
  "allowlist.refresh": {
    input: z.strictObject({
      /** Default: those that were asked for last. */
      asns: z.array(AsNumber).min(1).max(64).optional(),
      family: Family,
      /** Default: the public registry. */
      registry: z
        .strictObject({ host: z.string().min(1).max(255), port: z.number().int().min(1).max(65_535) })
        .optional(),
      /** Take a list that is shorter than half the last one. */
      acceptShrink: z.boolean(),
      /** False: only compare. */
      keep: z.boolean(),
      /** How `content` of the answer is written; default: none is given. */
      format: ListFormat.optional(),
    }),
    output: z.object({
      refreshed: Refreshed,
      /** The list in the format that was asked for; missing where the answer was refused. */
      content: z.string().optional(),
    }),
    problem: z.union([StorageProblem, z.object({ kind: z.literal("noAsNumber") })]),
  },
} as const;
