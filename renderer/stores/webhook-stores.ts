import { openEventList } from "./events.ts";
import { valueOf, type Loadable } from "./loadable.ts";
import { openPoints } from "./points.ts";
import type { RealmStores } from "./realm-stores.ts";
import { openReceivers, type Receivers } from "./receivers.ts";
import { openTests, openUnrestored } from "./tests.ts";
import { openTunnels } from "./tunnels.ts";
import { openWatch } from "./feeds.ts";
import { openWebhookSettings } from "./webhook-settings.ts";

/** Calls back once before the next frame is drawn. */
type Frame = (work: () => void) => void;

/** The stores that only screens around webhooks need. */
export type WebhookStores = ReturnType<typeof open>;

// By realm, so that every screen sees the same; none of it is loaded before such a screen is opened.
const opened = new WeakMap<RealmStores, WebhookStores>();

/** The stores around webhooks of a realm, opened and read when they are asked for first. */
export function webhookStoresOf(stores: RealmStores, frame: Frame): WebhookStores {
  const known = opened.get(stores);
  if (known !== undefined) return known;
  const own = open(stores, frame);
  opened.set(stores, own);
  for (const feed of Object.values(own)) {
    stores.join(feed);
    feed.refresh().catch(() => undefined);
  }
  // A receiver that begins to listen makes a verify token where the vault has none, and nobody tells of it.
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
  };
}
