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
