import { useCallback } from "react";
import { useStore } from "zustand";
import type { Workspace, WorkspaceId } from "../../shared/workspace/workspace.ts";
import { callFor } from "../stores/call.ts";
import { usePart } from "./use-feed.ts";
import { useShownWorkspace, useStores } from "./window-context.tsx";

/** The workspace that this window shows; the first one if none was chosen or it no longer exists. */
export function useCurrentWorkspace(): Workspace | undefined {
  const { workspaces } = useStores();
  const list = usePart(workspaces, (value) => value.workspaces);
  const shown = useStore(useShownWorkspace());
  return list?.find(({ id }) => id === shown) ?? list?.[0];
}

/** Returns a function that shows a workspace in this window and makes it the one shown at the next start. */
export function useChooseWorkspace(): (id: WorkspaceId) => void {
  const { client, realm } = useStores();
  const shown = useShownWorkspace();
  return useCallback(
    (id) => {
      // Practice has one workspace, which must not be stored for the next start.
      if (realm === "practice") return;
      shown.show(id);
      callFor(client, "settings.change", { workspace: id }).catch(() => undefined);
    },
    [client, realm, shown],
  );
}
