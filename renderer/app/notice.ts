import { createStore, type StoreApi } from "zustand/vanilla";
import type { WindowProblem } from "../stores/call-problem.ts";

/** Why the last action without a screen of its own failed; undefined if it did not. */
export type Notice = StoreApi<WindowProblem | undefined>;

/** Opens the window's single notice. */
export function openNotice(): Notice {
  return createStore<WindowProblem | undefined>(() => undefined);
}
