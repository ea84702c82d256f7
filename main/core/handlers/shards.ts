import { ShardCount, type Plan } from "../../../shared/migration/plan.ts";
import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { planShards } from "../../../shared/shards/plan-shards.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { openPlatformQueries } from "../checks/platform-queries.ts";
import { valueOf } from "../checks/resolve-location.ts";
import { phrase } from "../checks/finding.ts";
import { answerWords } from "../checks/unseen.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { openConnections, type Connections } from "../plan/connections.ts";
import { isForMigrating, isForSide, readPlanSecrets } from "../plan/plan-secrets.ts";

/** The handler of the planner for shards. It asks both APIs what they report, and changes nothing. */
export function shardsHandlers(
  ports: HostPorts,
  { vault }: Pick<DataFolder, "vault">,
): Pick<Handlers, "shards.plan"> {
  return {
    "shards.plan": async ({ plan, shards }) => {
      const secrets = readPlanSecrets(plan, {
        outside: ports.secrets,
        vault,
        mayMiss: isForMigrating,
        leaveOut: (member) => !isForSide(member, "cloud") && !isForSide(member, "onPrem"),
      });
      if (!secrets.ok) return secrets;
      const connections = openConnections(plan, secrets.value, ports);
      if (!connections.ok) return connections;
      try {
        return ok(await plannedWith(connections.value, plan, { shards, clock: ports.clock }));
      } finally {
        await connections.value.close();
      }
    },
  };
}

type Wish = { readonly shards: ShardCount | undefined } & Pick<HostPorts, "clock">;

async function plannedWith(connections: Connections, plan: Plan, { shards: wished, clock }: Wish) {
  const queries = openPlatformQueries(connections, plan, { clock });
  const [health, shards, number] = await Promise.all([queries.health(), queries.shards(), queries.number()]);
  const now = valueOf(shards);
  const wanted = wished ?? plan.number.shards ?? ShardCount.safeParse(now).data ?? 1;
  const asked = { health, shards, number };
  return {
    ...planShards(wanted, {
      health: valueOf(health),
      shards: now,
      throughput: valueOf(number)?.throughput,
    }),
    unseen: (["health", "shards", "number"] as const).flatMap((what): MessageDescriptor[] => {
      const outcome = asked[what];
      return outcome.kind === "confirmed" ? [] : [answerWords(phrase(`findings.looks.${what}`), outcome)];
    }),
  };
}
