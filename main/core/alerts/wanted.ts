import { existsSync } from "node:fs";
import { join } from "node:path";
import type { HostPorts } from "../host/host-ports.ts";
import { ALERTS_FILE } from "../storage/shared-files.ts";

/** Where the targets of a data folder are, without their secrets. */
export function targetsPath({ dataDir }: Pick<HostPorts, "dataDir">): string {
  return join(dataDir, ALERTS_FILE);
}

/**
 * Whether anything could be told to anybody: following migrations costs time, and what sends alerts is loaded only then. In
 * Practice nothing is ever sent.
 */
export function areAlertsWanted(ports: Pick<HostPorts, "dataDir" | "practice">): boolean {
  return ports.practice === undefined && existsSync(targetsPath(ports));
}
