import { existsSync } from "node:fs";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

await ensureInstalled();
await continueOnNode24(import.meta.url);
await ensureBuilt();
// Programs used only for comparison have their own lockfile.
const bench = inRoot("test", "bench");
if (existsSync(`${bench}/package-lock.json`)) await ensureInstalled(bench);
const { code } = await runNode(process.execPath, [`${bench}/main.ts`, ...process.argv.slice(2)], {
  output: "inherit",
});
process.exitCode = code;
