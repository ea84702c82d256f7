import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { Direction } from "../../../../shared/migration/direction.ts";
import type { OnPremHealth } from "../../../../shared/platform/facts.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, warn, type Finding, type FindingFacts } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { gatewayWords, whereabouts } from "../whereabouts.ts";

type HealthFinding = Finding<CauseOf<"onprem.health">>;
type Down = "disconnected" | "uninitialized" | "unregistered";

/**
 * Is the on-premises client in the state that the direction needs?
 *
 * To the cloud it must be connected, or it cannot make the backup; unless the number is in the cloud already. To
 * on-premises it must answer, and a client without a registration is what is expected. In a cluster, standby
 * nodes that are not connected are as they should be.
 */
export const onPremHealth: Check<"onprem.health"> = {
  id: "onprem.health",
  directions: BOTH_WAYS,
  run: async (context) => {
    const outcome = await context.looks.health();
    if (outcome.kind !== "confirmed") return unseen("client health", outcome);
    const health = outcome.value;
    const facts = factsOf(health);
    const found = `gateway ${gatewayWords(health)}`;
    switch (health.gateway) {
      case "connected":
      case "connecting":
        return hasPrimary(health)
          ? pass(found, facts)
          : warn("no-primary", `${found}; no node is the primary master`, facts);
      case "other":
        return warn("gateway-unclear", `${found}, a word that is not known here`, facts);
      default: {
        const { home } = await whereabouts(context);
        if (context.plan.direction === "to-cloud" && home === "cloud")
          return pass(`${found}; the number is in the cloud already`, facts);
        return judgeDown(context.plan.direction, health.gateway, { found, facts });
      }
    }
  },
};

function judgeDown(
  direction: Direction,
  gateway: Down,
  { found, facts }: { found: string; facts: FindingFacts },
): HealthFinding {
  if (direction === "to-cloud") return fail(`gateway-${gateway}`, `${found}; no backup can be made`, facts);
  return gateway === "unregistered"
    ? pass(`${found}, ready to take the number`, facts)
    : warn(`gateway-${gateway}`, found, facts);
}

function hasPrimary({ clustered, nodes }: OnPremHealth): boolean {
  const roles = nodes.flatMap((node) => node.role ?? []);
  return !clustered || roles.length === 0 || roles.includes("primary_master");
}

function factsOf({ gateway, clustered, nodes, version }: OnPremHealth): FindingFacts {
  const connected = nodes.filter((node) => node.gateway === "connected").length;
  return {
    gateway,
    clustered,
    nodes: nodes.length,
    connected,
    ...(version === undefined ? {} : { clientVersion: version }),
  };
}
