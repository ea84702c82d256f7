import type { Direction } from "../../shared/migration/direction.ts";
import type { Realm } from "../../shared/rpc/realm.ts";

/** Patterns of the screens' addresses, inside a realm. */
export const ROUTES = {
  overview: "/",
  start: "/start",
  newWorkspace: "/workspaces/new",
  workspace: "/workspaces/:workspace",
  number: "/workspaces/:workspace/numbers/:number",
  migrate: "/migrate",
  move: "/move/:workspace/:number/:direction",
  run: "/runs/:run",
  webhooks: "/webhooks",
  webhookTest: "/webhooks/test/:number?",
  webhookRoutes: "/webhooks/routes",
  webhookEndpoint: "/webhooks/endpoint/:number?",
  webhookPrivacy: "/webhooks/privacy",
  events: "/events/:what?",
  cutover: "/cutover",
  history: "/history",
  practice: "/platform",
  settings: "/settings",
  about: "/about",
} as const;

/** Addresses of the screens, with their parts filled in. */
export const to = {
  overview: () => "/",
  start: () => "/start",
  newWorkspace: () => "/workspaces/new",
  workspace: (workspace: string) => `/workspaces/${encodeURIComponent(workspace)}`,
  number: (workspace: string, phoneNumberId: string) =>
    `/workspaces/${encodeURIComponent(workspace)}/numbers/${encodeURIComponent(phoneNumberId)}`,
  migrate: () => "/migrate",
  move: (workspace: string, phoneNumberId: string, direction: Direction) =>
    `/move/${encodeURIComponent(workspace)}/${encodeURIComponent(phoneNumberId)}/${direction}`,
  run: (run: string) => `/runs/${encodeURIComponent(run)}`,
  webhooks: () => "/webhooks",
  /** The test of one number; without one the screen offers the choice. */
  webhookTest: (phoneNumberId?: string) =>
    phoneNumberId === undefined ? "/webhooks/test" : `/webhooks/test/${encodeURIComponent(phoneNumberId)}`,
  webhookRoutes: () => "/webhooks/routes",
  /** The endpoint of the workspace that has this number; without one, of the workspace that is shown. */
  webhookEndpoint: (phoneNumberId?: string) =>
    phoneNumberId === undefined
      ? "/webhooks/endpoint"
      : `/webhooks/endpoint/${encodeURIComponent(phoneNumberId)}`,
  webhookPrivacy: () => "/webhooks/privacy",
  events: () => "/events",
  /** The list with one event open beside it. */
  event: (id: number) => `/events/${id}`,
  /** The list with the cursor in its search field. */
  eventSearch: () => "/events/search",
  cutover: () => "/cutover",
  history: () => "/history",
  practice: () => "/platform",
  settings: () => "/settings",
  about: () => "/about",
} as const;

/** Under which part of the address each realm lies: `#/practice/runs/…`. */
export const REALM_BASE: Readonly<Record<Realm, string>> = { own: "", practice: "/practice" };

/** The realm that an address of the window belongs to. */
export function realmOf(path: string): Realm {
  return path === "/practice" || path.startsWith("/practice/") ? "practice" : "own";
}
