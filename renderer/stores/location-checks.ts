import type { LocationChecks } from "../../shared/migration/location-checks.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";
import { withNewest } from "./newest.ts";
import type { RealmStores } from "./realm-stores.ts";

/** The automatic checks of each migration whose number has an unknown location, by the migration's id. */
export type LocationChecksByRun = ReadonlyMap<string, LocationChecks>;

// Only the screen of a migration needs them, so they are not read until one opens.
const opened = new WeakMap<RealmStores, Feed<LocationChecksByRun>>();

/** The store of automatic checks of a realm; the first call opens and reads it. */
export function locationChecksOf(stores: RealmStores): Feed<LocationChecksByRun> {
  const known = opened.get(stores);
  if (known !== undefined) return known;
  const feed = openLocationChecks(stores.client);
  opened.set(stores, feed);
  stores.join(feed);
  feed.refresh().catch(() => undefined);
  return feed;
}

function openLocationChecks(client: Client): Feed<LocationChecksByRun> {
  return openFeed<LocationChecksByRun, "migration.locationChecks", "locationChecks">({
    client,
    method: "migration.locationChecks",
    input: {},
    topic: "locationChecks",
    read: (list) => new Map(list.map((one) => [one.run, one])),
    merge: (known, push) => (known === undefined ? undefined : withChecks(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withChecks, answered),
  });
}

/** The checks with these, unless a later revision of the same series is known; without a series that is over. */
function withChecks(known: LocationChecksByRun, one: LocationChecks): LocationChecksByRun {
  const before = known.get(one.run);
  if (one.now.kind === "over") {
    if (before === undefined || before.since > one.since) return known;
    return new Map([...known].filter(([run]) => run !== one.run));
  }
  // A series that began later counts from its own first revision.
  if (before !== undefined && before.since < one.since) return new Map(known).set(one.run, one);
  return withNewest(known, one.run, one);
}
