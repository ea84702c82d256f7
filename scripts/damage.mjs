import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Damages a data folder, 10,000 times by default, and counts what the program then says.
await ensureInstalled();
await continueOnNode24(import.meta.url);
const { code } = await runNode(
  process.execPath,
  [inRoot("test", "damage", "main.ts"), ...process.argv.slice(2)],
  { output: "inherit" },
);
process.exitCode = code;
