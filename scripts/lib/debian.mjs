import { spawn, spawnSync } from "node:child_process";

/**
 * Installs Debian packages if this user may do so without a password. Services in them are not started.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they were installed
 */
export async function installFromDebian(packages) {
  const install = ["install", "--yes", "--no-install-recommends", ...packages];
  if (await aptGet(install)) return true;
  await aptGet(["update"]);
  return aptGet(install);
}

/** True if this user may install packages. */
export function canInstall() {
  if (process.platform !== "linux") return false;
  if (spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return false;
  return process.getuid?.() === 0 || spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
}

// In run level 1 an installation starts no service.
const quietly = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };

/**
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
function aptGet(args) {
  const asRoot = process.getuid?.() === 0;
  const settings = Object.entries(quietly).map(([name, value]) => `${name}=${value}`);
  const all = asRoot ? args : ["-n", ...settings, "apt-get", ...args];
  const env = { ...process.env, ...quietly };
  const child = spawn(asRoot ? "apt-get" : "sudo", all, { env, stdio: "ignore", timeout: 300_000 });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}
