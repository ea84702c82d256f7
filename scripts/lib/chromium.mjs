import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, installFromDebian } from "./debian.mjs";
import { say } from "./say.mjs";

// The first one has no window at all, and takes a third less of the processor for the same pages.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/**
 * The Chromium that the browser tests use: the one that SWITCHOVER_CHROMIUM names, else one of this machine.
 *
 * @returns {string | undefined} absolute path
 */
export function findChromium() {
  const chosen = process.env["SWITCHOVER_CHROMIUM"];
  if (chosen !== undefined && chosen !== "") return existsSync(chosen) ? chosen : undefined;
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...elsewhere].find((path) => existsSync(path));
}

/**
 * Makes sure that there is a Chromium, with Debian's package where the machine has none and allows it.
 *
 * @returns {Promise<string | undefined>} absolute path; undefined where there is none and none could be installed
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!canInstall()) return undefined;
  say("Installing Chromium for the browser tests (apt-get install, about half a minute) ...");
  // Distributions that have no package for the shell alone have the whole browser.
  if (!(await installFromDebian(["chromium-headless-shell"]))) await installFromDebian(["chromium"]);
  return findChromium();
}
