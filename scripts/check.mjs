import { printCheck, runChecks } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";

await ensureInstalled();
await continueOnNode24(import.meta.url);
const results = await runChecks(printCheck);
process.exitCode = results.every((result) => result.passed) ? 0 : 1;
