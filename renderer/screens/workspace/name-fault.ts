import type { WorkspaceList } from "../../../shared/workspace/workspace.ts";

/** Returns what is wrong with a workspace name; `list` holds the names in use. */
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
