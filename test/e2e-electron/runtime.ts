import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const checkout = join(import.meta.dirname, "../..");

/** The real Electron of this machine, or undefined where its runtime was never fetched. Starts no download. */
export function electronRuntime(): string | undefined {
  const folder = process.env["ELECTRON_OVERRIDE_DIST_PATH"] ?? join(checkout, "node_modules/electron/dist");
  const path = join(folder, executable());
  return existsSync(path) ? path : undefined;
}

/**
 * Why the tests on real Electron are left out here, or undefined where they run. A build that must have them says
 * so with SWITCHOVER_NEEDS_ELECTRON, and then a missing runtime is a failure.
 */
export function whyLeftOut(): string | undefined {
  if (electronRuntime() !== undefined || process.env["SWITCHOVER_NEEDS_ELECTRON"] !== undefined)
    return undefined;
  return "Electron's runtime is not on this machine (npx install-electron fetches it)";
}

/** The version that package.json pins, for comparison with the one that runs. */
export function pinnedElectron(): string {
  const manifest = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  return manifest.devDependencies["electron"] ?? "";
}

/** The checkout: its package.json names the built entry. */
export const application = checkout;

function executable(): string {
  if (process.platform === "win32") return "electron.exe";
  return process.platform === "darwin" ? "Electron.app/Contents/MacOS/Electron" : "electron";
}
