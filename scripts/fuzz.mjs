import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Gives mutated inputs to everything that reads what others write, and counts what went wrong.
await ensureInstalled();
await continueOnNode24(import.meta.url);
const { code } = await runNode(
  process.execPath,
  [inRoot("test", "fuzz", "main.ts"), ...process.argv.slice(2)],
  { output: "inherit" },
);
process.exitCode = code;
