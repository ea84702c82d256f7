import { ensureChromium } from "./lib/chromium.mjs";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { printCheck, runChecks } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";
import { ensureTestPrograms } from "./lib/test-programs.mjs";
import { addUp, readReport, summaryLine } from "./lib/test-counts.mjs";
import { runNode } from "./lib/run.mjs";
import { mkdirSync, rmSync } from "node:fs";

const limitMs = 15 * 60_000;
const startedAtName = "SWITCHOVER_TESTS_SINCE";

// The clock starts before the install, and goes on where the script starts again on Node 24.
const startedAt = Number((process.env[startedAtName] ??= String(Date.now())));
await ensureInstalled();
await continueOnNode24(import.meta.url);

const leftMs = () => startedAt + limitMs - Date.now();
const checks = await runChecks(printCheck);
// The browser tests drive the built program in a real browser.
await ensureBuilt();
const chromium = ensureChromium();
if (chromium === undefined)
  say(
    "No Chromium was found and none could be installed: the browser tests will fail. Install one, or name it in SWITCHOVER_CHROMIUM.",
  );
else process.env["SWITCHOVER_CHROMIUM"] = chromium;
ensureTestPrograms();
const reportFile = inRoot(".cache", `tests-${process.pid}.json`);
mkdirSync(inRoot(".cache"), { recursive: true });
const vitest = [
  inRoot("node_modules", "vitest", "vitest.mjs"),
  "run",
  "--reporter=default",
  "--reporter=json",
];
const { code } = await runNode(
  process.execPath,
  [...vitest, `--outputFile.json=${reportFile}`, ...process.argv.slice(2)],
  { output: "inherit", limitMs: leftMs() },
);
if (leftMs() <= 0) say(`The tests were ended: they may take ${limitMs / 60_000} minutes.`);
const counts = addUp(checks, readReport(reportFile), code);
rmSync(reportFile, { force: true });
process.exitCode = counts.failed === 0 ? 0 : 1;
process.stdout.write(`${summaryLine(counts)}\n`);
