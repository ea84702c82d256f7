import module from "node:module";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { giveUp } from "./lib/say.mjs";

// The command line: installs and builds what is missing, then becomes the program. On Node 24 that happens in
// this process, so that its exit code, its signals and even its sudden death are the program's own.
await ensureInstalled();
await continueOnNode24(import.meta.url);
await ensureBuilt();
module.enableCompileCache(inRoot(".cache", "compiled"));
try {
  await import(pathToFileURL(inRoot("dist", "cli.mjs")).href);
} catch (error) {
  // Left to itself, Node would print the bundled line that threw, which can be half the program.
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
