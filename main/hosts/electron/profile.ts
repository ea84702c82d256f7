import { mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes the folder for what Electron keeps (window positions, the wrapped key of the system's key store) inside
 * the data folder and gives its path. The two move together, and each data folder has a single-instance lock of
 * its own.
 */
export function makeProfile(dataDir: string): string {
  const profile = join(dataDir, "desktop");
  mkdirSync(profile, { recursive: true, mode: 0o700 });
  return profile;
}
