import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import { readFor, tellTotals } from "../../../shared/totals/tell.ts";
import { zoneClock } from "../../../shared/traffic/zone.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Events } from "../webhooks/events.ts";
import type { ListeningLog } from "../webhooks/listening-log.ts";

/** The handler of the totals. It creates no store. */
export function totalsHandlers(
  { clock }: Pick<HostPorts, "clock">,
  events: Events,
  listening: Pick<ListeningLog, "spans">,
): Pick<Handlers, "webhooks.totals"> {
  return {
    "webhooks.totals": async ({ filter, by, zone, since, until }) => {
      const zoned = zoneClock(zone);
      if (zoned === undefined) return err({ kind: "noSuchZone", zone });
      const wanted = { by, clock: zoned, since: momentOf(since), until: momentOf(until), now: clock.now() };
      if (!events.exists())
        return ok({ zone: zoned.zone, entries: [], more: false, quiet: [], counting: false });
      const store = events.store();
      if (!store.ok) return store;
      const stored = await store.value.totals({ filter, ...readFor(wanted) });
      return stored.ok ? ok(tellTotals(stored.value, wanted, listening.spans(filter.receiver))) : stored;
    },
  };
}

function momentOf(iso: string | undefined): Instant | undefined {
  return iso === undefined ? undefined : instant(Date.parse(iso));
}
