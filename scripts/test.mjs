import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { fileTimesName, readFileTimes, slowestFiles } from "./lib/file-times.mjs";
import { printCheck, runChecks } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { keepTempInMemory } from "./lib/memory-temp.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";
import { CHECKS_AFTER_MS, TESTS_LIMIT_MS, TESTS_SINCE } from "./lib/test-limit.mjs";
import { ensureTestPrograms } from "./lib/test-programs.mjs";
import {
  addUp,
  historiesLine,
  leftOutLine,
  partialCounts,
  readReport,
  summaryLine,
} from "./lib/test-counts.mjs";
import { runNode } from "./lib/run.mjs";
import { mkdirSync, rmSync } from "node:fs";

// The clock starts before the install, and goes on where the script starts again on Node 24.
const isSecondStart = process.env[TESTS_SINCE] !== undefined;
const startedAt = Number((process.env[TESTS_SINCE] ??= String(Date.now())));
// npm packages and system packages are downloaded in parallel, and requested once.
await Promise.all([ensureInstalled(), isSecondStart ? undefined : bringPrograms()]);
await continueOnNode24(import.meta.url);

const leftMs = () => startedAt + TESTS_LIMIT_MS - Date.now();
// The checks need three minutes of processor time: they take what the build and the tests leave while they wait.
// Where the tests took all of the time they go on after it: how busy a machine is says nothing of the sources.
const checking = runChecks(printCheck, { inBackground: true, limitMs: () => leftMs() + CHECKS_AFTER_MS });
// The browser tests drive the built program.
await ensureBuilt();
mkdirSync(inRoot(".cache"), { recursive: true });
const reportFile = inRoot(".cache", `tests-${process.pid}.json`);
const timesFile = inRoot(".cache", `tests-${process.pid}.lines`);
process.env[fileTimesName] = timesFile;
const vitest = [
  inRoot("node_modules", "vitest", "vitest.mjs"),
  "run",
  "--reporter=default",
  "--reporter=json",
  `--reporter=${inRoot("scripts", "lib", "file-times.mjs")}`,
];
const removeTemp = keepTempInMemory();
const { code } = await runNode(
  process.execPath,
  [...vitest, `--outputFile.json=${reportFile}`, ...process.argv.slice(2)],
  { output: "inherit", limitMs: leftMs() },
);
removeTemp();
const wasCutShort = leftMs() <= 0;
const checks = await checking;
// What failed was printed in the midst of the tests.
for (const check of checks) if (!check.passed) printCheck(check);
const times = readFileTimes(timesFile);
const counts = addUp(checks, readReport(reportFile) ?? partialCounts(times), code);
for (const file of [reportFile, timesFile]) rmSync(file, { force: true });
say(["The slowest test files:", ...slowestFiles(times)].join("\n"));
say(`All of it took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
if (wasCutShort) say(`The tests were ended: they may take ${TESTS_LIMIT_MS / 60_000} minutes.`);
for (const line of [historiesLine(times), leftOutLine(times)]) if (line !== undefined) say(line);
process.exitCode = counts.failed === 0 ? 0 : 1;
process.stdout.write(`${summaryLine(counts)}\n`);

async function bringPrograms() {
  await ensureTestPrograms();
  const chromium = await ensureChromium();
  if (chromium === undefined)
    say(
      "No Chromium was found and none could be installed: the browser tests will fail. Install one, or name it in SWITCHOVER_CHROMIUM.",
    );
  else process.env["SWITCHOVER_CHROMIUM"] = chromium;
}
