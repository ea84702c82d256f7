import type { Workspace } from "../../shared/workspace/workspace.ts";
import { useFeed } from "../app/use-feed.ts";
import { useStores } from "../app/window-context.tsx";
import { useTranslation } from "../wording/use-translation.tsx";

/** Gives what the frame calls a workspace, as it was named; that there is none only once the list was read. */
export function useWorkspaceName(): (workspace: Workspace | undefined) => string {
  const t = useTranslation();
  const { workspaces, realm } = useStores();
  const isRead = useFeed(workspaces).kind === "ready";
  return (workspace) => {
    if (realm === "practice") return t("window.frame.switcher.practice");
    return workspace?.name ?? t(`window.frame.switcher.${isRead ? "none" : "untold"}`);
  };
}
