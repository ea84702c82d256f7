import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { formatList } from "../allowlist/formats.ts";
import { keptLists, lastList } from "../allowlist/list-file.ts";
import { refreshList } from "../allowlist/refresh.ts";
import { allowlistState, registryOf, setSchedule } from "../allowlist/schedule.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Push } from "../runtime/topics.ts";

/** Handlers for the list of the platform's sender addresses. */
export function allowlistHandlers(
  ports: HostPorts,
  push: Push,
): Pick<Handlers, `allowlist.${string}` & keyof Handlers> {
  const publish = (): void => {
    const state = allowlistState(ports);
    if (state.ok) push("allowlist", state.value);
  };
  return {
    "allowlist.state": async () => allowlistState(ports),
    "allowlist.refresh": async ({ asns, registry, format, ...wish }) => {
      const known = keptLists(ports);
      if (!known.ok) return known;
      const wanted = ascending(asns ?? known.value.asns);
      if (wanted.length === 0) return err({ kind: "noAsNumber" });
      const asked = { ...wish, asns: wanted, registry: registryOf(ports, registry) };
      const refreshed = await refreshList(ports, asked);
      if (!refreshed.ok) return refreshed;
      if (wish.keep) publish();
      if (format === undefined || refreshed.value.outcome === "refused")
        return ok({ refreshed: refreshed.value });
      return ok({ refreshed: refreshed.value, content: formatList(refreshed.value.list, format) });
    },
    "allowlist.list": async ({ asns, family, format }) => {
      const known = keptLists(ports);
      if (!known.ok) return known;
      const list = lastList(known.value, { asns: ascending(asns), family });
      return ok(list === undefined ? {} : { list, content: formatList(list, format) });
    },
    "allowlist.schedule": async ({ schedule }) => {
      const set = setSchedule(
        ports,
        schedule === undefined ? undefined : { ...schedule, asns: ascending(schedule.asns) },
      );
      if (!set.ok) return set;
      const state = allowlistState(ports);
      if (state.ok) push("allowlist", state.value);
      return state;
    },
  };
}

function ascending(asns: readonly number[]): number[] {
  return [...new Set(asns)].toSorted((a, b) => a - b);
}
