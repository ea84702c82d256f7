import { appendFileSync, readFileSync } from "node:fs";

/**
 * @typedef {object} FileTime
 * @property {string} file the test file, from the checkout's root
 * @property {number | undefined} ms how long it took with all that it loads; undefined where it did not end
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} long how many of the skipped ones are long tests that were not requested
 * @property {{ readonly played: number, readonly wanted: number }} [histories] random histories that a test has played
 */

/** The environment variable with the path of the file to which the reporter below appends lines. */
export const fileTimesName = "SWITCHOVER_FILE_TIMES";

/**
 * A vitest reporter that writes a line when a test file begins and when it ends, so that an interrupted run
 * keeps its results. `npm test` selects it; vitest creates it.
 */
export default class FileTimesReporter {
  /** @param {import("vitest/node").TestModule} module */
  onTestModuleStart(module) {
    note({ file: fileOf(module), ms: undefined, passed: 0, failed: 0, skipped: 0, long: 0 });
  }

  /** @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    const counts = { passed: 0, failed: 0, skipped: 0, long: 0 };
    /** @type {Pick<FileTime, "histories">} */
    const more = {};
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "passed" || state === "failed") counts[state] += 1;
      else counts.skipped += 1;
      const { long, histories } = /** @type {Pick<FileTime, "histories"> & { long?: true }} */ (test.meta());
      if (state === "skipped" && long === true) counts.long += 1;
      if (histories !== undefined) more.histories = histories;
    }
    if (counts.failed === 0 && module.state() === "failed") counts.failed = 1;
    const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    const ms = prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration;
    note({ file: fileOf(module), ms: Math.round(ms), ...counts, ...more });
  }
}

/** @param {import("vitest/node").TestModule} module */
const fileOf = (module) => module.moduleId.slice(module.moduleId.lastIndexOf("/test/") + 1);

/** @param {FileTime} time */
function note(time) {
  const path = process.env[fileTimesName];
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(time)}\n`);
}

/**
 * The last line that the reporter wrote for each file; empty if it wrote none.
 *
 * @param {string} path
 * @returns {readonly FileTime[]}
 */
export function readFileTimes(path) {
  /** @type {Map<string, FileTime>} */
  const times = new Map();
  for (const line of linesOf(path)) {
    /** @type {FileTime} */
    const time = JSON.parse(line);
    times.set(time.file, time);
  }
  return [...times.values()];
}

/** @param {string} path */
function linesOf(path) {
  try {
    // A line that was cut short by the end of a run is left out.
    return readFileSync(path, "utf8").split("\n").slice(0, -1);
  } catch {
    return [];
  }
}

/**
 * The slowest files in words, a line each, and before them those that did not end.
 *
 * @param {readonly FileTime[]} times
 * @param {number} [most]
 * @returns {readonly string[]}
 */
export function slowestFiles(times, most = 10) {
  const unended = times.filter(({ ms }) => ms === undefined).map(({ file }) => `  not ended  ${file}`);
  const slowest = times
    .filter(({ ms }) => ms !== undefined)
    .sort((a, b) => (b.ms ?? 0) - (a.ms ?? 0))
    .slice(0, most)
    .map(({ ms = 0, file }) => `${(ms / 1000).toFixed(1).padStart(9)} s  ${file}`);
  return [...unended, ...slowest];
}
