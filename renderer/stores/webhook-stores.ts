import { openEventList } from "./events.ts";
import { valueOf, type Loadable } from "./loadable.ts";
import { openPoints } from "./points.ts";
import type { RealmStores } from "./realm-stores.ts";
import { openReceivers, type Receivers } from "./receivers.ts";
import { openTests, openUnrestored } from "./tests.ts";
import { openTunnels } from "./tunnels.ts";
import { openAlerts, openAllowlist, openWatch } from "./feeds.ts";
import { openWebhookSettings } from "./webhook-settings.ts";

/** Calls back once, before the next frame is drawn. */
type Frame = (work: () => void) => void;

/** The stores that only webhook screens need. */
export type WebhookStores = ReturnType<typeof open>;

// One per realm, so that all screens share the same data; not loaded until such a screen opens.
const opened = new WeakMap<RealmStores, WebhookStores>();

/** The webhook stores of a realm; the first call opens and reads them. */
export function webhookStoresOf(stores: RealmStores, frame: Frame): WebhookStores {
  const known = opened.get(stores);
  if (known !== undefined) return known;
  const own = open(stores, frame);
  opened.set(stores, own);
  for (const feed of Object.values(own)) {
    stores.join(feed);
    feed.refresh().catch(() => undefined);
  }
  // A receiver that starts listening creates a verify token if the vault has none, and no push reports
  // that.
  own.receivers.subscribe((now, before) => {
    if (listening(now) > listening(before)) stores.secrets.refresh().catch(() => undefined);
  });
  return own;
}

function listening(state: Loadable<Receivers>): number {
  return [...(valueOf(state)?.values() ?? [])].filter((one) => one.listening).length;
}

function open({ client }: RealmStores, frame: Frame) {
  return {
    events: openEventList(client, { frame }),
    receivers: openReceivers(client),
    tunnels: openTunnels(client),
    tests: openTests(client),
    points: openPoints(client),
    unrestored: openUnrestored(client),
    webhookSettings: openWebhookSettings(client),
    watch: openWatch(client),
    allowlist: openAllowlist(client),
    alerts: openAlerts(client),
  };
}
