import type { ShardCount } from "../migration/plan.ts";
import type { NodeHealth, OnPremHealth } from "../platform/facts.ts";
import { coreAppsFor, coreAppsIn, isConnected } from "./nodes.ts";
import { ShardStep, type NodeMeaning, type ShardPlan } from "./shard-plan.ts";

/** What was read of a client and its number; missing members weren't reported. */
export type ShardFacts = {
  readonly health?: OnPremHealth | undefined;
  readonly shards?: number | undefined;
  /** The number's throughput in the cloud. */
  readonly throughput?: string | undefined;
};

/** A cluster has a primary and a secondary master. */
const MASTERS = 2;

/** Plans the containers for a number of shards, and judges those that are there. */
export function planShards(shards: ShardCount, facts: ShardFacts): Omit<ShardPlan, "unseen"> {
  const { health, throughput } = facts;
  const needed = coreAppsFor(shards);
  const coreApps = health === undefined ? undefined : coreAppsIn(health).length;
  const masters = health === undefined ? undefined : mastersIn(health);
  const nodes = (health?.nodes ?? []).map((node) => ({ ...node, means: meaningOf(node, facts) }));
  const steps = stepsFor(shards, { ...facts, coreApps, masters, nodes });
  const preparing = steps.filter(({ step }) => PREPARING.includes(step));
  return {
    shards,
    outcome: preparing.some(({ state }) => state === "to-do")
      ? "not-ready"
      : preparing.every(({ state }) => state === "done") && health !== undefined
        ? "ready"
        : "unknown",
    ...(facts.shards === undefined ? {} : { now: facts.shards }),
    coreApps: { needed, ...(coreApps === undefined ? {} : { found: coreApps }) },
    masters: { needed: shards < 2 ? 0 : MASTERS, ...(masters === undefined ? {} : { found: masters }) },
    nodes,
    throughput: throughputOf(shards, throughput),
    steps,
  };
}

/** What the client itself shows of the preparations. */
const PREPARING: readonly ShardStep[] = ["cluster", "core-apps", "nodes"];

/** How many masters a client has; undefined where it tells no roles. */
function mastersIn({ nodes, clustered }: OnPremHealth): number | undefined {
  if (!clustered) return 0;
  if (nodes.every(({ role }) => role === undefined)) return undefined;
  return nodes.filter(({ role }) => role === "primary_master" || role === "secondary_master").length;
}

/**
 * What a node's state means. With one shard one node serves, with more as many core apps as shards and the primary
 * master; all others are rightly disconnected.
 */
function meaningOf(node: NodeHealth, { health, shards }: ShardFacts): NodeMeaning {
  switch (node.gateway.toLowerCase()) {
    case "connected":
      return "serving";
    case "connecting":
      return "starting";
    case "unregistered":
      return "unregistered";
    case "uninitialized":
      return "not-set-up";
    case "disconnected":
      return health === undefined ? "not-told" : meaningOfDisconnected(node, health, shards ?? 1);
    default:
      return "not-told";
  }
}

function meaningOfDisconnected(node: NodeHealth, health: OnPremHealth, shards: number): NodeMeaning {
  if (health.gateway === "unregistered") return "unregistered";
  if (shards < 2) return health.nodes.some(isConnected) ? "standby" : "missing";
  if (node.role === "primary_master") return "missing";
  if (node.role === "secondary_master") return "standby";
  const serving = coreAppsIn(health).filter(isConnected).length;
  return serving < shards ? "missing" : "standby";
}

function throughputOf(shards: number, now: string | undefined): ShardPlan["throughput"] {
  const expected = shards < 2 ? "STANDARD" : "HIGH";
  if (now !== "HIGH" && now !== "STANDARD")
    return { ...(now === undefined ? {} : { now }), expected, change: "not-told" };
  return { now, expected, change: now === expected ? "stays" : expected === "HIGH" ? "rises" : "drops" };
}

type Judged = ShardFacts & {
  readonly coreApps: number | undefined;
  readonly masters: number | undefined;
  readonly nodes: ShardPlan["nodes"];
};

type State = ShardPlan["steps"][number]["state"];

function stepsFor(shards: ShardCount, judged: Judged): ShardPlan["steps"] {
  const { health, coreApps, masters, nodes } = judged;
  const state = (known: boolean | undefined): State =>
    known === undefined ? "not-told" : known ? "done" : "to-do";
  const isSet = judged.shards === undefined ? undefined : judged.shards === shards;
  const isRegistered = health === undefined ? undefined : health.nodes.some(isConnected);
  const states: Readonly<Record<ShardStep, State>> = {
    cluster: state(
      health && (health.clustered ? (masters === undefined ? undefined : masters >= MASTERS) : false),
    ),
    database: "not-told",
    "core-apps": state(coreApps === undefined ? undefined : coreApps >= coreAppsFor(shards)),
    nodes: state(nodes.length === 0 ? undefined : nodes.every(({ means }) => !TROUBLED.includes(means))),
    certificate: isSet === true ? "done" : "to-do",
    register: state(isRegistered),
    set: state(isSet),
    verify:
      isSet === true
        ? state(isRegistered === true && nodes.every(({ means }) => means !== "missing"))
        : "to-do",
    throughput: "to-do",
  };
  const wanted: readonly ShardStep[] =
    shards < 2
      ? [
          "core-apps",
          "nodes",
          "register",
          ...(isSet === true ? [] : (["certificate", "set"] as const)),
          "verify",
        ]
      : ShardStep.options;
  return wanted.map((step) => ({ step, state: states[step] }));
}

const TROUBLED: readonly NodeMeaning[] = ["missing", "not-set-up", "not-told"];
