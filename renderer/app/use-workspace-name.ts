import { useCallback } from "react";
import { PRACTICE_WORKSPACE_NAME } from "../../shared/practice/practice-workspace.ts";
import type { Workspace } from "../../shared/workspace/workspace.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import { useStores } from "./window-context.tsx";

type Named = Pick<Workspace, "name">;

/** Returns the display name of each workspace. The Practice workspace's default name is translated. */
export function useWorkspaceNames(): (workspace: Named) => string {
  const t = useTranslation();
  const { realm } = useStores();
  return useCallback(
    ({ name }) =>
      realm === "practice" && name === PRACTICE_WORKSPACE_NAME ? t("window.frame.switcher.practice") : name,
    [realm, t],
  );
}

/** A workspace's display name. */
export function useWorkspaceName(workspace: Named): string {
  return useWorkspaceNames()(workspace);
}
