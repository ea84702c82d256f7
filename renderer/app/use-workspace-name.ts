import { PRACTICE_WORKSPACE_NAME } from "../../shared/practice/practice-workspace.ts";
import type { Workspace } from "../../shared/workspace/workspace.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import { useStores } from "./window-context.tsx";

/** A workspace's display name. The Practice workspace's default name is translated. */
export function useWorkspaceName({ name }: Pick<Workspace, "name">): string {
  const t = useTranslation();
  const { realm } = useStores();
  const given = realm === "practice" && name === PRACTICE_WORKSPACE_NAME;
  return given ? t("window.frame.switcher.practice") : name;
}
