import type { WorkspaceList } from "../../../shared/workspace/workspace.ts";

/** What keeps a name from being a workspace's; `list` holds the names that are taken. */
export function nameFault(
  name: string,
  list: WorkspaceList,
  own?: string,
): "missing" | "too-long" | "taken" | undefined {
  const trimmed = name.trim();
  if (trimmed === "") return "missing";
  if (trimmed.length > 80) return "too-long";
  const taken = list.workspaces.some(
    (other) => other.id !== own && other.name.toLocaleLowerCase() === trimmed.toLocaleLowerCase(),
  );
  return taken ? "taken" : undefined;
}
