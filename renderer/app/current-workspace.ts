import { useCallback } from "react";
import { useStore } from "zustand";
import type { Workspace, WorkspaceId } from "../../shared/workspace/workspace.ts";
import { callFor } from "../stores/call.ts";
import { usePart } from "./use-feed.ts";
import { useShownWorkspace, useStores } from "./window-context.tsx";

/** The workspace that this window shows; the first one if none was chosen, or it is gone or archived. */
export function useCurrentWorkspace(): Workspace | undefined {
  const { workspaces } = useStores();
  const list = usePart(workspaces, (value) => value.workspaces);
  const shown = useStore(useShownWorkspace());
  const active = list?.filter(isActive);
  return active?.find(({ id }) => id === shown) ?? active?.[0];
}

/** True unless the workspace is archived. */
export function isActive({ archivedAt }: Workspace): boolean {
  return archivedAt === undefined;
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
