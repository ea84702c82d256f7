import { spawn } from "node:child_process";
import { root } from "./paths.mjs";
import { signalNumber } from "./run.mjs";

const startsWithinMs = 10_000;
/** The exit code of a shell or the loader for a program that could not run; the application never uses it. */
const couldNotRun = 126;

/**
 * Runs the desktop application to its end.
 *
 * @param {string} electron
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number } | { because: string }>} its exit code, or why it did not come up
 */
export function runElectron(electron, args) {
  const startedAt = performance.now();
  const child = spawn(electron, [root, ...args], { stdio: "inherit", env: withoutNodeMode(process.env) });
  const pass = passSignals(child);
  return new Promise((resolve) => {
    child.once("error", () => resolve({ because: "The Electron runtime could not be started." }));
    child.once("close", (code, signal) => {
      pass.stop();
      const ended = code ?? 128 + signalNumber(signal);
      const early = performance.now() - startedAt < startsWithinMs && !pass.passed();
      resolve(
        early && ended >= couldNotRun
          ? { because: `The Electron runtime ended at once (${signal ?? `exit code ${ended}`}).` }
          : { code: ended },
      );
    });
  });
}

/**
 * With this variable set, Electron would be a plain Node.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function withoutNodeMode(env) {
  const { ELECTRON_RUN_AS_NODE: _, ...rest } = env;
  return rest;
}

/** @param {import("node:child_process").ChildProcess} child */
function passSignals(child) {
  let passed = false;
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    passed = true;
    // A terminal sends Ctrl-C to every process of the group already.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const signal of signals) process.on(signal, pass);
  return {
    passed: () => passed,
    stop: () => {
      for (const signal of signals) process.off(signal, pass);
    },
  };
}
