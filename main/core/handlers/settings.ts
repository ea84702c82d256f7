import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { changeWindowSettings, readWindowSettings } from "../settings/window-settings.ts";
import type { Push } from "../runtime/topics.ts";

/** Handlers for the user's window settings. */
export function settingsHandlers(
  ports: HostPorts,
  push: Push,
): Pick<Handlers, "settings.get" | "settings.change"> {
  return {
    "settings.get": async () => readWindowSettings(ports.dataDir),
    "settings.change": async (change) => {
      const changed = await changeWindowSettings(ports, change);
      if (!changed.ok) return changed;
      push("settings", changed.value);
      return ok(changed.value);
    },
  };
}
