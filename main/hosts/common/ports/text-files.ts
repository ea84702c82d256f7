import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { TextFiles } from "../../../core/runtime/ports.ts";
import { readBytesCapped, readCapped } from "./read-capped.ts";

/** Public files, and how much room a disk has. */
export const textFiles: TextFiles = { read: readCapped, readBytes: readBytesCapped, freeBytes };

/** Free bytes where `path` is or would be; undefined where the system does not tell. */
function freeBytes(path: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    // A data folder that does not exist yet will be on the disk of the folder above it.
    const above = dirname(path);
    return above === path ? undefined : freeBytes(above);
  }
}
