import type { HostPorts } from "../host/host-ports.ts";
import { fixedProxies } from "../host/under-management.ts";
import type { Topics } from "../runtime/topics.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import { createUpdates, type Updates, type UpdatesDeps } from "../updates/updates.ts";

/**
 * Connects newer versions of the program with the settings, the proxies and what goes on here, and with what is remembered
 * between two starts. Asks for nothing yet.
 */
export function openUpdates(
  ports: HostPorts,
  topics: Topics,
  { memory, goingOn, loadGoingOn }: Pick<UpdatesDeps, "memory" | "goingOn" | "loadGoingOn">,
): Updates {
  return createUpdates({
    version: ports.appVersion,
    port: ports.updates,
    clock: ports.clock,
    managed: ports.managed,
    choice: () => {
      const settings = readWindowSettings(ports.dataDir);
      // What was chosen can't be read: nothing is asked that may have been turned off.
      return settings.ok && settings.value.corrupted === undefined ? settings.value.updates : "off";
    },
    meteredChoice: () => {
      const settings = readWindowSettings(ports.dataDir);
      return settings.ok ? settings.value.metered : "automatic";
    },
    metered: ports.metered,
    proxies: ports.updates === undefined ? undefined : (fixedProxies(ports) ?? ports.proxies),
    authorities: ports.authorities,
    memory,
    goingOn,
    loadGoingOn,
    publish: (state) => topics.push("updates", state),
    isHeard: () => topics.isHeard("updates"),
  });
}
