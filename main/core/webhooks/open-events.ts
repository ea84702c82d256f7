import { ok } from "../../../shared/result.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { whileNoneArrives } from "../storage/arrived-copy.ts";
import { refusedByClosed } from "../storage/closed-part.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import type { Events } from "./events.ts";
import type { WebhookSettingsFile } from "./settings/webhook-settings.ts";
import { eventsExist } from "./store/open-file.ts";
import { type OpenStore, openEventStore } from "./store/open-store.ts";
import type { Push } from "../runtime/topics.ts";

/** The same events, but from the first opening of their store they are pushed on "arrivals" and "events". */
export function announced(events: Events, push: Push): Events {
  let listening = false;
  return {
    ...events,
    store() {
      const store = events.store();
      if (!store.ok || listening) return store;
      listening = true;
      store.value.onArrivals((arrivals) => push("arrivals", arrivals));
      store.value.onGrown((grown) => push("events", grown));
      return ok(store.value);
    },
  };
}

/** What the store needs from the data folder. */
export type EventsDeps = {
  readonly ports: Pick<HostPorts, "dataDir" | "clock" | "random" | "files">;
  readonly vault: Pick<FolderVault, "seal" | "open">;
  readonly settings: Pick<WebhookSettingsFile, "read">;
};

/** Returns the event store of a data folder; opens it on first use, and no more once it is closed. */
export function openEvents({ ports, vault, settings }: EventsDeps): Events {
  let opened: OpenStore | undefined;
  let isClosed = false;
  const store = (): ReturnType<typeof openEventStore> => {
    // For good, as the journal: a call that is still to be answered would open a file that nobody closes.
    if (isClosed) return refusedByClosed();
    if (opened !== undefined) return ok(opened);
    // A copy takes the place of an empty file, which this is until its tables are in it.
    const result = whileNoneArrives(ports.dataDir, () =>
      openEventStore({ ports, vault, settings: () => settings.read() }),
    );
    if (result.ok) opened = result.value;
    return result;
  };
  return {
    exists: () => eventsExist(ports.dataDir),
    store,
    prepareSealing() {
      const open = store();
      if (!open.ok) return open;
      const key = open.value.prepareSealing();
      return key.ok ? ok(null) : key;
    },
    async close() {
      isClosed = true;
      await opened?.close();
      opened = undefined;
    },
  };
}
