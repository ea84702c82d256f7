// For each save: source checks, unit and contract tests. Needs no browser and no system packages.
import { printCheck, runChecks } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { keepTempInMemory } from "./lib/memory-temp.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";
import { say } from "./lib/say.mjs";

const limitMs = 5 * 60_000;

await ensureInstalled();
await continueOnNode24(import.meta.url);
const startedAt = Date.now();
const results = await runChecks(printCheck, { incremental: true });
const projects = ["unit", "mocking", "contract"].flatMap((name) => ["--project", name]);
const removeTemp = keepTempInMemory();
const { code } = await runNode(
  process.execPath,
  [inRoot("node_modules", "vitest", "vitest.mjs"), "run", ...projects, ...process.argv.slice(2)],
  { output: "inherit", limitMs },
);
removeTemp();
say(`All of it took ${Math.round((Date.now() - startedAt) / 1000)} s. \`npm test\` runs the rest.`);
process.exitCode = code === 0 && results.every(({ passed }) => passed) ? 0 : 1;
