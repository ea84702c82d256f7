import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallProblem } from "../stores/call-problem.ts";

/** Why the last action without a screen of its own failed; undefined if it did not. */
export type Notice = StoreApi<CallProblem | undefined>;

/** Opens the window's single notice. */
export function openNotice(): Notice {
  return createStore<CallProblem | undefined>(() => undefined);
}
