import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { ensurePrivateFolder } from "../../core/storage/durable-file.ts";
import { removeFolder } from "../../core/storage/removal.ts";

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

/** A folder for the time in which a refusal is shown. */
export type ScratchProfile = { readonly folder: string; remove(): void };

/**
 * Creates a folder for Electron's own data where the data folder may not be written to; undefined if there can
 * be none, and Electron then uses its default.
 */
export function scratchProfile(): ScratchProfile | undefined {
  try {
    const folder = mkdtempSync(join(tmpdir(), "switchover-refused-"));
    return {
      folder,
      remove() {
        try {
          removeFolder(folder);
        } catch {
          // The system removes its temporary files; there is nothing of the user's in these.
        }
      },
    };
  } catch {
    return undefined;
  }
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
export function isLookedInto(start: StartedWith): boolean {
  return start.packaged && DEBUG_SWITCHES.some((name) => start.hasSwitch(name));
}

/** How the application was started. */
export type StartedWith = {
  readonly packaged: boolean;
  readonly hasSwitch: (name: string) => boolean;
};

/**
 * Chromium switches that take away what separates a page from the system. The start script of an AppImage adds
 * the first one by itself where the system forbids user namespaces.
 */
const SANDBOX_SWITCHES = ["no-sandbox", "disable-seccomp-filter-sandbox"] as const;

/** True if a packaged application was started without its sandbox. A checkout may do without it. */
export function isWithoutSandbox(start: StartedWith): boolean {
  return start.packaged && SANDBOX_SWITCHES.some((name) => start.hasSwitch(name));
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
