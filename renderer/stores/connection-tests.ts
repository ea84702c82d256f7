import { createStore, type StoreApi } from "zustand/vanilla";
import type { CheckResult } from "../../shared/checks/result.ts";
import type { RealmStores } from "./realm-stores.ts";

/** The result of a connection test in this window. */
export type ConnectionTest = {
  readonly checks: readonly CheckResult[];
  /** When the request left, and when the result was there; ISO 8601. */
  readonly sentAt: string;
  readonly at: string;
  /** What was tested, as it was when the request left; a different connection is untested. */
  readonly of: string;
};

/** The last connection test of each API that this window ran, by workspace and API: `ws-1 cloud`. */
export type ConnectionTests = ReadonlyMap<string, ConnectionTest>;

// One per realm. The program keeps no connection tests, so they last as long as the window.
const tests = new WeakMap<RealmStores, StoreApi<ConnectionTests>>();

/** The store of connection tests of a realm. */
export function connectionTestsOf(stores: RealmStores): StoreApi<ConnectionTests> {
  const known = tests.get(stores);
  if (known !== undefined) return known;
  const store = createStore<ConnectionTests>(() => new Map());
  tests.set(stores, store);
  return store;
}
