import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";

/** Returns the workspace of the requested number: the shown one, unless only another one has the number. */
export function useWorkspaceOf(current: Workspace, asked: string | undefined): Workspace {
  const { workspaces } = useStores();
  const other = usePart(workspaces, (list) =>
    asked === undefined || current.numbers.some(({ phoneNumberId }) => phoneNumberId === asked)
      ? undefined
      : list.workspaces.find(({ numbers }) => numbers.some(({ phoneNumberId }) => phoneNumberId === asked)),
  );
  return other ?? current;
}
