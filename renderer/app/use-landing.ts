import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { navigate } from "wouter/use-hash-location";
import type { Feed } from "../stores/feed.ts";
import { valueOf } from "../stores/loadable.ts";
import type { RealmStores } from "../stores/realm-stores.ts";
import { openRunsOf } from "../stores/runs.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import { REALM_BASE, realmOf, to } from "./routes.ts";

type Landing = "realm" | "place" | "landed";

/**
 * Navigates a window opened without a URL: to the last used realm, and there to the newest open migration,
 * else to the overview or the home of Practice, or to the first start if the own realm has no workspace.
 *
 * Returns true once that is decided. A URL that names a screen is kept.
 */
export function useLanding(settings: Feed<Settings>, stores: RealmStores | undefined): boolean {
  const [landing, setLanding] = useState<Landing>(() => (addressIsEmpty() ? "realm" : "landed"));
  const chosen = useStore(settings);
  useEffect(() => {
    if (landing !== "realm" || chosen.kind === "loading") return;
    if (valueOf(chosen)?.realm === "practice" && addressIsEmpty())
      navigate(REALM_BASE.practice, { replace: true });
    setLanding("place");
  }, [landing, chosen]);
  useEffect(() => {
    // Just after switching to Practice, `stores` may still be those of the own realm.
    if (landing !== "place" || stores?.realm !== realmOf(window.location.hash.slice(1))) return;
    const { runs, workspaces, realm } = stores;
    const decide = (): void => {
      if (runs.getState().kind === "loading" || workspaces.getState().kind === "loading") return;
      if (isUnnavigated()) navigate(`${REALM_BASE[realm]}${initialRoute(stores)}`, { replace: true });
      setLanding("landed");
    };
    const unsubscribes = [runs.subscribe(decide), workspaces.subscribe(decide)];
    decide();
    return () => {
      for (const end of unsubscribes) end();
    };
  }, [landing, stores]);
  return landing === "landed";
}

function initialRoute({ runs, workspaces, realm }: RealmStores): string {
  const open = openRunsOf(valueOf(runs.getState()) ?? new Map())[0];
  if (open !== undefined) return to.run(open.run);
  const none = valueOf(workspaces.getState())?.workspaces.length === 0;
  if (realm === "practice") return to.scenarios();
  return none ? to.start() : to.overview();
}

function addressIsEmpty(): boolean {
  return window.location.hash === "" || window.location.hash === "#";
}

/** True if the user has not navigated elsewhere meanwhile. */
function isUnnavigated(): boolean {
  return addressIsEmpty() || window.location.hash === `#${REALM_BASE.practice}`;
}
