import type { WorkspaceId, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import type { Refreshes } from "./use-refreshes.ts";

/** Which numbers of a long list are selected. */
type Selection = { readonly selected: ReadonlySet<string>; readonly toggle: (id: string) => void };

export type RowsProps = {
  readonly workspace: WorkspaceId;
  readonly numbers: readonly WorkspaceNumber[];
  readonly looks: Refreshes;
  /** Missing in short lists, where nothing can be selected. */
  readonly selection?: Selection;
};

/** The part of the selection that one row shows. */
export function selectionOf(
  selection: Selection | undefined,
  { phoneNumberId }: WorkspaceNumber,
): { readonly selected?: boolean; readonly onToggle?: (id: string) => void } {
  return selection === undefined
    ? {}
    : { selected: selection.selected.has(phoneNumberId), onToggle: selection.toggle };
}
