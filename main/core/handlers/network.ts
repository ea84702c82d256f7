import type { Plan } from "../../../shared/migration/plan.ts";
import type { WayTarget } from "../../../shared/network/way.ts";
import { dialectOf, type DialectChoice } from "../../../shared/platform/dialect.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { thisComputer } from "../network/steps.ts";
import { tryWay } from "../network/try-way.ts";
import { trustOf } from "../plan/trust-of.ts";
import type { Trust } from "../platforms/http/trust.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import { planWithoutSecrets, proxySecret } from "../workspaces/access.ts";
import { readWorkspace } from "../workspaces/edit.ts";

type Way = { readonly base: string; readonly dialect: DialectChoice; readonly trust: Trust };
type NotTested = ProblemOf<"network.test">;

/** Handler that tests the way to an API. */
export function networkHandlers(
  ports: HostPorts,
  { vault }: Pick<DataFolder, "vault">,
): Pick<Handlers, "network.test"> {
  return {
    "network.test": async (target) => {
      const way = wayTo(target);
      if (!way.ok) return way;
      const { base, dialect, trust } = way.value;
      const url = new URL(base);
      // Below the base URL, as the API's own calls are.
      const path = `${url.pathname.replace(/\/+$/, "")}${dialectOf(dialect).cloud.debugToken}`;
      return ok(await tryWay({ base: url, path }, trust, thisComputer(ports.clock)));
    },
  };

  function wayTo(target: WayTarget): Result<Way, NotTested> {
    switch (target.kind) {
      case "url":
        return ok({ base: target.url, dialect: usualDialect(), trust: byThisComputer(ports) });
      case "plan":
        return wayOf(target.plan);
      case "workspace": {
        const known = readWorkspace(ports, target.workspace);
        if (!known.ok) return known;
        const { id, dialect, cloud, network } = known.value;
        if (cloud === undefined) return err({ kind: "notSetUp", missing: ["cloud"] });
        return wayOf(planWithoutSecrets({ workspace: id, dialect, cloud, network }));
      }
    }
  }

  function wayOf(plan: Plan): Result<Way, NotTested> {
    const secrets = proxySecret(plan, { ports, vault });
    if (!secrets.ok) return secrets;
    const trust = trustOf(plan, "cloud", secrets.value, ports);
    return trust.ok ? ok({ base: plan.cloud.baseUrl, dialect: plan.dialect, trust: trust.value }) : trust;
  }

  function usualDialect(): DialectChoice {
    const settings = readWindowSettings(ports.dataDir);
    return settings.ok ? settings.value.dialect : { brand: "chat", apiVersion: "v23.0" };
  }
}

function byThisComputer({ proxies }: Pick<HostPorts, "proxies">): Trust {
  return { kind: "publicRoots", ...(proxies === undefined ? {} : { line: { proxies } }) };
}
