import { existsSync, readFileSync } from "node:fs";
import { electronRuntime, isSet } from "./electron-runtime.mjs";
import { inRoot } from "./paths.mjs";

/** Options of `switchover serve`: any of them selects the window in a browser. */
const browserOptions = [
  "--port",
  "--open",
  "--no-open",
  "--json",
  "--no-input",
  "--passphrase-file",
  "--help",
];

/**
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isRoot
 * @property {boolean} hasDesktop whether the desktop application is built
 * @property {readonly string[]} args
 */

/**
 * Gives the window that `npm start` opens: the desktop application with its runtime, or the browser with a
 * sentence why.
 *
 * @param {Machine} machine
 * @param {() => void} beforeDownload
 * @returns {Promise<{ electron: string } | { because: string }>}
 */
export async function chooseWindow(machine, beforeDownload) {
  const because = whyNoDesktop(machine);
  if (because !== undefined) return { because };
  const runtime = await electronRuntime(machine.env, beforeDownload);
  return "path" in runtime ? { electron: runtime.path } : { because: runtime.because };
}

/**
 * Gives why the desktop window cannot be used, without checking the runtime; undefined if nothing prevents
 * it.
 *
 * @param {Machine} machine
 */
export function whyNoDesktop({ platform, env, isRoot, hasDesktop, args }) {
  const given = args.find((arg) => browserOptions.some((name) => arg === name || arg.startsWith(`${name}=`)));
  if (given !== undefined) return `${given.split("=")[0]} was given.`;
  if (isSet(env["SWITCHOVER_NO_ELECTRON"])) return "SWITCHOVER_NO_ELECTRON is set.";
  if (platform === "linux") {
    if (!isFilled(env["DISPLAY"]) && !isFilled(env["WAYLAND_DISPLAY"])) return "No display was found.";
    if (isRoot) return "Electron does not run as root with its sandbox on.";
  }
  return hasDesktop ? undefined : "The desktop application is not built.";
}

/** True if the desktop application is built: Electron starts the main file of package.json. */
export function hasDesktop() {
  const { main } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  return typeof main === "string" && existsSync(inRoot(main));
}

/** @param {string | undefined} value */
const isFilled = (value) => value !== undefined && value !== "";
