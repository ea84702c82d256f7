import { isAbsolute, join, resolve } from "node:path";
import { mkdirSync } from "node:fs";

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

/** Switches of Chromium that let another program look into the windows while a person types secrets there. */
const DEBUG_SWITCHES = [
  "remote-debugging-port",
  "remote-debugging-pipe",
  "remote-debugging-address",
] as const;

/** Was a shipped application started so that it can be looked into? A checkout may be, for its tests. */
export function isLookedInto(start: {
  readonly packaged: boolean;
  readonly hasSwitch: (name: string) => boolean;
}): boolean {
  return start.packaged && DEBUG_SWITCHES.some((name) => start.hasSwitch(name));
}

/** What a person may say when starting the application. */
export type DesktopArguments = { readonly dataDir: string | undefined };

/** Reads `--data-dir DIR` or `--data-dir=DIR`, read against `folder`; every other word belongs to Electron. */
export function desktopArguments(argv: readonly string[], folder: string): DesktopArguments {
  const name = "--data-dir";
  const at = argv.findIndex((word) => word === name || word.startsWith(`${name}=`));
  const word = argv[at];
  const given = word === name ? argv[at + 1] : word?.slice(name.length + 1);
  if (given === undefined || given === "" || given.startsWith("--")) return { dataDir: undefined };
  return { dataDir: isAbsolute(given) ? given : resolve(folder, given) };
}
