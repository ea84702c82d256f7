import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Lists a registry key: what reg.exe prints; undefined where it fails, also where there is no such key. */
export type RegistryQuery = (key: string, ...options: readonly string[]) => string | undefined;

const LIMIT_MS = 5000;
const MOST_BYTES = 4 * 1024 * 1024;

/** Asks the registry of this computer. Letters outside ASCII come as others: reg.exe writes an old code page. */
export const registryQuery: RegistryQuery = (key, ...options) => {
  try {
    const program = join(process.env["SystemRoot"] ?? "C:\\Windows", "System32", "reg.exe");
    return execFileSync(program, ["query", key, ...options, "/reg:64"], {
      encoding: "utf8",
      timeout: LIMIT_MS,
      stdio: ["ignore", "pipe", "ignore"],
      windowsHide: true,
      maxBuffer: MOST_BYTES,
    });
  } catch {
    return undefined;
  }
};
