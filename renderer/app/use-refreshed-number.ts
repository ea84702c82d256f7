import { useEffect, useSyncExternalStore } from "react";
import type { Settings } from "../../shared/settings/settings.ts";
import type { Link } from "../api/link.ts";
import type { Feed } from "../stores/feed.ts";
import type { RealmStores } from "../stores/realm-stores.ts";
import { runInBackground } from "./in-background.ts";

/** Reads all shown data again when the link is restored and when a push may have been missed. */
export function useRefreshedNumber(
  link: Link,
  settings: Feed<Settings>,
  stores: RealmStores | undefined,
): void {
  const { connection } = link;
  const kind = useSyncExternalStore(
    (changed) => connection.onChange(changed),
    () => connection.state().kind,
  );
  useEffect(() => {
    if (kind === "live" && stores !== undefined) runInBackground(stores.load());
  }, [kind, stores]);
  useEffect(() => {
    // The code that opened the window has already requested the settings.
    if (kind === "live" && settings.getState().kind !== "loading") runInBackground(settings.refresh());
  }, [kind, settings]);
  useEffect(
    () =>
      connection.onMissed(() => {
        runInBackground(settings.refresh());
        if (stores !== undefined) runInBackground(stores.load());
      }),
    [connection, settings, stores],
  );
}
