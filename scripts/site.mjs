import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";

// Builds the documentation as a site, into .cache/site. With `dev` or `preview` it is served on this computer.
await ensureInstalled();
await continueOnNode24(import.meta.url);
const site = inRoot("site");
// The site's generator has its own lockfile: nothing else needs it.
await ensureInstalled(site);
const [what = "build", ...rest] = process.argv.slice(2);
const vitepress = inRoot("site", "node_modules", "vitepress", "bin", "vitepress.js");
const { code } = await runNode(process.execPath, [vitepress, what, site, ...rest], { output: "inherit" });
process.exitCode = code;
