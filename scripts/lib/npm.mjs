import { spawn } from "node:child_process";
import { basename } from "node:path";
import { root } from "./paths.mjs";
import { giveUp, reasonOf } from "./say.mjs";

/**
 * Runs npm, the one that runs this script if there is one, and gives all that it printed.
 *
 * @param {readonly string[]} args
 * @param {string} [folder] where it runs; default: the checkout
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNpm(args, folder = root) {
  const npm = process.env["npm_execpath"];
  const options = { cwd: folder };
  const child =
    npm !== undefined && basename(npm).startsWith("npm-cli")
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => (output += part));
  }
  return new Promise((resolve) => {
    child.once("error", (error) => giveUp(`npm could not be started: ${reasonOf(error)}`));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
