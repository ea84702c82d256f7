import { readFileSync } from "node:fs";

/**
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts
 */

/**
 * The counts of a vitest JSON report, or undefined where the run left none. A test file that could not be loaded
 * holds no tests and counts as one failure.
 *
 * @param {string} path
 * @returns {Counts | undefined}
 */
export function readReport(path) {
  let report;
  try {
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // No report: the run was cut short, which `addUp` counts as a failure.
    return undefined;
  }
  /** @type {readonly { status: string, assertionResults: readonly unknown[] }[]} */
  const files = report.testResults;
  const unloaded = files.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The counts of a run that left no report, from what was noted of each file: what passed has passed all the same.
 * Undefined where nothing was noted.
 *
 * @param {readonly Counts[]} files
 * @returns {Counts | undefined}
 */
export function partialCounts(files) {
  if (files.length === 0) return undefined;
  /** @param {keyof Counts} name */
  const sum = (name) => files.reduce((total, file) => total + file[name], 0);
  // Cut short is a failure of its own, which nothing that was counted explains.
  return { passed: sum("passed"), failed: sum("failed") + 1, skipped: sum("skipped") };
}

/**
 * Says how many long tests were left out and how to run them; undefined where none was.
 *
 * @param {readonly { readonly long: number }[]} files
 */
export function leftOutLine(files) {
  const long = files.reduce((total, file) => total + file.long, 0);
  if (long === 0) return undefined;
  return `Left out: ${long} long tests. SWITCHOVER_LONG_TESTS=1 npm test runs them as well.`;
}

/**
 * Says how many random histories were played; undefined where no test plays any.
 *
 * @param {readonly { readonly histories?: { readonly played: number, readonly wanted: number } }[]} files
 */
export function historiesLine(files) {
  const all = files.flatMap(({ histories }) => histories ?? []);
  if (all.length === 0) return undefined;
  /** @param {"played" | "wanted"} name */
  const sum = (name) => all.reduce((total, each) => total + each[name], 0);
  const rest = sum("played") < sum("wanted") ? ` of ${sum("wanted")}, as many as there was time for` : "";
  return `Random histories of the simulation: ${sum("played")}${rest}.`;
}

/**
 * Checks and tests as one sum; each check is one test. An exit code that the counts do not explain (an unhandled
 * error, a run cut short, no test found) is a failure of its own.
 *
 * @param {readonly { readonly passed: boolean }[]} checks
 * @param {Counts | undefined} tests
 * @param {number} exitCode
 * @returns {Counts}
 */
export function addUp(checks, tests, exitCode) {
  const passedChecks = checks.filter((check) => check.passed).length;
  const { passed, failed, skipped } = tests ?? { passed: 0, failed: 0, skipped: 0 };
  const unexplained = failed === 0 && (exitCode !== 0 || tests === undefined) ? 1 : 0;
  return {
    passed: passed + passedChecks,
    failed: failed + checks.length - passedChecks + unexplained,
    skipped,
  };
}

/** @param {Counts} counts */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
