import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Lets secrets of every kind through commands of every kind, and looks for them in all that the program leaves.
await ensureInstalled();
await continueOnNode24(import.meta.url);
await ensureBuilt();
const { code } = await runNode(
  process.execPath,
  [inRoot("test", "canaries", "main.ts"), ...process.argv.slice(2)],
  { output: "inherit" },
);
process.exitCode = code;
