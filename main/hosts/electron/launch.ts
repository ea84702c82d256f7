import { isAbsolute, join, resolve } from "node:path";
import { ensurePrivateFolder } from "../../core/storage/durable-file.ts";

/**
 * Creates the folder for Electron's own data (window positions, the encrypted key of the system's key store)
 * inside the data folder and gives its path. The two move together, and each data folder has its own
 * single-instance lock.
 */
export function makeProfile(dataDir: string): string {
  const profile = join(dataDir, "desktop");
  ensurePrivateFolder(profile);
  return profile;
}

/** Chromium switches that let another program inspect the windows while the user types secrets. */
const DEBUG_SWITCHES = [
  "remote-debugging-port",
  "remote-debugging-pipe",
  "remote-debugging-address",
] as const;

/**
 * True if a packaged application was started with a debugging switch. A checkout may use them for its tests.
 */
export function isLookedInto(start: {
  readonly packaged: boolean;
  readonly hasSwitch: (name: string) => boolean;
}): boolean {
  return start.packaged && DEBUG_SWITCHES.some((name) => start.hasSwitch(name));
}

/** The command-line arguments of the desktop application. */
export type DesktopArguments = { readonly dataDir: string | undefined };

/**
 * Parses `--data-dir DIR` or `--data-dir=DIR`, relative to `folder`; all other arguments belong to Electron.
 */
export function desktopArguments(argv: readonly string[], folder: string): DesktopArguments {
  const name = "--data-dir";
  const at = argv.findIndex((word) => word === name || word.startsWith(`${name}=`));
  const word = argv[at];
  const given = word === name ? argv[at + 1] : word?.slice(name.length + 1);
  if (given === undefined || given === "" || given.startsWith("--")) return { dataDir: undefined };
  return { dataDir: isAbsolute(given) ? given : resolve(folder, given) };
}
