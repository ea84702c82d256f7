import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { formatList } from "../allowlist/formats.ts";
import { keptLists } from "../allowlist/list-file.ts";
import { refreshList } from "../allowlist/refresh.ts";
import { USUAL_REGISTRY } from "../allowlist/whois.ts";
import type { HostPorts } from "../host/host-ports.ts";

/** Handlers for the list of the platform's sender addresses. */
export function allowlistHandlers(ports: HostPorts): Pick<Handlers, `allowlist.${string}` & keyof Handlers> {
  return {
    "allowlist.refresh": async ({ asns, registry = USUAL_REGISTRY, format, ...wish }) => {
      const known = keptLists(ports);
      if (!known.ok) return known;
      const wanted = [...new Set(asns ?? known.value.asns)].toSorted((a, b) => a - b);
      if (wanted.length === 0) return err({ kind: "noAsNumber" });
      const refreshed = await refreshList(ports, { ...wish, asns: wanted, registry });
      if (!refreshed.ok) return refreshed;
      if (format === undefined || refreshed.value.outcome === "refused")
        return ok({ refreshed: refreshed.value });
      return ok({ refreshed: refreshed.value, content: formatList(refreshed.value.list, format) });
    },
  };
}
