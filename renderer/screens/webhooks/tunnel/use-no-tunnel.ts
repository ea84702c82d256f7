import { useManaged } from "../../../app/use-managed.ts";
import { useStores } from "../../../app/window-context.tsx";

/** Why no tunnel can be chosen: the administrator allows none, or it isn't known which. Practice has its own. */
export function useNoTunnel(): "none" | "invalid" | undefined {
  const { realm } = useStores();
  const tunnels = useManaged()?.tunnels;
  if (tunnels === undefined || realm === "practice") return undefined;
  if (tunnels.kind === "invalid") return "invalid";
  return tunnels.kind === "fixed" && tunnels.value.length === 0 ? "none" : undefined;
}
