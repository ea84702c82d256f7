import { fromEnvironment } from "../../../core/platforms/http/proxy/find-proxies.ts";
import type { ProxyFinder } from "../../../core/platforms/http/proxy/proxy.ts";
import type { HostPorts } from "../../../core/host/host-ports.ts";
import { machineClock } from "./clock.ts";
import { thisMachine } from "./data-dir.ts";
import { outsideSecrets } from "./outside-secrets.ts";
import { machineRandom } from "./random.ts";
import { machineStateDir } from "./state-dir.ts";
import { textFiles } from "./text-files.ts";

/** Where this user's state folder is, and what finds proxies where the environment names none. */
export type HostPlaces = { readonly stateDir?: string; readonly proxies?: ProxyFinder };

/** Everything that the core needs from plain Node. The state folder is this user's own unless practice names another. */
export function hostPorts(
  dataDir: string,
  appVersion: string,
  { stateDir = machineStateDir(thisMachine()), proxies }: HostPlaces = {},
): HostPorts {
  return {
    clock: machineClock,
    random: machineRandom,
    secrets: outsideSecrets(process.env),
    files: textFiles,
    proxies: fromEnvironment(process.env, proxies),
    dataDir,
    stateDir,
    appVersion,
  };
}
