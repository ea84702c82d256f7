import { verdictOf } from "../../../shared/checks/result.ts";
import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Push } from "../runtime/topics.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import { preflight } from "../migration/preflight.ts";
import { openConnections } from "../plan/connections.ts";
import { readPlanSecrets } from "../plan/plan-secrets.ts";
import type { HostPorts } from "../host/host-ports.ts";

/**
 * Handlers that run the preflight checks alone: nothing changes, neither on the APIs nor in the data folder.
 */
export function checksHandlers(
  ports: HostPorts,
  folder: DataFolder,
  push: Push,
): Pick<Handlers, "checks.run"> {
  return {
    "checks.run": async ({ plan, only, session }) => {
      const secrets = readPlanSecrets(plan, { outside: ports.secrets, vault: folder.vault });
      if (!secrets.ok) return secrets;
      const opened = folder.exists() ? folder.storage() : undefined;
      if (opened?.ok === false) return opened;
      const connections = openConnections(plan, secrets.value, ports);
      if (!connections.ok) return connections;
      try {
        const checks = await preflight(
          {
            ports,
            vault: folder.vault,
            plan,
            secrets: secrets.value,
            connections: connections.value,
            elsewhere: folder.inTheWay(plan),
            ...(opened === undefined ? {} : { storage: opened.value }),
          },
          {
            ...(only === undefined ? {} : { only }),
            onResult: (check) => push("checks", { check, ...(session === undefined ? {} : { session }) }),
          },
        );
        return ok({ verdict: verdictOf(checks), checks: [...checks] });
      } finally {
        await connections.value.close();
      }
    },
  };
}
