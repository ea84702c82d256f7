import { becomeProgram } from "./lib/become-program.mjs";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";

// The command line: installs and builds what is missing, then becomes the program.
await ensureInstalled();
await continueOnNode24(import.meta.url);
await ensureBuilt();
await becomeProgram(process.argv.slice(2));
