import type { Client } from "../../shared/rpc/client.ts";
import type { WorkspaceList } from "../../shared/workspace/workspace.ts";
import { openFeed, type Feed } from "./feed.ts";

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
