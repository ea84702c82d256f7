import type { Direction } from "../../shared/migration/direction.ts";
import type { Realm } from "../../shared/rpc/realm.ts";
import type { ToolName } from "./tools.ts";

/** URL patterns of the screens, inside a realm. */
export const ROUTES = {
  overview: "/",
  start: "/start",
  newWorkspace: "/workspaces/new",
  workspace: "/workspaces/:workspace",
  number: "/workspaces/:workspace/numbers/:number",
  migrate: "/migrate",
  move: "/move/:workspace/:number/:direction",
  run: "/runs/:run",
  runCertificate: "/runs/:run/certificate",
  webhooks: "/webhooks",
  webhookTest: "/webhooks/test/:number?",
  webhookRoutes: "/webhooks/routes",
  webhookEndpoint: "/webhooks/endpoint/:number?",
  webhookPrivacy: "/webhooks/privacy",
  events: "/events/:what?",
  cutover: "/cutover/:number?",
  tools: "/tools",
  toolBatch: "/tools/batch",
  toolLint: "/tools/lint",
  toolAllowlist: "/tools/allowlist",
  toolTraffic: "/tools/traffic",
  toolNetwork: "/tools/network",
  toolShards: "/tools/shards",
  toolTranslate: "/tools/translate",
  toolReport: "/tools/report",
  toolApi: "/tools/api",
  opened: "/opened/:file",
  history: "/history",
  connections: "/connections",
  scenarios: "/scenarios",
  practice: "/platform",
  settings: "/settings",
  about: "/about",
} as const;

/** URLs of the screens with their parameters filled in. */
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
  runCertificate: (run: string) => `/runs/${encodeURIComponent(run)}/certificate`,
  webhooks: () => "/webhooks",
  /** The webhook test of one number; without a number the screen lets the user choose. */
  webhookTest: (phoneNumberId?: string) =>
    phoneNumberId === undefined ? "/webhooks/test" : `/webhooks/test/${encodeURIComponent(phoneNumberId)}`,
  webhookRoutes: () => "/webhooks/routes",
  /** The endpoint check for the number's workspace; without a number, for the workspace shown. */
  webhookEndpoint: (phoneNumberId?: string) =>
    phoneNumberId === undefined
      ? "/webhooks/endpoint"
      : `/webhooks/endpoint/${encodeURIComponent(phoneNumberId)}`,
  webhookPrivacy: () => "/webhooks/privacy",
  events: () => "/events",
  /** The list with one event open. */
  event: (id: number) => `/events/${id}`,
  /** The list with the focus in its search field. */
  eventSearch: () => "/events/search",
  /** The cutover of one number; without a number the screen lets the user choose. */
  cutover: (phoneNumberId?: string) =>
    phoneNumberId === undefined ? "/cutover" : `/cutover/${encodeURIComponent(phoneNumberId)}`,
  tools: () => "/tools",
  tool: (name: ToolName) => `/tools/${name}`,
  history: () => "/history",
  connections: () => "/connections",
  /** The home of Practice. */
  scenarios: () => "/scenarios",
  practice: () => "/platform",
  settings: () => "/settings",
  about: () => "/about",
} as const;

/** URL prefix of each realm: `#/practice/runs/…`. */
export const REALM_BASE: Readonly<Record<Realm, string>> = { own: "", practice: "/practice" };

/** The realm that a URL of the window belongs to. */
export function realmOf(path: string): Realm {
  return path === "/practice" || path.startsWith("/practice/") ? "practice" : "own";
}
