import { z } from "zod";
import {
  AllowlistState,
  AsNumbers,
  Family,
  ListFormat,
  ListSchedule,
  Refreshed,
  Registry,
  SenderList,
} from "../../allowlist/allowlist.ts";
import { StorageProblem } from "../problems.ts";

/** The list of addresses that the platform's webhooks come from, taken from a routing registry. */
export const allowlistArea = {
  /** What the data folder has; asks no registry and changes nothing. */
  "allowlist.state": { input: z.strictObject({}), output: AllowlistState, problem: StorageProblem },
  /**
   * Asks a registry and compares its answer with the last good list of the same AS numbers and family, which it
   * replaces if the answer is whole and right.
   */
  "allowlist.refresh": {
    input: z.strictObject({
      /** Default: those that were asked for last. */
      asns: AsNumbers.optional(),
      family: Family,
      /** Default: the public registry. In Practice, the sandbox's registry is asked in any case. */
      registry: Registry.optional(),
      /** Take a list that is shorter than half the last one; the token of a refusal takes only that list. */
      acceptShrink: z.union([z.boolean(), z.string().max(64)]),
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
  /** The last good list of these AS numbers and this family, where there is one. */
  "allowlist.list": {
    input: z.strictObject({ asns: AsNumbers, family: Family, format: ListFormat }),
    output: z.object({ list: SenderList.optional(), content: z.string().optional() }),
    problem: StorageProblem,
  },
  /** Sets what happens to a list without being asked, while the window or `serve` runs; default: nothing. */
  "allowlist.schedule": {
    input: z.strictObject({ schedule: ListSchedule.optional() }),
    output: AllowlistState,
    problem: StorageProblem,
  },
} as const;
