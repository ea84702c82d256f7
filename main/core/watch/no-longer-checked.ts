import type { WatchLook } from "../../../shared/watch/finding.ts";
import type { WebhookSettings } from "../../../shared/webhook/settings.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";

/** The workspace that was just checked, if one was, and what was found there. */
type Checked = { readonly workspace: WorkspaceId; readonly found: readonly Pick<WatchLook, "thing">[] };

/** Whether what a check was about isn't there any more. */
export type IsGone = (look: Pick<WatchLook, "workspace" | "thing" | "phoneNumberId">) => boolean;

/**
 * Tells, as it is now, what isn't there any more: its last result would be shown for good. Each round checks some
 * numbers only, and a connection that can't be opened gives no result of its token: both stay. So does everything while the
 * workspaces or their settings can't be read.
 */
export function noLongerChecked(
  place: Parameters<typeof readWorkspaces>[0],
  settings: WebhookSettings | undefined,
  checked?: Checked,
): IsGone {
  const list = readWorkspaces(place);
  if (!list.ok || settings === undefined) return () => false;
  const { workspaces } = list.value;
  return ({ workspace: id, thing, phoneNumberId }) => {
    const workspace = workspaces.find((one) => one.id === id);
    if (workspace === undefined) return true;
    switch (thing) {
      case "number":
        return !workspace.numbers.some((one) => one.phoneNumberId === phoneNumberId);
      case "token":
      case "subscription":
        return workspace.cloud === undefined;
      case "endpoint":
        return !settings.workspaces.some((one) => one.workspace === id && one.endpoint !== undefined);
      case "tunnel":
      case "receiver":
        return id === checked?.workspace && !checked.found.some((one) => one.thing === thing);
    }
  };
}
