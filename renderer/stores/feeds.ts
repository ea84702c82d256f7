import type { Client } from "../../shared/rpc/client.ts";
import type { AlertsState } from "../../shared/alert/alert.ts";
import type { AllowlistState } from "../../shared/allowlist/allowlist.ts";
import type { WorkspaceList } from "../../shared/workspace/workspace.ts";
import { type Feed, openFeed } from "./feed.ts";
import type { AppInfo } from "../../shared/rpc/areas/app.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import type { WatchState } from "../../shared/watch/finding.ts";
import { laterOf } from "./newest.ts";

/** Opens the store of monitoring: findings and scheduled checks. */
export function openWatch(client: Client): Feed<WatchState> {
  return openFeed<WatchState, "watch.state", "watch">({
    client,
    method: "watch.state",
    input: {},
    topic: "watch",
    read: (state) => state,
    merge: (known, push) => (known === undefined ? push : laterOf(known, push)),
    newer: laterOf,
    pushIsWhole: true,
  });
}

/** Opens the store of sender addresses: last good lists and their schedule. */
export function openAllowlist(client: Client): Feed<AllowlistState> {
  return openFeed<AllowlistState, "allowlist.state", "allowlist">({
    client,
    method: "allowlist.state",
    input: {},
    topic: "allowlist",
    read: (state) => state,
    merge: (_known, push) => push,
    pushIsWhole: true,
  });
}

/** Opens the store of alerts: where they go, and what became of the newest. */
export function openAlerts(client: Client): Feed<AlertsState> {
  return openFeed<AlertsState, "alerts.state", "alerts">({
    client,
    method: "alerts.state",
    input: {},
    topic: "alerts",
    read: (state) => state,
    merge: (_known, push) => push,
    pushIsWhole: true,
  });
}

/**
 * Opens the store of settings. They apply to the whole window, so callers pass the client of the own realm.
 */
export function openSettings(client: Client): Feed<Settings> {
  return openFeed<Settings, "settings.get", "settings">({
    client,
    method: "settings.get",
    input: {},
    topic: "settings",
    read: (settings) => settings,
    merge: (_known, push) => push,
    pushIsWhole: true,
  });
}

/** Opens the store of facts about the running program. */
export function openInfo(client: Client): Feed<AppInfo> {
  return openFeed<AppInfo, "app.info", "vault">({
    client,
    method: "app.info",
    input: {},
    topic: "vault",
    read: (info) => info,
    merge: (known, push) => (known === undefined ? undefined : { ...known, vault: push.state }),
  });
}

/** Opens the store of workspaces. */
export function openWorkspaces(client: Client): Feed<WorkspaceList> {
  const newest = (known: WorkspaceList, other: WorkspaceList): WorkspaceList =>
    other.revision >= known.revision ? other : known;
  return openFeed<WorkspaceList, "workspaces.list", "workspaces">({
    client,
    method: "workspaces.list",
    input: {},
    topic: "workspaces",
    read: (list) => list,
    merge: (known, push) => (known === undefined ? push : newest(known, push)),
    newer: newest,
    pushIsWhole: true,
  });
}
