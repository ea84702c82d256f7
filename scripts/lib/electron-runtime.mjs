import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { runNode } from "./run.mjs";

/**
 * @typedef {{ path: string } | { because: string }} Runtime the program to start, or why there is none, as a sentence
 */

/**
 * The Electron runtime, downloaded by Electron's own installer where that is allowed and possible.
 *
 * `folder` is the installed package, `limitMs` the longest that a download may take.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {() => void} beforeDownload called once, before the network is touched
 * @param {{ folder?: string, limitMs?: number }} [options]
 * @returns {Promise<Runtime>}
 */
export async function electronRuntime(env, beforeDownload, options = {}) {
  const { folder = inRoot("node_modules", "electron"), limitMs = 60_000 } = options;
  const override = env["ELECTRON_OVERRIDE_DIST_PATH"];
  if (override !== undefined && override !== "") {
    const path = join(override, programName(folder));
    return existsSync(path)
      ? { path }
      : { because: "ELECTRON_OVERRIDE_DIST_PATH names a folder without an Electron runtime." };
  }
  const installed = installedAt(folder);
  if (installed !== undefined) return { path: installed };
  if (!existsSync(join(folder, "install.js"))) return { because: "Electron is not installed." };
  if (isSet(env["CI"]))
    return { because: "There is no Electron runtime here, and with CI set none is downloaded." };
  beforeDownload();
  const { code, output } = await runNode(process.execPath, [join(folder, "install.js")], {
    output: "capture",
    limitMs,
  });
  const downloaded = installedAt(folder);
  if (code === 0 && downloaded !== undefined) return { path: downloaded };
  return { because: `The Electron runtime could not be downloaded (${reasonIn(output)}).` };
}

/**
 * Why a download failed, in a few words. The output is never repeated: it may contain a mirror's URL with its
 * password.
 *
 * @param {string} output the installer's output
 */
export function reasonIn(output) {
  const status = /\b(?:status|code)\D{0,12}([45]\d\d)\b/i.exec(output)?.[1];
  if (status !== undefined) return `the server answered ${status}`;
  const code =
    /\b(E(?:AI_AGAIN|NOTFOUND|CONN[A-Z]+|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOSPC|ACCES|ROFS))\b/.exec(output);
  if (code?.[1] !== undefined) return code[1];
  if (/certificate/i.test(output)) return "its certificate could not be verified";
  if (/fetch failed/i.test(output)) return "no connection";
  return /checksum/i.test(output)
    ? "what came was damaged"
    : "it took too long, or the network does not allow it";
}

/** @param {string} folder */
function installedAt(folder) {
  const list = join(folder, "path.txt");
  if (!existsSync(list)) return undefined;
  const path = join(folder, "dist", readFileSync(list, "utf8").trim());
  return existsSync(path) ? path : undefined;
}

/** @param {string} folder */
function programName(folder) {
  const list = join(folder, "path.txt");
  if (existsSync(list)) return readFileSync(list, "utf8").trim();
  if (process.platform === "win32") return "electron.exe";
  return process.platform === "darwin" ? "Electron.app/Contents/MacOS/Electron" : "electron";
}

/** @param {string | undefined} value */
export const isSet = (value) => value !== undefined && value !== "" && value !== "0" && value !== "false";
