import type { CauseOf } from "../../../shared/checks/catalogue.ts";
import { coreAppsFor, coreAppsIn } from "../../../shared/shards/nodes.ts";
import { BOTH_WAYS, type Check, type CheckContext } from "./context.ts";
import { type CheckFinding, pass, phrase, warn } from "./finding.ts";
import { unseen } from "./unseen.ts";
import { valueOf } from "./resolve-location.ts";
import { quoted, shown } from "./words.ts";

/**
 * Checks whether the on-premises cluster has one core app more than the wanted shards.
 *
 * Only a warning: containers can still be added, because the number moves before shards are set.
 */
export const shardsNodes: Check<"shards.nodes"> = {
  id: "shards.nodes",
  directions: ["to-onprem"],
  run: async ({ plan, queries: looks }) => {
    const wanted = plan.number.shards ?? 1;
    if (wanted < 2) return pass(phrase("findings.shards.oneWanted"), { wantedShards: wanted });
    const outcome = await looks.health();
    if (outcome.kind !== "confirmed") return unseen("health", outcome);
    const { clustered, nodes } = outcome.value;
    if (!clustered)
      return warn("not-a-cluster", phrase("findings.shards.singleNode", { wanted }), {
        wantedShards: wanted,
      });
    const coreApps = coreAppsIn({ nodes }).length;
    const needed = coreAppsFor(wanted);
    const found = phrase("findings.shards.coreApps", { wanted, count: coreApps, needed });
    const facts = { wantedShards: wanted, coreApps };
    return coreApps < needed ? warn("too-few-nodes", found, facts) : pass(found, facts);
  },
};

type ThroughputFinding = CheckFinding<CauseOf<"shards.throughput">>;

/**
 * Checks the throughput that the shards give. From two on, the cloud gives high throughput; fewer lose it in
 * the reverse migration.
 */
export const shardsThroughput: Check<"shards.throughput"> = {
  id: "shards.throughput",
  directions: BOTH_WAYS,
  run: (context) => (context.plan.direction === "to-cloud" ? towardsCloud(context) : towardsOnPrem(context)),
};

async function towardsCloud({ queries: looks }: CheckContext): Promise<ThroughputFinding> {
  const [outcome, health] = await Promise.all([looks.shards(), looks.health()]);
  if (outcome.kind !== "confirmed") return unseen("shards", outcome);
  const shards = outcome.value;
  const coreApps = (valueOf(health)?.nodes ?? []).filter((node) => node.role === "coreapp");
  const connected = coreApps.filter((node) => node.gateway === "connected").length;
  if (shards >= 2 && coreApps.length > 0 && connected < shards) {
    return warn("shards-not-connected", phrase("findings.shards.connected", { connected, count: shards }), {
      shards,
      connected,
    });
  }
  const highThroughput = shards >= 2;
  return pass(phrase(`findings.shards.${highThroughput ? "high" : "standard"}`, { count: shards }), {
    shards,
    highThroughput,
  });
}

async function towardsOnPrem({ plan, queries: looks }: CheckContext): Promise<ThroughputFinding> {
  const number = await looks.number();
  if (number.kind !== "confirmed") return unseen("number", number);
  const { throughput } = number.value;
  const wanted = plan.number.shards ?? 1;
  const facts = {
    wantedShards: wanted,
    ...(throughput === undefined ? {} : { throughput: shown(throughput) }),
  };
  const found =
    throughput === undefined
      ? phrase("findings.shards.wantedUntold", { count: wanted })
      : phrase("findings.shards.wanted", { count: wanted, throughput: quoted(throughput) });
  return throughput === "HIGH" && wanted < 2 ? warn("throughput-drops", found, facts) : pass(found, facts);
}
