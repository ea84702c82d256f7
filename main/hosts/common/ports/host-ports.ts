import { fromEnvironment } from "../../../core/platforms/http/proxy/find-proxies.ts";
import type { ProxyFinder } from "../../../core/platforms/http/proxy/proxy.ts";
import type { HostPorts } from "../../../core/ports.ts";
import { machineClock } from "./clock.ts";
import { outsideSecrets } from "./outside-secrets.ts";
import { machineRandom } from "./random.ts";
import { textFiles } from "./text-files.ts";

/** Everything that the core needs from plain Node. `machine` finds proxies where the environment names none. */
export function hostPorts(dataDir: string, appVersion: string, machine?: ProxyFinder): HostPorts {
  return {
    clock: machineClock,
    random: machineRandom,
    secrets: outsideSecrets(process.env),
    files: textFiles,
    proxies: fromEnvironment(process.env, machine),
    dataDir,
    appVersion,
  };
}
