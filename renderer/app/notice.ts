import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallProblem } from "../stores/call-problem.ts";

/** Why the last thing that was set off without a screen of its own came to nothing; undefined where all is well. */
export type Notice = StoreApi<CallProblem | undefined>;

/** Opens the one notice of a window. */
export function openNotice(): Notice {
  return createStore<CallProblem | undefined>(() => undefined);
}
