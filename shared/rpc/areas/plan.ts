import { z } from "zod";
import { MessageDescriptor } from "../../checks/result.ts";
import { PlanParts } from "../../workspace/from-plan.ts";

/** The largest plan file, in characters. */
export const LARGEST_PLAN = 1024 * 1024;

/** Plan files in the window. */
export const planArea = {
  /** Reads a plan's text; `name` is how its faults call the file. Reads no secret, asks no server, writes nothing. */
  "plan.read": {
    input: z.strictObject({ name: z.string().max(255), content: z.string().max(LARGEST_PLAN) }),
    output: z.discriminatedUnion("outcome", [
      z.object({ outcome: z.literal("read"), parts: PlanParts }),
      z.object({
        outcome: z.literal("unusable"),
        /** In English, and by the catalogue's keys for other languages. */
        faults: z.array(z.object({ message: z.string(), said: z.array(MessageDescriptor).optional() })),
      }),
    ]),
    problem: z.never(),
  },
} as const;
