import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Changes the code at one place at a time, and counts the changes that its tests notice.
await ensureInstalled();
await continueOnNode24(import.meta.url);
const { code } = await runNode(
  process.execPath,
  [inRoot("test", "mutants", "main.ts"), ...process.argv.slice(2)],
  { output: "inherit" },
);
process.exitCode = code;
