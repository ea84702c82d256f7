import { isWritable } from "../../../core/storage/writable-folder.ts";
import { fromEnvironment } from "../../../core/platforms/http/proxy/find-proxies.ts";
import type { ProxyFinder } from "../../../core/platforms/http/proxy/proxy.ts";
import type { HostPorts } from "../../../core/host/host-ports.ts";
import { machineClock } from "./clock.ts";
import { thisMachine } from "./data-dir.ts";
import { managedSettings } from "./managed-settings.ts";
import { outsideSecrets } from "./outside-secrets.ts";
import { machineStateDir } from "./state-dir.ts";
import { randomBytes } from "node:crypto";
import type { Random } from "../../../core/runtime/random.ts";
import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { TextFiles } from "../../../core/runtime/ports.ts";
import { readBytesCapped, readCapped } from "./read-capped.ts";

/** Reads public files, and gives a disk's free space. */
export const textFiles: TextFiles = { read: readCapped, readBytes: readBytesCapped, freeBytes, isWritable };

/**
 * Gives the free bytes on the disk of `path`, which need not exist; undefined if the system does not report
 * them.
 */
function freeBytes(path: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    // A data folder that does not exist yet will be on its parent folder's disk.
    const above = dirname(path);
    return above === path ? undefined : freeBytes(above);
  }
}

/** Random material from the operating system. */
const machineRandom: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) };

/** This user's state folder, and the proxy lookup for an environment that names no proxy. */
export type HostPlaces = { readonly stateDir?: string; readonly proxies?: ProxyFinder };

/**
 * Gives everything that the core needs from plain Node. The state folder is this user's own unless Practice
 * names another.
 */
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
    managed: managedSettings,
    dataDir,
    stateDir,
    appVersion,
  };
}
