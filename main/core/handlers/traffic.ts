import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { adviseTraffic } from "../../../shared/traffic/advise.ts";
import { zoneClock } from "../../../shared/traffic/zone.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { countTimestamps } from "../traffic/count-timestamps.ts";
import type { Events } from "../webhooks/events.ts";

/** The handler of the traffic adviser. It creates no store. */
export function trafficHandlers(
  { clock }: Pick<HostPorts, "clock">,
  events: Events,
): Pick<Handlers, "traffic.advise"> {
  return {
    "traffic.advise": async ({ zone, from }) => {
      const zoned = zoneClock(zone);
      if (zoned === undefined) return err({ kind: "noSuchZone", zone });
      const now = clock.now();
      if (from.kind === "csv") {
        const counted = await countTimestamps(bytesOf(from.text), { ...from, clock: zoned, now });
        if (!counted.ok) return counted;
        const { quarters, read } = counted.value;
        return ok({ advice: adviseTraffic({ quarters, clock: zoned, now }), csv: read });
      }
      if (!events.exists()) return ok({ advice: adviseTraffic({ quarters: new Map(), clock: zoned, now }) });
      const store = events.store();
      if (!store.ok) return store;
      const quarters = await store.value.traffic(from.filter);
      return quarters.ok
        ? ok({ advice: adviseTraffic({ quarters: quarters.value, clock: zoned, now }) })
        : quarters;
    },
  };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, "utf8");
}
