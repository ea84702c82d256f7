import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Kills the event store while it works, 1,000 times by default, and counts what was lost; or plays a week of events.
await ensureInstalled();
await continueOnNode24(import.meta.url);
const { code } = await runNode(
  process.execPath,
  [inRoot("test", "soak", "main.ts"), ...process.argv.slice(2)],
  {
    output: "inherit",
  },
);
process.exitCode = code;
