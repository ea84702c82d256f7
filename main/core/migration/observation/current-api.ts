import type { Plan } from "../../../../shared/migration/plan.ts";
import type { ObservationReason } from "../../../../shared/migration/observation.ts";
import { dialectOf } from "../../../../shared/platform/dialect.ts";
import type { NumberLocation } from "../../../../shared/platform/facts.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { InputProblem } from "../../../../shared/rpc/problems.ts";
import { openConnections } from "../../plan/connections.ts";
import { isForMigrating, isForSide, readPlanSecrets, type SecretMember } from "../../plan/plan-secrets.ts";
import type { Vault } from "../../runtime/ports.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { askedBy, observeNumber } from "./observe-number.ts";

export type LocateTools = {
  readonly ports: Pick<HostPorts, "secrets" | "files" | "clock" | "proxies" | "authorities">;
  readonly vault: Vault;
};
export type LocateProblem =
  | InputProblem
  | { readonly kind: "placeUnknown"; readonly reason: ObservationReason };

const isForEither = (member: SecretMember): boolean =>
  isForSide(member, "cloud") || isForSide(member, "onPrem");

/**
 * Queries both APIs for the location of a plan's number; changes nothing. The plan's client must serve the
 * number: on another client, this plan can't reach it.
 *
 * Problems: placeUnknown with the reason, a secret that can't be read, a file of the plan that can't be used.
 */
export async function currentApiOf(
  { ports, vault }: LocateTools,
  plan: Plan,
): Promise<Result<Exclude<NumberLocation, "unknown">, LocateProblem>> {
  const secrets = readPlanSecrets(plan, {
    outside: ports.secrets,
    vault,
    leaveOut: (member) => !isForEither(member),
    mayMiss: isForMigrating,
  });
  if (!secrets.ok) return secrets;
  const connections = openConnections(plan, secrets.value, ports);
  if (!connections.ok) return connections;
  try {
    const about = { dialect: dialectOf(plan.dialect), clock: ports.clock };
    const nothingMore = { subscriptions: false, ownApp: false };
    const { home, reason, clientSays } = await observeNumber(
      connections.value,
      askedBy({ plan }, about),
      nothingMore,
    );
    if (home === "unknown") return err({ kind: "placeUnknown", reason });
    return home === "on-premises" && clientSays === "serves-another"
      ? err({ kind: "placeUnknown", reason: "sides-contradict" })
      : ok(home);
  } finally {
    await connections.value.close();
  }
}
