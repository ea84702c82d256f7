import { inRoot } from "./paths.mjs";
import { runNode } from "./run.mjs";

/**
 * @typedef {object} CheckResult
 * @property {string} name
 * @property {boolean} passed
 * @property {string} output what the tool said
 */

const checks = [
  { name: "types", args: ["node_modules/@typescript/native/bin/tsc", "-b", "--force"] },
  { name: "lint", args: ["node_modules/oxlint/bin/oxlint"] },
  { name: "format", args: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
  {
    name: "imports",
    args: [
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "--config",
      ".dependency-cruiser.mjs",
      "main",
      "preload",
      "renderer",
      "shared",
    ],
  },
  { name: "unused", args: ["node_modules/knip/bin/knip.js", "--no-progress"] },
];

/**
 * Runs every check on the sources, one after the other, and tells `report` as each one ends.
 *
 * @param {(result: CheckResult) => void} report
 * @param {number} [limitMs] for each check
 * @returns {Promise<readonly CheckResult[]>}
 */
export async function runChecks(report, limitMs = 180_000) {
  const results = [];
  for (const { name, args } of checks) {
    const [tool = "", ...rest] = args;
    const { code, output } = await runNode(process.execPath, [inRoot(tool), ...rest], {
      output: "capture",
      limitMs,
    });
    const result = { name, passed: code === 0, output };
    results.push(result);
    report(result);
  }
  return results;
}

/**
 * Prints a line for a check, and all that its tool said where it failed.
 *
 * @param {CheckResult} result
 */
export function printCheck({ name, passed, output }) {
  process.stdout.write(`${passed ? "passed" : "FAILED"}  ${name}\n`);
  if (!passed) process.stdout.write(`${output.trimEnd()}\n\n`);
}
