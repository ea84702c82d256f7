import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Kills the built program at system calls and at random times while it moves a number, and loses unsynced writes.
await ensureInstalled();
await continueOnNode24(import.meta.url);
await ensureBuilt();
const { code } = await runNode(
  process.execPath,
  [inRoot("test", "crash", "main.ts"), ...process.argv.slice(2)],
  { output: "inherit" },
);
process.exitCode = code;
