import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Lets processes, windows and data folders work on one number at once, 1,000 times by default. The windows are built.
await ensureInstalled();
await continueOnNode24(import.meta.url);
await ensureBuilt();
const { code } = await runNode(
  process.execPath,
  [inRoot("test", "races", "main.ts"), ...process.argv.slice(2)],
  { output: "inherit" },
);
process.exitCode = code;
