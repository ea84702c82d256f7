import { createStore, type StoreApi } from "zustand/vanilla";
import type { RealmStores } from "./realm-stores.ts";

/**
 * When each secret was stored, by label, in milliseconds since 1970; infinity for one that was deleted. A locked vault
 * tells nothing, so what was known before stays.
 */
export type StoredSince = ReadonlyMap<string, number>;

const opened = new WeakMap<RealmStores, StoreApi<StoredSince>>();

/** The store of a realm, kept as long as the window. */
export function storedSinceOf(stores: RealmStores): StoreApi<StoredSince> {
  const known = opened.get(stores);
  if (known !== undefined) return known;
  const store = createStore<StoredSince>(() => new Map());
  const take = (): void => {
    const list = stores.secrets.getState();
    if (list.kind !== "ready") return;
    const before = store.getState();
    const deleted = [...before.keys()].map((label) => [label, Number.POSITIVE_INFINITY] as const);
    const now = list.value.map(({ label, storedAt }) => [label, Date.parse(storedAt)] as const);
    const next = new Map<string, number>([...deleted, ...now]);
    const isSame = next.size === before.size && [...next].every(([label, at]) => before.get(label) === at);
    if (!isSame) store.setState(next, true);
  };
  take();
  stores.secrets.subscribe(take);
  opened.set(stores, store);
  return store;
}
