import { useEffect } from "react";
import { useStore } from "zustand";
import type { Link } from "../api/link.ts";
import { callFor } from "../stores/call.ts";
import type { Feed } from "../stores/feed.ts";
import { valueOf } from "../stores/loadable.ts";
import { realmClient } from "../stores/realm-stores.ts";
import type { Realm } from "../../shared/rpc/realm.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import { runInBackground } from "./in-background.ts";

/**
 * Stores the realm in the settings for the next start when the user changes it in this window.
 *
 * A change made by another window is not reverted.
 */
export function useRememberedRealm(
  link: Link,
  settings: Feed<Settings>,
  { realm, landed }: { readonly realm: Realm; readonly landed: boolean },
): void {
  const known = useStore(settings, ({ kind }) => kind === "ready");
  useEffect(() => {
    // Settings that could not be read are not overwritten.
    if (!landed || !known || valueOf(settings.getState())?.realm === realm) return;
    runInBackground(callFor(realmClient(link, "own"), "settings.change", { realm }));
  }, [known, landed, link, realm, settings]);
}
