import type { Check } from "../context.ts";
import { pass, phrase, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";

/**
 * Does the on-premises cluster have a core app more than the wanted shards?
 *
 * Containers can still be added, and the number moves before shards are set: a warning.
 */
export const shardsNodes: Check<"shards.nodes"> = {
  id: "shards.nodes",
  directions: ["to-onprem"],
  run: async ({ plan, looks }) => {
    const wanted = plan.number.shards ?? 1;
    if (wanted < 2) return pass(phrase("findings.shards.oneWanted"), { wantedShards: wanted });
    const outcome = await looks.health();
    if (outcome.kind !== "confirmed") return unseen("health", outcome);
    const { clustered, nodes } = outcome.value;
    if (!clustered)
      return warn("not-a-cluster", phrase("findings.shards.singleNode", { wanted }), {
        wantedShards: wanted,
      });
    const roles = nodes.some((node) => node.role !== undefined);
    const coreApps = roles ? nodes.filter((node) => node.role === "coreapp").length : nodes.length;
    const found = phrase("findings.shards.coreApps", { wanted, count: coreApps, needed: wanted + 1 });
    const facts = { wantedShards: wanted, coreApps };
    return coreApps < wanted + 1 ? warn("too-few-nodes", found, facts) : pass(found, facts);
  },
};
