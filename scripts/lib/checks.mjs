import { spawnSync } from "node:child_process";
import { totalmem } from "node:os";
import { inRoot, root } from "./paths.mjs";
import { runNode, signalNumber } from "./run.mjs";

/**
 * @typedef {object} CheckResult
 * @property {string} name
 * @property {boolean} passed
 * @property {string} output what the tool printed
 */

const checks = [
  // Several checkers for one project repeat much work: on two cores that is slower than one checker each.
  {
    name: "types",
    args: ["node_modules/@typescript/native/bin/tsc", "-b", "--force", "--checkers", "1", "--builders", "2"],
  },
  { name: "lint", args: ["node_modules/oxlint/bin/oxlint"] },
  { name: "format", args: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
  {
    name: "imports",
    args: [
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "--config",
      "test/boundary/import-rules.mjs",
      "main",
      "preload",
      "renderer",
      "shared",
      "test/simulation",
    ],
  },
  { name: "workflows", args: ["scripts/check-workflows.mjs"] },
  { name: "unused", args: ["node_modules/knip/bin/knip.js", "--no-progress"] },
];

// The checkers of types are Go programs: where there is room, they take a fifth less time if they tidy their memory less often.
const ROOMY = totalmem() > 12 * 2 ** 30 ? { GOGC: "400" } : {};

/**
 * Runs every check on the sources, two at a time, and calls `report` as each one ends. Returns the results in
 * the order of the checks.
 *
 * @param {(result: CheckResult) => void} report
 * @param {{ readonly incremental?: boolean, readonly limitMs?: () => number, readonly inBackground?: boolean }} [options]
 *   `incremental`: types are checked against the last build's information, and only the files that differ from the last
 *   commit are linted; `limitMs`: how long a check may take that begins now; `inBackground`: they take the processor only
 *   where nothing else wants it
 * @returns {Promise<readonly CheckResult[]>}
 */
export async function runChecks(
  report,
  { incremental = false, limitMs = () => 300_000, inBackground = false } = {},
) {
  /** @type {CheckResult[]} */
  const results = [];
  const waiting = checks.entries();
  const work = async () => {
    for (const [index, { name, args }] of waiting) {
      const [tool = "", ...all] = args;
      const rest = incremental ? argsOfChanges(name, all) : all;
      const [limit, since] = [limitMs(), Date.now()];
      const { code, output } = await runNode(process.execPath, [inRoot(tool), ...rest], {
        output: "capture",
        limitMs: limit,
        inBackground,
        env: ROOMY,
      });
      const wasEnded = code === 128 + signalNumber("SIGKILL") && Date.now() - since >= limit;
      const result = {
        name,
        passed: code === 0,
        output: wasEnded ? `${output}\nIt was ended: it took too long.` : output,
      };
      results[index] = result;
      report(result);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

/**
 * The arguments of a check that goes by what has changed. Where Git lists no changes, everything is linted.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {readonly string[]}
 */
function argsOfChanges(name, args) {
  if (name === "types") return args.filter((arg) => arg !== "--force");
  return name === "lint" ? [...args, ...changedSources()] : args;
}

/** @returns {readonly string[]} sources that differ from the last commit; none where Git cannot tell */
function changedSources() {
  const git = (/** @type {readonly string[]} */ args) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.split("\0") ?? [];
  const files = [
    ...git(["diff", "--name-only", "--diff-filter=d", "-z", "HEAD"]),
    ...git(["ls-files", "--others", "--exclude-standard", "-z"]),
  ];
  return files.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/u.test(file));
}

/**
 * Prints a line for a check, and its tool's whole output if it failed.
 *
 * @param {CheckResult} result
 */
export function printCheck({ name, passed, output }) {
  process.stdout.write(`${passed ? "passed" : "FAILED"}  ${name}\n`);
  if (!passed) process.stdout.write(`${output.trimEnd()}\n\n`);
}
