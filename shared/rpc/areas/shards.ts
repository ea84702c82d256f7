import { z } from "zod";
import { Plan, ShardCount } from "../../migration/plan.ts";
import { ShardPlan } from "../../shards/shard-plan.ts";
import { InputProblem } from "../problems.ts";

/** Containers and order of work for several shards. */
export const shardsArea = {
  /** Reads the client's nodes and shards and the number's throughput, and plans for `shards`. Read-only. */
  "shards.plan": {
    input: z.strictObject({
      plan: Plan,
      /** Default: those of the plan, else those that the client reports. */
      shards: ShardCount.optional(),
    }),
    output: ShardPlan,
    problem: InputProblem,
  },
} as const;
