import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, installFromDebian } from "./debian.mjs";
import { say } from "./say.mjs";

// The first one has no window at all, and uses a third less processor time for the same pages.
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
 * Gives the Chromium for the browser tests: the one that SWITCHOVER_CHROMIUM names, or else an installed one.
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
 * Gives a Chromium, and installs Debian's package if the machine has none and allows it.
 *
 * @returns {Promise<string | undefined>} absolute path; undefined if there is none and none could be
 * installed
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!canInstall()) return undefined;
  say("Installing Chromium for the browser tests (apt-get install, about half a minute) ...");
  // Distributions without a package for the shell have the whole browser.
  if (!(await installFromDebian(["chromium-headless-shell"]))) await installFromDebian(["chromium"]);
  return findChromium();
}
