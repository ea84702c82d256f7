import type { Plan } from "../../../shared/migration/plan.ts";
import type { WayApi, WayTarget } from "../../../shared/network/way.ts";
import { dialectOf, type DialectChoice } from "../../../shared/platform/dialect.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { authoritiesOf, chooseAuthorities } from "../network/authorities.ts";
import { thisComputer } from "../network/steps.ts";
import { tryWay } from "../network/try-way.ts";
import { trustOf } from "../plan/trust-of.ts";
import { rootsOf, type Trust } from "../platforms/http/trust.ts";
import type { Push } from "../runtime/topics.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import { connectionSecrets, planWithoutSecrets } from "../workspaces/access.ts";
import { readWorkspace } from "../workspaces/edit.ts";

type Way = { readonly base: string; readonly dialect: DialectChoice; readonly trust: Trust };
type NotTested = ProblemOf<"network.test">;

/** Handlers that test the way to an API, and choose the authorities that connections trust. */
export function networkHandlers(
  ports: HostPorts,
  { vault }: Pick<DataFolder, "vault">,
  push: Push,
): Pick<Handlers, `network.${string}` & keyof Handlers> {
  return {
    "network.test": async (target) => {
      const way = wayTo(target);
      if (!way.ok) return way;
      const { base, dialect, trust } = way.value;
      const url = new URL(base);
      const { cloud, onPrem } = dialectOf(dialect);
      const { api } = target;
      // Below the base URL, as the API's own calls are.
      const path = `${url.pathname.replace(/\/+$/, "")}${api === "cloud" ? cloud.debugToken : onPrem.health}`;
      return ok(await tryWay({ base: url, path, api }, trust, thisComputer(ports.clock)));
    },
    "network.authorities": async () => authoritiesOf(ports),
    "network.trust": async (change) => {
      const chosen = await chooseAuthorities(ports, change);
      if (!chosen.ok) return chosen;
      push("settings", chosen.value);
      return authoritiesOf(ports);
    },
  };

  function wayTo(target: WayTarget): Result<Way, NotTested> {
    switch (target.kind) {
      case "url":
        return ok({ base: target.url, dialect: usualDialect(), trust: byThisComputer(ports) });
      case "plan":
        return wayOf(target.plan, target.api);
      case "workspace": {
        const known = readWorkspace(ports, target.workspace);
        if (!known.ok) return known;
        const { id: workspace, dialect, cloud, onPrem, network } = known.value;
        const side = sideOf(target.api);
        if (known.value[side] === undefined) return err({ kind: "notSetUp", missing: [side] });
        return wayOf(planWithoutSecrets({ workspace, dialect, cloud, onPrem, network }), target.api);
      }
    }
  }

  function wayOf(plan: Plan, api: WayApi): Result<Way, NotTested> {
    const side = sideOf(api);
    const secrets = connectionSecrets(plan, side, { ports, vault });
    if (!secrets.ok) return secrets;
    const trust = trustOf(plan, side, secrets.value, ports);
    return trust.ok ? ok({ base: plan[side].baseUrl, dialect: plan.dialect, trust: trust.value }) : trust;
  }

  function usualDialect(): DialectChoice {
    const settings = readWindowSettings(ports.dataDir);
    return settings.ok ? settings.value.dialect : { brand: "chat", apiVersion: "v23.0" };
  }
}

function sideOf(api: WayApi): "cloud" | "onPrem" {
  return api === "cloud" ? "cloud" : "onPrem";
}

function byThisComputer({ proxies, authorities }: Pick<HostPorts, "proxies" | "authorities">): Trust {
  const line = { ...rootsOf(authorities?.()), ...(proxies === undefined ? {} : { proxies }) };
  return { kind: "publicRoots", line };
}
