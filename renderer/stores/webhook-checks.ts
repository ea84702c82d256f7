import { createStore, type StoreApi } from "zustand/vanilla";
import type { CheckResult } from "../../shared/checks/result.ts";
import type { OutputOf } from "../../shared/rpc/api.ts";
import type { RouteMap } from "../../shared/webhook/route-map.ts";
import { addressesOf, stillAsked, type Addresses } from "../../shared/workspace/addresses.ts";
import type { Workspace } from "../../shared/workspace/workspace.ts";
import type { RealmStores } from "./realm-stores.ts";

/** A completed check of a production endpoint. */
export type EndpointReport = {
  /** The URL that was checked. */
  readonly url: string;
  readonly verdict: OutputOf<"endpoint.check">["verdict"];
  readonly checks: readonly CheckResult[];
  /** When it was completed, in milliseconds since 1970. */
  readonly doneAt: number;
  readonly tookMs: number;
};

/** The callback URLs as they were read, with the APIs that were asked. */
type AskedRoutes = { readonly asked: Addresses; readonly map: RouteMap };

/** What this window checked of webhooks, by workspace: the core stores neither. */
export type WebhookChecks = {
  readonly routes: ReadonlyMap<string, AskedRoutes>;
  readonly endpoints: ReadonlyMap<string, EndpointReport>;
};

const opened = new WeakMap<RealmStores, StoreApi<WebhookChecks>>();

/** The checks made by this window in a realm, so that another screen or a later visit can show them with their age. */
export function webhookChecksOf(stores: RealmStores): StoreApi<WebhookChecks> {
  const known = opened.get(stores);
  if (known !== undefined) return known;
  const own = createStore<WebhookChecks>(() => ({ routes: new Map(), endpoints: new Map() }));
  opened.set(stores, own);
  return own;
}

/** Keeps the callback URLs that were read for a workspace as it was when they were asked for. */
export function keepRoutes(checks: StoreApi<WebhookChecks>, workspace: Workspace, map: RouteMap): void {
  const asked = addressesOf(workspace);
  checks.setState(({ routes }) => ({ routes: new Map(routes).set(workspace.id, { asked, map }) }));
}

/** Keeps the result of an endpoint check. */
export function keepReport(checks: StoreApi<WebhookChecks>, workspace: string, report: EndpointReport): void {
  checks.setState(({ endpoints }) => ({ endpoints: new Map(endpoints).set(workspace, report) }));
}

/** The callback URLs last read for a workspace; undefined if its APIs have other addresses since. */
export function routesOf({ routes }: WebhookChecks, workspace: Workspace): RouteMap | undefined {
  const known = routes.get(workspace.id);
  return known !== undefined && stillAsked(known.asked, addressesOf(workspace)) ? known.map : undefined;
}
