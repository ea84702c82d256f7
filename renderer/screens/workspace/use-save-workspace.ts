import { useCallback } from "react";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Workspace, WorkspaceId, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { valueOf } from "../../stores/loadable.ts";
import { sameValue } from "../../components/forms/use-draft.ts";

/** Returns the workspace to save; undefined if the edited part has changed elsewhere. */
export type WorkspaceChange = (current: Workspace) => Workspace | undefined;

export type SaveWorkspace = (id: WorkspaceId, change: WorkspaceChange) => Promise<Result<null, CallProblem>>;

const CHANGED: CallProblem = { kind: "named", problem: { kind: "changedElsewhere" } };
/** Attempts after concurrent changes before the problem is shown. */
const TRIES = 3;

/**
 * Saves one part of a workspace in the current list. Concurrent changes of other parts are kept; if the
 * same part changed, the problem is `changedElsewhere` and the store holds the other version.
 */
export function useSaveWorkspace(): SaveWorkspace {
  const { client, workspaces } = useStores();
  return useCallback(
    async (id, change) => {
      for (let tried = 0; tried < TRIES; tried += 1) {
        const list = valueOf(workspaces.getState());
        const known = list?.workspaces.find((one) => one.id === id);
        if (list === undefined || known === undefined)
          return err({ kind: "named", problem: { kind: "noSuchWorkspace", workspace: id } });
        const workspace = change(known);
        if (workspace === undefined) return err(CHANGED);
        if (sameValue(workspace, known)) return ok(null);
        const saved = await callFor(client, "workspaces.save", { revision: list.revision, workspace });
        if (saved.ok) {
          workspaces.take((before) => newest(before, saved.value));
          return ok(null);
        }
        const current = listIn(saved.problem);
        if (current === undefined) return err(saved.problem);
        workspaces.take((before) => newest(before, current));
      }
      return err(CHANGED);
    },
    [client, workspaces],
  );
}

/** Saves a new workspace against the revision of the list that the user saw. */
export function useAddWorkspace(): (
  workspace: Workspace,
  revision: number,
) => Promise<Result<null, CallProblem>> {
  const { client, workspaces } = useStores();
  return async (workspace, revision) => {
    const saved = await callFor(client, "workspaces.save", { revision, workspace });
    const list = saved.ok ? saved.value : listIn(saved.problem);
    if (list !== undefined) workspaces.take((known) => newest(known, list));
    return saved.ok ? ok(null) : err(saved.problem);
  };
}

/** Returns the list that a rejected save carries. */
export function listIn(problem: CallProblem): WorkspaceList | undefined {
  if (problem.kind !== "named" || problem.problem.kind !== "changedElsewhere") return undefined;
  return problem.problem.current;
}

/** Returns the later of two versions of the list. */
export function newest(known: WorkspaceList, other: WorkspaceList): WorkspaceList {
  return other.revision >= known.revision ? other : known;
}
