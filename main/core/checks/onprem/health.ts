import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import type { Direction } from "../../../../shared/migration/direction.ts";
import type { OnPremHealth } from "../../../../shared/platform/facts.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, warn, type CheckFinding, type FindingFacts } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { gatewayWords, resolveLocation } from "../resolve-location.ts";

type HealthFinding = CheckFinding<CauseOf<"onprem.health">>;
type Down = "disconnected" | "uninitialized" | "unregistered";

/**
 * Checks whether the on-premises client is in the state that the direction needs.
 *
 * To the cloud it must be connected to make the backup, unless the number is in the cloud already. To
 * on-premises it must answer, and a client without a registration is expected. In a cluster, standby nodes
 * that are not connected are normal.
 */
export const onPremHealth: Check<"onprem.health"> = {
  id: "onprem.health",
  directions: BOTH_WAYS,
  run: async (context) => {
    const outcome = await context.queries.health();
    if (outcome.kind !== "confirmed") return unseen("health", outcome);
    const health = outcome.value;
    const facts = factsOf(health);
    const gateway = gatewayWords(health);
    const plain = phrase("findings.gateway.plain", { gateway });
    switch (health.gateway) {
      case "connected":
      case "connecting":
        return hasPrimary(health)
          ? pass(plain, facts)
          : warn("no-primary", phrase("findings.gateway.noPrimary", { gateway }), facts);
      case "other":
        return warn("gateway-unclear", phrase("findings.gateway.unclear", { gateway }), facts);
      default: {
        const { home } = await resolveLocation(context);
        if (context.plan.direction === "to-cloud" && home === "cloud")
          return pass(phrase("findings.gateway.inCloudAlready", { gateway }), facts);
        return judgeDown(context.plan.direction, health.gateway, { gateway, plain, facts });
      }
    }
  },
};

function judgeDown(
  direction: Direction,
  state: Down,
  {
    gateway,
    plain,
    facts,
  }: { gateway: string | MessageDescriptor; plain: MessageDescriptor; facts: FindingFacts },
): HealthFinding {
  if (direction === "to-cloud")
    return fail(`gateway-${state}`, phrase("findings.gateway.noBackup", { gateway }), facts);
  return state === "unregistered"
    ? pass(phrase("findings.gateway.ready", { gateway }), facts)
    : warn(`gateway-${state}`, plain, facts);
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
