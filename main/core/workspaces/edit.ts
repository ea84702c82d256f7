import { type Result, err, ok } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Workspace, WorkspaceId, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { readWorkspaces } from "./workspace-file.ts";
import type { RunId } from "../../../shared/ids.ts";
import { e164 } from "../../../shared/phone.ts";
import type { Storage } from "../storage/port.ts";

export type WorkspaceInUse = { readonly kind: "workspaceInUse"; readonly run: RunId };

/** Succeeds if no run of the workspace's numbers is open. An unreadable journal is a problem. */
export function notInUse(
  folder: { exists(): boolean; storage(): Result<Storage, StorageProblem> },
  { numbers }: Workspace,
): Result<null, StorageProblem | WorkspaceInUse> {
  if (numbers.length === 0 || !folder.exists()) return ok(null);
  const storage = folder.storage();
  if (!storage.ok) return storage;
  for (const { cc, phoneNumber } of numbers) {
    const open = storage.value.openRunOf(e164(cc, phoneNumber));
    if (!open.ok) return open;
    if (open.value !== undefined) return err({ kind: "workspaceInUse", run: open.value });
  }
  return ok(null);
}

type Workspaces = WorkspaceList["workspaces"];
export type ChangedElsewhere = { readonly kind: "changedElsewhere"; readonly current: WorkspaceList };

/**
 * The list with this workspace, at its old position or at the end. Problem: changedElsewhere if the list
 * has another revision.
 */
export function withWorkspace(
  current: WorkspaceList,
  revision: number,
  workspace: Workspace,
): Result<Workspaces, ChangedElsewhere> {
  if (current.revision !== revision) return err({ kind: "changedElsewhere", current });
  const known = current.workspaces.find(({ id }) => id === workspace.id);
  const { archivedAt: _given, ...others } = workspace;
  // An edit, begun before it was archived elsewhere, doesn't bring it back.
  const next = known?.archivedAt === undefined ? others : { ...others, archivedAt: known.archivedAt };
  return ok(
    known
      ? current.workspaces.map((other) => (other.id === workspace.id ? next : other))
      : [...current.workspaces, next],
  );
}

export type NoSuchWorkspace = { readonly kind: "noSuchWorkspace"; readonly workspace: string };

/**
 * The list without this workspace. Problems: noSuchWorkspace; changedElsewhere if the list has another
 * revision.
 */
export function withoutWorkspace(
  current: WorkspaceList,
  revision: number,
  workspace: WorkspaceId,
): Result<Workspaces, NoSuchWorkspace | ChangedElsewhere> {
  const known = findWorkspace(current, workspace);
  if (!known.ok) return known;
  if (current.revision !== revision) return err({ kind: "changedElsewhere", current });
  return ok(current.workspaces.filter(({ id }) => id !== workspace));
}

/** One stored workspace. */
export function readWorkspace(
  place: Parameters<typeof readWorkspaces>[0],
  workspace: WorkspaceId,
): Result<Workspace, StorageProblem | NoSuchWorkspace> {
  const list = readWorkspaces(place);
  return list.ok ? findWorkspace(list.value, workspace) : list;
}

/** One workspace of the list. */
export function findWorkspace(
  { workspaces }: WorkspaceList,
  workspace: WorkspaceId,
): Result<Workspace, NoSuchWorkspace> {
  const found = workspaces.find(({ id }) => id === workspace);
  return found === undefined ? err({ kind: "noSuchWorkspace", workspace }) : ok(found);
}
