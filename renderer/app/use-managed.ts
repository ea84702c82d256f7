import type { ManagedState } from "../../shared/settings/managed.ts";
import { usePart } from "./use-feed.ts";
import { useStores } from "./window-context.tsx";

/** What the administrator of this computer fixed; undefined if nothing can be fixed, or while it isn't known yet. */
export function useManaged(): ManagedState | undefined {
  return usePart(useStores().info, ({ managed }) => managed);
}
