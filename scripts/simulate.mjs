import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Plays migrations in simulated time with everything that can go wrong, and checks the invariants after every event.
await ensureInstalled();
await continueOnNode24(import.meta.url);
const { code } = await runNode(
  process.execPath,
  [inRoot("test", "simulation", "main.ts"), ...process.argv.slice(2)],
  { output: "inherit" },
);
process.exitCode = code;
