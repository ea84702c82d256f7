import type { HostPorts } from "../../../core/ports.ts";
import { machineClock } from "./clock.ts";
import { outsideSecrets } from "./outside-secrets.ts";
import { machineRandom } from "./random.ts";
import { textFiles } from "./text-files.ts";

/** Everything that the core needs from plain Node. */
export function hostPorts(dataDir: string, appVersion: string): HostPorts {
  return {
    clock: machineClock,
    random: machineRandom,
    secrets: outsideSecrets(process.env),
    files: textFiles,
    dataDir,
    appVersion,
  };
}
