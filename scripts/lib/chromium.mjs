import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { say } from "./say.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
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
 * @returns {string | undefined} absolute path; undefined where there is none and none could be installed
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.platform !== "linux" || !canInstall()) return undefined;
  say("Installing Chromium for the browser tests (apt-get install chromium, about a minute) ...");
  const install = ["install", "--yes", "--no-install-recommends", "chromium"];
  if (!aptGet(install)) {
    aptGet(["update"]);
    aptGet(install);
  }
  return findChromium();
}

/** Whether this user may install packages without being asked for a password. */
function canInstall() {
  if (spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return false;
  return process.getuid?.() === 0 || spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
}

/** @param {readonly string[]} args */
function aptGet(args) {
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const asRoot = process.getuid?.() === 0;
  const command = asRoot ? "apt-get" : "sudo";
  const all = asRoot ? args : ["-n", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
  return spawnSync(command, all, { env: quiet, stdio: "ignore", timeout: 300_000 }).status === 0;
}
