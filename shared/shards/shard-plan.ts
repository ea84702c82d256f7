import { z } from "zod";
import { MessageDescriptor } from "../checks/result.ts";
import { ShardCount } from "../migration/plan.ts";

/** What the state of one node means. */
export const NodeMeaning = z.enum([
  /** It serves the number. */
  "serving",
  /** Disconnected, as all but the serving nodes are. */
  "standby",
  /** Connecting. */
  "starting",
  /** No number is registered here, so it has nothing to serve. */
  "unregistered",
  /** Disconnected, while fewer serve than should. */
  "missing",
  /** It isn't set up yet. */
  "not-set-up",
  /** Its state isn't reported, or isn't a known one. */
  "not-told",
]);
export type NodeMeaning = z.infer<typeof NodeMeaning>;

/** What is to be done for the shards, in this order. */
export const ShardStep = z.enum([
  "cluster",
  "database",
  "core-apps",
  "nodes",
  "certificate",
  "register",
  "set",
  "verify",
  "throughput",
]);
export type ShardStep = z.infer<typeof ShardStep>;

/** How many containers a number of shards needs, what is there, and what to do in which order. */
export const ShardPlan = z.object({
  shards: ShardCount,
  /** `unknown`: the client didn't report its nodes. */
  outcome: z.enum(["ready", "not-ready", "unknown"]),
  /** The shards that the client reports now. */
  now: z.number().optional(),
  coreApps: z.object({ needed: z.number(), found: z.number().optional() }),
  masters: z.object({ needed: z.number(), found: z.number().optional() }),
  /** Missing where the client reports no roles. */
  nodes: z.array(
    z.object({ node: z.string(), role: z.string().optional(), gateway: z.string(), means: NodeMeaning }),
  ),
  throughput: z.object({
    /** As the cloud reports it, verbatim. */
    now: z.string().optional(),
    /** Expected in the cloud after a migration with these shards. */
    expected: z.enum(["HIGH", "STANDARD"]),
    change: z.enum(["rises", "drops", "stays", "not-told"]),
  }),
  steps: z.array(z.object({ step: ShardStep, state: z.enum(["done", "to-do", "not-told"]) })),
  /** What couldn't be read, and why. */
  unseen: z.array(MessageDescriptor),
});
export type ShardPlan = z.infer<typeof ShardPlan>;
