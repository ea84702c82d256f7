import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { adviseTraffic } from "../../../shared/traffic/advise.ts";
import type { Span } from "../../../shared/traffic/seen.ts";
import type { Instant } from "../../../shared/time.ts";
import { zoneClock } from "../../../shared/traffic/zone.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { countTimestamps } from "../traffic/count-timestamps.ts";
import type { ListeningLog } from "../webhooks/listening-log.ts";
import type { Events } from "../webhooks/events.ts";

/** The handler of the traffic adviser. It creates no store. */
export function trafficHandlers(
  { clock }: Pick<HostPorts, "clock">,
  events: Events,
  listening: Pick<ListeningLog, "spans">,
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
      const stored = await store.value.traffic(from.filter);
      if (!stored.ok) return stored;
      const { quarters, since } = stored.value;
      const listened = since === undefined ? [] : spansSince(listening.spans(from.filter.workspace), since);
      return ok({ advice: adviseTraffic({ quarters, listened, clock: zoned, now }) });
    },
  };
}

/** Of the time before the oldest message that is stored, the store tells nothing: deleted isn't quiet. */
function spansSince(spans: readonly Span[], since: Instant): readonly Span[] {
  return spans.flatMap(({ from, until }) =>
    until <= since ? [] : [{ from: from < since ? since : from, until }],
  );
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, "utf8");
}
