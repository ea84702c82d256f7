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
 * Where a window without an address begins: in the realm that it was left in, at the move that has not ended, else at
 * the overview, else at the first start. Gives true once that is settled; an address that names a place is kept.
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
    // Just after the way to practice was taken, the stores at hand are still those of the own realm.
    if (landing !== "place" || stores?.realm !== realmOf(window.location.hash.slice(1))) return;
    const { runs, workspaces, realm } = stores;
    const settle = (): void => {
      if (runs.getState().kind === "loading" || workspaces.getState().kind === "loading") return;
      if (atTheDoor()) navigate(`${REALM_BASE[realm]}${placeIn(stores)}`, { replace: true });
      setLanding("landed");
    };
    const ends = [runs.subscribe(settle), workspaces.subscribe(settle)];
    settle();
    return () => {
      for (const end of ends) end();
    };
  }, [landing, stores]);
  return landing === "landed";
}

function placeIn({ runs, workspaces, realm }: RealmStores): string {
  const open = openRunsOf(valueOf(runs.getState()) ?? new Map())[0];
  if (open !== undefined) return to.run(open.run);
  const none = valueOf(workspaces.getState())?.workspaces.length === 0;
  return realm === "own" && none ? to.start() : to.overview();
}

function addressIsEmpty(): boolean {
  return window.location.hash === "" || window.location.hash === "#";
}

/** Has the person not gone anywhere meanwhile? */
function atTheDoor(): boolean {
  return addressIsEmpty() || window.location.hash === `#${REALM_BASE.practice}`;
}
