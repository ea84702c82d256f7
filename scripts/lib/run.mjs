import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { delimiter, dirname } from "node:path";
import { inRoot, root } from "./paths.mjs";

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 128 and more where a signal ended it
 * @property {string} output what it printed, where it was captured
 */

/**
 * Runs a Node program to its end.
 *
 * `output` says where its standard output goes: "inherit", "stderr" (so that ours stays clean), or "capture",
 * which keeps both streams. A run past `limitMs` milliseconds is ended with its children. `inBackground`: it takes the
 * processor only where nothing else wants it. `env`: variables besides this program's.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {{ output: "inherit" | "stderr" | "capture", limitMs?: number, cwd?: string, inBackground?: boolean, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<Ended>}
 */
export function runNode(node, args, { output, limitMs, cwd = root, inBackground = false, env = {} }) {
  /** @type {import("node:child_process").StdioOptions} */
  const stdio =
    output === "capture"
      ? ["ignore", "pipe", "pipe"]
      : ["ignore", output === "stderr" ? process.stderr.fd : "inherit", "inherit"];
  // A group of its own lets a run past its time be ended whole.
  const detached = limitMs !== undefined && process.platform !== "win32";
  const child = spawn(node, args, { cwd, stdio, detached, env: { ...environment(node), ...env } });
  if (inBackground) giveWay(child.pid);
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    try {
      if (detached && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It has ended by itself.
    }
  };
  const timer = limitMs === undefined ? undefined : setTimeout(() => end("SIGKILL"), Math.max(0, limitMs));
  const forget = detached ? endWithUs(end) : () => {};
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ part) => (text += part));
  }
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      forget();
    };
    child.once("error", (error) => {
      settle();
      reject(error);
    });
    child.once("close", (code, signal) => {
      settle();
      resolve({ code: code ?? 128 + signalNumber(signal), output: text });
    });
  });
}

/**
 * The environment for programs of ours: their own Node and the installed tools are found first.
 *
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
function environment(node) {
  const path = [dirname(node), inRoot("node_modules", ".bin"), process.env["PATH"] ?? ""].join(delimiter);
  return { ...process.env, PATH: path };
}

/** @param {number} pid */
const autogroupOf = (pid) => `/proc/${pid}/autogroup`;

/** @param {number | undefined} pid */
function giveWay(pid) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // Linux shares the processor among sessions first, and a group of its own is one: there only the session's priority counts.
    if (existsSync(autogroupOf(pid)))
      writeFileSync(autogroupOf(pid), String(constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended, or may not be changed: then it takes its share like the others.
  }
}

/** Ends each program that runs in a group of its own. @type {Set<(signal: NodeJS.Signals) => void>} */
const groups = new Set();

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  process.exit(128 + signalNumber(signal));
}

function stopGroups() {
  for (const end of groups) end("SIGKILL");
}

/**
 * Ends a program with us, also where we end by an error: nobody would end its group otherwise.
 *
 * @param {(signal: NodeJS.Signals) => void} end
 */
function endWithUs(end) {
  if (groups.size === 0) process.once("SIGINT", stop).once("SIGTERM", stop).once("exit", stopGroups);
  groups.add(end);
  return () => {
    groups.delete(end);
    if (groups.size === 0) process.off("SIGINT", stop).off("SIGTERM", stop).off("exit", stopGroups);
  };
}

/**
 * The number that a shell adds to 128 where a signal ended a program; 1 for the rare ones.
 *
 * @param {NodeJS.Signals | null} signal
 */
export function signalNumber(signal) {
  return (signal !== null && constants.signals[signal]) || 1;
}
