import { createStore, type StoreApi } from "zustand/vanilla";
import { WorkspaceId } from "../../shared/workspace/workspace.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import type { Feed } from "../stores/feed.ts";

/** Which workspace a window shows. */
export type ShownWorkspace = StoreApi<WorkspaceId | undefined> & {
  /** Shows another workspace, also after a reload of this window. */
  readonly show: (id: WorkspaceId) => void;
};

const KEY = "switchover:workspace";

/**
 * Opens the store: the workspace shown before a reload, else the one in the settings when the window opens.
 *
 * A later change of the setting by another window affects the next start, not this window.
 */
export function openShownWorkspace(
  settings: Feed<Settings>,
  memory: Pick<Storage, "getItem" | "setItem"> = window.sessionStorage,
): ShownWorkspace {
  const store = createStore<WorkspaceId | undefined>(() => remembered(memory));
  const show = (id: WorkspaceId): void => {
    memory.setItem(KEY, id);
    store.setState(id, true);
  };
  const begin = (): boolean => {
    const state = settings.getState();
    if (store.getState() !== undefined) return true;
    if (state.kind !== "ready") return false;
    if (state.value.workspace !== undefined) show(state.value.workspace);
    return true;
  };
  if (!begin()) {
    const end = settings.subscribe(() => {
      if (begin()) end();
    });
  }
  return Object.assign(store, { show });
}

function remembered(memory: Pick<Storage, "getItem">): WorkspaceId | undefined {
  return WorkspaceId.safeParse(memory.getItem(KEY)).data;
}
